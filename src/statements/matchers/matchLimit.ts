import { everyWord } from '../../lexicon/languages.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { findValues } from '../../values/findValues.ts';
import type { Value } from '../../values/value.ts';
import type { CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { type Statement, sameMeaning } from '../statement.ts';
import { copyOf, type Gap, spanOfWords } from './copiedGaps.ts';

/** Less of the claim in one order, and it is no copy that leaves something out. */
const leastCopied = 0.7;
const mostWords = 8;

/**
 * A copy that leaves out what its evidence is limited to: "refunds until departure" for "until 24 hours before departure",
 * "children travel free" for "children under six travel free".
 */
export const matchLimit: Matcher = (compared) => {
  const { claim, evidence } = compared;
  const { share, gaps } = copyOf(compared);
  if (share < leastCopied) return 'unknown';
  for (const [at, { here, there }] of gaps.entries()) {
    if (there.length === 0 || there.length > mostWords || at === gaps.length - 1) continue;
    if (here.some((i) => !isAmount(claim, i)) || isInserted(evidence, there)) continue;
    const limit =
      (at > 0 && (distance(evidence, there) ?? narrowing(evidence, there))) || rule(compared, there);
    if (limit) return differs(compared, here, limit);
  }
  return 'unknown';
};

const differs = ({ claim }: Compared, here: Gap['here'], there: Span): Difference => ({
  kind: 'condition',
  here: here.length > 0 ? spanOfWords(claim, here) : { start: 0, end: claim.text.length },
  there,
});

/** "All" in its place does not say it. */
const isAmount = ({ words, cues }: Statement, at: number): boolean =>
  words[at]!.stop || cues.some((cue) => amounts.has(cue.kind) && overlaps(cue, words[at]!));

const amounts: ReadonlySet<CueKind> = new Set(['all', 'most', 'some']);

/** Set off by commas or brackets it tells more of a thing, and narrows nothing. */
const isInserted = ({ text, words }: Statement, there: Gap['there']): boolean =>
  /[,;:()—–]/u.test(
    text.slice(words[there[0]! - 1]?.end ?? words[there[0]!]!.start, words[there.at(-1)! + 1]?.start),
  );

const valuesIn = ({ text, words }: Statement, there: Gap['there']): readonly Value[] => {
  const span = spanOfWords({ words } as Statement, there);
  return findValues(text).filter((value) => overlaps(value, span));
};

/** "Until [24 hours before] departure". */
function distance(evidence: Statement, there: Gap['there']): Span | undefined {
  const { words, cues } = evidence;
  const first = words[there[0]!]!;
  const isBound = (kind: CueKind) => kind === 'before' || kind === 'after';
  const opens = cues.some(({ kind, end }) => isBound(kind) && end <= first.start && first.start - end <= 2);
  const last = words[there.at(-1)!]!;
  const joins = cues.some(
    ({ kind, start, end }) => isBound(kind) && start >= first.start && end === last.end,
  );
  return opens && joins && valuesIn(evidence, there).some(({ kind }) => kind === 'duration')
    ? spanOfWords(evidence, there)
    : undefined;
}

/** "Children [under six] travel free": those that are named without an article are all of them. */
function narrowing(evidence: Statement, there: Gap['there']): Span | undefined {
  const { words, markers } = evidence;
  const noun = there[0]! - 1;
  if (words[noun]!.stop || !markers.restrictions.has(words[there[0]!]!.text)) return undefined;
  if (!isGeneric(evidence, noun)) return undefined;
  const isLimited = valuesIn(evidence, there).some(
    (value) =>
      value.bound !== undefined || value.kind === 'duration' || ('amount' in value && isRange(value)),
  );
  return isLimited || isRuled(evidence, there) ? spanOfWords(evidence, there) : undefined;
}

const isRange = ({ amount }: Extract<Value, { amount: unknown }>): boolean => amount.low < amount.high;

/** "[Small] organisations may apply": who may, must or should is told by every word before that. */
function rule({ claim, evidence, pairing }: Compared, there: Gap['there']): Span | undefined {
  const { words, names } = evidence;
  const isPlain = there.every(
    (at) =>
      !words[at]!.stop &&
      !/\d/.test(words[at]!.text) &&
      !names.some((name) => name.start > 0 && overlaps(name, words[at]!)),
  );
  const next = there.at(-1)! + 1;
  if (!isPlain || !isGeneric(evidence, next) || !isRuled(evidence, there) || !isRuled(claim, []))
    return undefined;
  const says = claim.words.some(({ stem }) => there.some((at) => sameMeaning(stem, words[at]!.stem)));
  return says || !pairing.here.has(next) ? undefined : spanOfWords(evidence, there);
}

const modes: ReadonlySet<CueKind> = new Set(['obligation', 'advice', 'permission']);

/** Whether it says behind these words what must, should or may be. */
const isRuled = ({ words, cues }: Statement, there: Gap['there']): boolean =>
  cues.some(({ kind, start }) => modes.has(kind) && start >= (words[there.at(-1) ?? 0]?.end ?? 0) - 1);

/** Whether a noun opens its part, or what it belongs to does, and no article tells which of them is meant. */
function isGeneric({ text, words, markers }: Statement, noun: number): boolean {
  let run = 1;
  let at = noun;
  for (; at > 0 && !/[.,;:!?。，；]/u.test(text.slice(words[at - 1]!.end, words[at]!.start)); at--) {
    const { stop, text: word } = words[at - 1]!;
    if (stop && !wholes.has(word) && !markers.prepositions.has(word) && !kindArticles.has(word)) return false;
    const isHyphenated = text[words[at - 1]!.end] === '-';
    run = stop ? 0 : run + Number(!isHyphenated);
    if (run > mostBeside) return false;
  }
  return noun < words.length && (!words[at]!.stop || wholes.has(words[at]!.text));
}

/** More words side by side hold a verb. */
const mostBeside = 2;
const wholes = everyWord(({ grammar }) => grammar.wholes);
const kindArticles = everyWord(({ grammar }) => grammar.kindArticles);
