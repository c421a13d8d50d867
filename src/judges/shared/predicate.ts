import { anyPhrase, detectLanguage, everyEntry, everyWord, lexiconOf } from '../../lexicon/languages.ts';
import { pair } from '../../statements/pairing.ts';
import { readStatement, type Statement, sameMeaning } from '../../statements/statement.ts';
import type { Passage } from '../../text/passage.ts';
import { overlaps } from '../../text/span.ts';
import { type Word, words } from '../../text/words.ts';
import { findValues } from '../../values/findValues.ts';

const light = everyWord(({ grammar }) => grammar.lightStems);

/** Share of a claim's other words that its evidence has, from which on the verb is what they differ in. */
const leastOthers = 0.6;

/** Words of a claim that have nothing like them in its evidence. */
interface UnsaidWords {
  readonly words: readonly string[];
  /** Whether the claim stands or falls with them. */
  readonly isDecisive: boolean;
}

/**
 * What the evidence of a claim does not say of it, beside names and values. It is decisive where the evidence has another
 * word in its place (who stole something has not sold it), nearly all of the claim but its verb, or nothing of several
 * words in a row: a second statement rides on the first.
 */
export function unsaidWords(claim: string, cited: readonly Passage[]): UnsaidWords | undefined {
  const prose = cited.filter(({ kind }) => kind !== 'tableRow' && kind !== 'field');
  const language = detectLanguage(claim);
  if (prose.length < cited.length || cited.length === 0 || !lexiconOf(language).spaced) return undefined;
  const own = readStatement(claim, language);
  const there = prose.map(({ text }) => readStatement(text, language));
  const headings = prose.flatMap(({ trail }) => trail.map((text) => readStatement(text, language)));
  const said = [...there, ...headings].flatMap((statement) => statement.words.map(({ stem }) => stem));
  const isKnown = ({ stem }: Word) => said.some((other) => isAkin(stem, other));
  const missing = own.content.filter((at) => !isKnown(own.words[at]!) && isOwnWord(own, at));
  const decisive = (found: readonly number[]): UnsaidWords => ({
    words: found.map((at) => own.words[at]!.text),
    isDecisive: true,
  });
  const other = missing.find((at) => there.some((statement) => hasOther(own, at, statement, isKnown)));
  if (other !== undefined) return decisive([other]);
  const isMostlySaid = (left: readonly number[]) => {
    const rest = own.content.filter((at) => !left.includes(at));
    const known = rest.filter((at) => isKnown(own.words[at]!)).length;
    return rest.length > 0 && known >= rest.length * leastOthers;
  };
  const verb = language === 'en' || language === 'other' ? missing.find((at) => isVerb(own, at)) : undefined;
  if (verb !== undefined && isMostlySaid([verb])) return decisive([verb]);
  const run = longestRun(own.content, missing);
  if (run.length >= statementWords && isMostlySaid(run)) return decisive(run);
  return { words: missing.map((at) => own.words[at]!.text), isDecisive: false };
}

/** So many words in a row are a statement of their own. */
const statementWords = 3;

/** The most of `some` that follow each other in `all`. */
function longestRun(all: readonly number[], some: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  let run: number[] = [];
  for (const at of all) {
    run = some.includes(at) ? [...run, at] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

const events = everyEntry(({ grammar }) => grammar.events).map((group) =>
  [...group].flatMap((verb) => words(verb).map(({ stem }) => stem)),
);

const known = new Map<string, ReadonlySet<number>>();

/** The groups that a word belongs to in any of its forms. */
function eventsOf(stem: string): ReadonlySet<number> {
  const found =
    known.get(stem) ??
    new Set(events.flatMap((group, i) => (group.some((other) => sameMeaning(stem, other)) ? [i] : [])));
  if (known.size > 5000) known.clear();
  known.set(stem, found);
  return found;
}

const shortestRoot = 4;

/** Words of one root count as one: "open" and "opening". */
function isAkin(a: string, b: string): boolean {
  if (sameMeaning(a, b) || [...eventsOf(a)].some((group) => eventsOf(b).has(group))) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < shortestRoot) return false;
  return long.startsWith(short) || long.startsWith(short.slice(0, Math.max(5, short.length - 2)));
}

/** Names and values are compared elsewhere, in all the ways in which they may be written. */
function isOwnWord({ words: all, names, text }: Statement, at: number): boolean {
  const word = all[at]!;
  return ![...names, ...findValues(text)].some((one) => overlaps(one, word)) && !light.has(word.stem);
}

/** Words that another one may stand for. */
const mostReplaced = 2;

/** Whether a passage has another word between the same neighbours, of which the claim does not speak. */
function hasOther(
  claim: Statement,
  at: number,
  passage: Statement,
  isKnown: (word: Word) => boolean,
): boolean {
  const { there, here } = pair(claim, passage);
  const before = claim.content.findLast((other) => other < at);
  const after = claim.content.find((other) => other > at);
  if (before === undefined || !isKnown(claim.words[before]!)) return false;
  const from = there.get(before);
  const to = after === undefined ? passage.words.length : there.get(after);
  if (from === undefined || to === undefined || to <= from) return false;
  const between = passage.content.filter((other) => other > from && other < to);
  return between.length > 0 && between.length <= mostReplaced && between.every((other) => !here.has(other));
}

const eventForms = everyWord(({ grammar }) => grammar.eventForms);
const leadsNoun = new RegExp(`^(?:${anyPhrase(({ grammar }) => grammar.nounLeads)})$`, 'u');

/** By its form and place; what stands behind an article is a part of a name for something. */
function isVerb({ words: all }: Statement, at: number): boolean {
  const { text } = all[at]!;
  if (!eventForms.has(text) && !/^\p{L}{2,}ed$/u.test(text)) return false;
  const before = all[at - 1]?.text;
  return before !== undefined && !leadsNoun.test(before);
}
