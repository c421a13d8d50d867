import type { Span } from '../../text/span.ts';
import { sameName } from '../../values/agree/names.ts';
import type { Matcher } from '../matcher.ts';
import { type Statement, sameMeaning } from '../statement.ts';

/** A name and what it is said to be: "Ada Berg is the director", "the director is Ada Berg". */
interface Holder {
  readonly name: string;
  readonly at: Span;
  /** Stem of what it is. */
  readonly as: string;
  /** "Is" or "was": who was it before is another one. */
  readonly verb: string;
}

/** What is one person or thing in the claim is another one in the evidence. */
export const matchHolder: Matcher = ({ claim, evidence }) => {
  const theirs = holdersIn(evidence);
  let met = false;
  for (const mine of holdersIn(claim)) {
    const named = theirs.filter(({ as, verb }) => verb === mine.verb && sameMeaning(as, mine.as));
    if (named.some(({ name }) => sameName(name, mine.name))) met = true;
    else if (named[0]) return { kind: 'name', here: mine.at, there: named[0].at };
  }
  return met ? 'same' : 'unknown';
};

function holdersIn(statement: Statement): readonly Holder[] {
  const { names, words, markers } = statement;
  return names.flatMap(({ name, start, end }): Holder[] => {
    const first = words.findIndex((word) => word.start >= start);
    const next = words.findIndex((word) => word.start >= end);
    const before = words[first - 1]?.text ?? '';
    const verb = markers.passives.has(before) ? before : (words[next]?.text ?? '');
    if (!markers.passives.has(verb)) return [];
    const as = verb === before ? roleBefore(statement, first - 2) : roleBehind(statement, next + 1);
    return as && !names.some((one) => one.start <= as.start && as.end <= one.end)
      ? [{ name, at: { start, end }, as: as.stem, verb }]
      : [];
  });
}

type Word = Statement['words'][number];

/** "Her deputy is", "the director of the mill is": what stands behind the first article or pronoun. */
function roleBefore({ words, text, markers }: Statement, last: number): Word | undefined {
  let role: Word | undefined;
  for (let at = last; at > 0 && at > last - longestRole; at--) {
    if (/[,;:.]/.test(text.slice(words[at]!.end, words[at + 1]!.start))) break;
    if (isDefinite(markers, words[at - 1]!) && !words[at]!.stop) role = roleFrom(words, at);
  }
  return role;
}

/** "The new director of …". */
const roleBehind = ({ words, markers }: Statement, from: number): Word | undefined =>
  words[from] && isDefinite(markers, words[from]) ? roleFrom(words, from + 1) : undefined;

/** The last word before the next small one. */
function roleFrom(words: readonly Word[], from: number): Word | undefined {
  const end = words.findIndex(({ stop }, at) => stop && at >= from);
  return words.slice(from, end < 0 ? undefined : end).at(-1);
}

const isDefinite = ({ definite, possessives }: Statement['markers'], { text }: Word): boolean =>
  definite.has(text) || possessives.has(text);

/** Words of what somebody is, with those that narrow it. */
const longestRole = 6;
