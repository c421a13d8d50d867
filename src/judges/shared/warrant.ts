import type { EvidenceLexicon } from '../../lexicon/evidence.ts';
import { anyPhrase, detectLanguage, everyWord } from '../../lexicon/languages.ts';
import { findNegations, findOpposition } from '../../statements/polarity.ts';
import type { Passage } from '../../text/passage.ts';
import { overlaps } from '../../text/span.ts';
import { type Word, words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import { derivedBy } from '../../values/derivation.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues } from '../../values/findValues.ts';
import type { Value } from '../../values/value.ts';
import { unsaidWords } from './predicate.ts';

/**
 * How well cited passages bear a claim out. `strong`: they have its names, values and most of its words; `fair`: its
 * names and values; `weak`: some of those are missing, or another word stands in a word's place; `none`: they speak of nothing that the claim speaks of.
 */
export interface Warrant {
  readonly strength: 'strong' | 'fair' | 'weak' | 'none';
  /** Share of the claim's words that they have, 0..1. */
  readonly share: number;
  /** The same of the words beside names: "killed" of "Ingrid killed Olaf". */
  readonly said: number;
  /** Whether no word of the claim is without its like in them. */
  readonly isWhole?: boolean;
  /** What the passages do not mention, in the claim's words. */
  readonly missing: readonly string[];
}

/** Names that a passage's own "it" stands for are looked for in as many passages before it. */
const passagesBefore = 3;

/** More citations than these bear nothing out: whoever cites everything has found nothing. */
export const mostCitations = 12;

/**
 * @param sentence what the claim is a part of, and about: "by Ada" alone is about nothing
 * @param all the passages that were shown, by position
 */
export function warrantOf(
  claim: string,
  sentence: string,
  cited: readonly Passage[],
  all: ReadonlyMap<number, Passage>,
): Warrant {
  const evidence = cited.map(({ text, trail }) => [...trail, text].join('\n')).join('\n');
  const wide = [evidence, ...cited.flatMap((passage) => leadOf(passage, all))].join('\n');
  const here = telling(claim);
  const there = stemsOf(evidence);
  const shared = here.filter(({ stem }) => there.has(stem)).length;
  const known = findValues(evidence, { language: detectLanguage(claim) });
  const values = findValues(claim).filter((value) => isTelling(value, cited.length));
  const isForeign = !sameLanguage(claim, evidence);
  const isDenied = findNegations(claim).length > 0;
  const missingValues = values.filter(
    (value) =>
      !isMet(value, known, evidence, isForeign) ||
      (!isDenied &&
        known.some((other) => isPassed(value, other)) &&
        !known.some((other) => isSure(value, other))),
  );
  const names = namesOf(claim);
  const namesThere = findNames(wide);
  const order = words(wide).map(({ stem }) => stem);
  const missingNames = names.filter(
    (name) =>
      !isSaidTogether(words(name.text), order, namesThere) &&
      !namesThere.some((other) => compareValues(name, other) === 'equal'),
  );
  const missing = [...missingValues, ...missingNames].toSorted((a, b) => a.start - b.start);
  const isAbout = telling(sentence).some(({ stem }) => there.has(stem));
  const nothing = shared === 0 && !isAbout && missing.length === values.length + names.length;
  const agrees = isForeign && values.length + names.length > missing.length;
  const share = shareOf(shared, here.length, agrees);
  const beside = here.filter((word) => !names.some((name) => overlaps(name, word)));
  const said = shareOf(
    beside.filter(({ stem }) => there.has(stem)).length,
    beside.length,
    agrees || isForeign,
  );
  if (nothing && here.length > 0 && !isForeign)
    return {
      strength: 'none',
      share,
      said,
      missing: here.slice(0, 4).map(({ start, end }) => claim.slice(start, end)),
    };
  if (missing.length > 0) return { strength: 'weak', share, said, missing: missing.map(({ text }) => text) };
  // The names are the same, and nothing that is said of them.
  if (said === 0)
    return {
      strength: 'weak',
      share,
      said,
      missing: beside.slice(0, 4).map(({ start, end }) => claim.slice(start, end)),
    };
  const unsaid = isForeign ? undefined : unsaidWords(claim, cited);
  if (unsaid?.isDecisive) return { strength: 'weak', share, said, missing: unsaid.words };
  const isWhole = unsaid === undefined || unsaid.words.length === 0;
  return { strength: share >= 0.5 ? 'strong' : 'fair', share, said, isWhole, missing: [] };
}

/** Languages share no words; there, names and values that agree count for half of them. */
const shareOf = (shared: number, all: number, agrees: boolean): number =>
  Math.max(all === 0 ? 1 : shared / all, agrees ? 0.5 : 0);

/** Whether a passage says what the claim says, word for word and in its order: it cannot say otherwise as well. */
export function saysTheSame(claim: string, { text }: Passage): boolean {
  const here = telling(claim).map(({ stem }) => stem);
  let at = 0;
  for (const { stem } of telling(text)) if (stem === here[at]) at++;
  return (
    here.length >= 2 &&
    at === here.length &&
    findNegations(claim).length === findNegations(text).length &&
    findOpposition(claim, text) === undefined
  );
}

/** Whether a passage denies what the claim says, in the claim's own words. */
export const denies = (claim: string, { text }: Passage): boolean =>
  findOpposition(claim, text) !== undefined;

const evidencePattern = (pick: (evidence: EvidenceLexicon) => Iterable<string>): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${anyPhrase(({ evidence }) => pick(evidence))})(?!\\p{L})`, 'iu');
const compares = evidencePattern(({ compares }) => compares);
const isOver = evidencePattern(({ noLonger }) => noLonger);
const hasEnded = evidencePattern(({ ended }) => ended);
const denialEnds = everyWord(({ evidence }) => evidence.denialEnds);

/** Whether a claim denies what passages say without any denial, in their own words: "never carries cars". */
export function deniesAlone(claim: string, passages: readonly string[]): boolean {
  const evidence = passages.join('\n');
  if (findNegations(evidence).length > 0 || (isOver.test(claim) && hasEnded.test(evidence))) return false;
  const there = stemsOf(evidence);
  return findNegations(claim).some(({ end, scope }) => {
    if (compares.test(claim.slice(end, scope.end))) return false;
    const denied = telling(claim)
      .filter((word) => word.start >= end && word.end <= scope.end && !denialEnds.has(word.text))
      .slice(0, 3);
    return denied.length > 0 && denied.every(({ stem }) => there.has(stem));
  });
}

const speaksFor = new RegExp(`^\\W*(?:${anyPhrase(({ evidence }) => evidence.standIns)})\\b`, 'i');

/** A passage that names nobody speaks of what stands before it. */
function leadOf(passage: Passage, all: ReadonlyMap<number, Passage>): readonly string[] {
  if (!speaksFor.test(passage.text) && namesOf(passage.text).length > 0) return [];
  return Array.from({ length: passagesBefore }, (_, i) => all.get(passage.position - 1 - i)).flatMap(
    (before) => (before && before.uri === passage.uri ? [before.text] : []),
  );
}

const telling = (text: string): readonly Word[] => words(text).filter(({ stop }) => !stop);
const stemsOf = (text: string): ReadonlySet<string> => new Set(words(text).map(({ stem }) => stem));

/** German writes every noun with a capital; there only names of several words are surely names. */
function namesOf(text: string): readonly Value[] {
  const german = detectLanguage(text) === 'de';
  return findNames(text).filter(({ name }) => !german || telling(name).length > 1);
}

/** A name's words side by side, or within one name: those of two people make no third. */
function isSaidTogether(
  name: readonly Word[],
  there: readonly string[],
  namesThere: readonly Value[],
): boolean {
  const stems = name.map(({ stem }) => stem);
  return (
    there.some((_, from) => stems.every((stem, i) => there[from + i] === stem)) ||
    namesThere.some((other) => {
      const own = new Set(words(other.text).map(({ stem }) => stem));
      return stems.every((stem) => own.has(stem));
    })
  );
}

/** "One", "a day" and the number of what is cited are no values that a passage has to state. */
function isTelling(value: Value, cited: number): boolean {
  if (value.kind === 'switch' || value.kind === 'name') return false;
  if (/\p{N}/u.test(value.text)) return true;
  return value.kind === 'number' && value.amount.low > 1 && value.amount.low !== cited;
}

function isMet(value: Value, known: readonly Value[], evidence: string, isForeign: boolean): boolean {
  const agrees = known.some((other) => isSure(value, other) || isPassed(value, other));
  if (agrees || isWord(value.text, evidence) || derivedBy(value, known) !== undefined) return true;
  // What is counted may go by another word, and a unit by another language's.
  const [digits] = /\p{N}(?:.*\p{N})?/su.exec(value.text) ?? [];
  return digits !== undefined && (isForeign || value.kind === 'number') && isWord(digits, evidence);
}

/** Whether another value bears it out, and is not the very number that it goes beyond. */
function isSure(value: Value, other: Value): boolean {
  const relation = compareValues(value, other);
  return (
    relation !== 'clash' && relation !== 'incomparable' && relation !== 'finer' && !isPassed(value, other)
  );
}

/** Whether a claim goes beyond the very number that its evidence has: "120" does not state "more than 120". */
const isPassed = (value: Value, other: Value): boolean =>
  value.kind === 'number' &&
  other.kind === 'number' &&
  (value.bound === 'over' || value.bound === 'under') &&
  other.bound === undefined &&
  !other.approx &&
  value.amount.low === other.amount.low;

const isWord = (text: string, evidence: string): boolean => {
  const at = evidence.indexOf(text);
  const beside = `${evidence[at - 1] ?? ' '}${evidence[at + text.length] ?? ' '}`;
  return at >= 0 && !/[\p{L}\p{N}]/u.test(beside);
};

/** Words can only be shared within a language; where it cannot be told they are taken to be of one. */
function sameLanguage(a: string, b: string): boolean {
  const [here, there] = [detectLanguage(a), detectLanguage(b)];
  const script = (text: string) => /\p{Script=Latin}/u.test(text);
  return script(a) === script(b) && (here === there || here === 'other' || there === 'other');
}
