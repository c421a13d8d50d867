import type { AskedKind } from '../../lexicon/absences.ts';
import { anyPhrase, wholePhrases } from '../../lexicon/languages.ts';
import { type Absence, readAbsence, type Sought, soughtByQuestion } from '../../statements/absence.ts';
import { findDenials } from '../../statements/polarity.ts';
import { sameMeaning } from '../../statements/statement.ts';
import { clausesOf } from '../../text/clauses.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { type Word, words } from '../../text/words.ts';
import { findNames } from '../../values/find/names.ts';
import type { NameValue, ValueKind } from '../../values/value.ts';
import { speculates } from '../shared/certainty.ts';
import { strengthCue } from '../shared/strengthCue.ts';
import type { AnalysedPassage, ContextReader } from './retrieval.ts';

/** What the context holds of what a claim says to be missing. */
export type AbsenceFinding =
  /** It speaks of it, here. */
  | { readonly how: 'stated'; readonly from: Absence['from']; readonly at: AnalysedPassage }
  /** Nowhere does it speak of it. */
  | { readonly how: 'confirmed' }
  /** It has parts of it: what is said of the source itself can be neither confirmed nor supported. */
  | { readonly how: 'unsettled' }
  /** It may say itself that it is missing: the claim is judged like any other. */
  | { readonly how: 'open' };

/** How many passages of a large context are looked at. */
const mostSearched = 24;
/** Share of the words that a passage has where it also has a value of the kind that is asked for. */
const enoughBesideValue = 0.6;
/** Share of the words, by any likeness, from which on a passage may speak of it otherwise. */
const hardly = 1 / 3;
/** Share of pairs of signs, of which those between two words tell nothing. */
const enoughPairs = 0.65;

/**
 * Looks for what a claim says to be missing; undefined where it does not say what. A whole answer
 * that something is not told is about its question.
 */
export function findAbsence(
  absence: Absence,
  reader: ContextReader,
  question: string,
): AbsenceFinding | undefined {
  const sought = isEmpty(absence.sought) ? soughtByQuestion(question) : absence.sought;
  if (isEmpty(sought)) return undefined;
  const passages = passagesFor(sought, reader);
  const spoken = passages.filter((at) => speaksOf(at, sought, reader));
  const stated = spoken.find((at) => isStated(at, sought, absence.from));
  if (stated) return { how: 'stated', from: absence.from, at: stated };
  if (absence.from === 'subject' || spoken.length > 0) return { how: 'open' };
  return { how: maySpeakOf(passages, sought) ? 'unsettled' : 'confirmed' };
}

const isEmpty = ({ words }: Sought): boolean => words.length === 0;

const passagesFor = ({ words, of }: Sought, reader: ContextReader): readonly AnalysedPassage[] =>
  reader.isSearchedWhole
    ? reader.all()
    : reader.index
        .searchNow([...words, ...of].map(({ text }) => text).join(' '), mostSearched)
        .flatMap(({ position }) => reader.passage(position) ?? []);

/** Share of the words that a passage has, of which one must stand in itself. */
function shareOf(at: AnalysedPassage, { words }: Sought): number {
  if (!words.some((word) => spansOf(at, word).length > 0)) return 0;
  return words.filter((word) => holds(at, word)).length / words.length;
}

function speaksOf(at: AnalysedPassage, sought: Sought, reader: ContextReader): boolean {
  const { words, asked } = sought;
  const least = asked.length > 0 ? enoughBesideValue : unspaced.test(words[0]!.text) ? enoughPairs : 1;
  return shareOf(at, sought) >= least && asked.every((kind) => tells(at, kind)) && isOf(at, sought, reader);
}

/** Whether passages have too much of it, or of what would tell it, for a claim that it is missing to be confirmed. */
function maySpeakOf(passages: readonly AnalysedPassage[], { words, asked }: Sought): boolean {
  const near = (at: AnalysedPassage) => words.filter((word) => isLike(at, word)).length / words.length;
  if (asked.length === 0) return passages.some((at) => near(at) > hardly);
  // Who did it may be told in any other words, but not without a name.
  const isTold = asked.every((kind) => passages.some((at) => tells(at, kind)));
  return isTold || passages.some((at) => near(at) === 1);
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters from which on a word that begins another may be a form of it: "export" of "exportieren". */
const fewestShared = 5;

const isForm = (one: string, other: string): boolean =>
  sameMeaning(one, other) ||
  (one.length >= fewestShared && !unspaced.test(one) && other.startsWith(one)) ||
  (other.length >= fewestShared && !unspaced.test(other) && one.startsWith(other));

/** Letters that words of one root begin with alike at least, and their share of the word. */
const rootLetters = 4;
const rootShare = 0.6;

/** How many letters two words begin with alike. */
function sharedOpening(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** Whether two words may have to do with each other: of one root, or one a part of the other. */
function mayBeKin(one: string, other: string): boolean {
  if (sameMeaning(one, other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < rootLetters || unspaced.test(short)) return false;
  const shared = sharedOpening(short, long);
  return long.includes(short) || (shared >= rootLetters && shared >= rootShare * short.length);
}

/** Whether a passage, or what stands above it, has anything like a word. */
const isLike = (at: AnalysedPassage, word: Word): boolean =>
  [...at.stems].some((stem) => mayBeKin(stem, word.stem));

/** Whether two words are of one root, which counts beside another word that is the same: "conversion", "converti". */
const isOfRoot = (one: string, other: string): boolean =>
  !unspaced.test(one) &&
  sharedOpening(one, other) >= Math.max(fewestShared, rootShare * Math.max(one.length, other.length));

const holds = (at: AnalysedPassage, word: Word): boolean =>
  at.stems.has(word.stem) ||
  at.words.some((own) => isForm(own.stem, word.stem) || isOfRoot(own.stem, word.stem));

/** Where a passage has a word itself, and not in what stands above it. */
const spansOf = (at: AnalysedPassage, word: Word): readonly Span[] =>
  at.words.filter((own) => !own.stop && isForm(own.stem, word.stem));

/**
 * Whether a passage is of what is said to lack it. What stands nowhere, or is one word and opens the source, is what the
 * whole source is about: "the museum has no lift".
 */
function isOf(at: AnalysedPassage, { of }: Sought, reader: ContextReader): boolean {
  if (of.every((word) => holds(at, word)) || of.every((word) => !reader.has(word.stem))) return true;
  const [only, more] = of;
  return !more && openingOf(at.passage.uri, reader).some((one) => holds(one, only!));
}

/** How many passages open a source. */
const opening = 2;

const openingOf = (uri: string, reader: ContextReader): readonly AnalysedPassage[] => {
  const start = [...reader.index.passages].findIndex((passage) => passage.uri === uri);
  return Array.from({ length: opening }, (_, i) => reader.passage(start + i)).filter(
    (one) => one !== undefined,
  );
};

const kindsOf: Readonly<Partial<Record<AskedKind, readonly ValueKind[]>>> = {
  when: ['date', 'time', 'duration'],
  howLong: ['duration'],
  howMuch: ['number', 'quantity', 'percentage', 'money', 'duration', 'version'],
  price: ['money'],
};
const byWhom = new RegExp(wholePhrases(({ evidence }) => evidence.byWhom).source, 'iu');
const cause = strengthCue((strength) => strength.cause);

/** Whether a passage has what a question of this kind asks for. */
function tells(at: AnalysedPassage, kind: AskedKind): boolean {
  const kinds = kindsOf[kind];
  if (kinds) return at.values.some((value) => kinds.includes(value.kind));
  if (kind === 'why') return cause.test(at.text);
  if (kind === 'who' && byWhom.test(at.text)) return true;
  // "August" is a date, and nobody.
  const isValue = (name: Span) => at.values.some((value) => value.kind !== 'name' && overlaps(value, name));
  // Any word has a capital at the head of a sentence, and its article too.
  const isName = ({ start, name }: NameValue) =>
    start > 0 || words(name).filter(({ stop }) => !stop).length > 1;
  return findNames(at.text).some((one) => isName(one) && !isValue(one));
}

/** It was there once, or is still to come. */
const isElsewhen = new RegExp(
  wholePhrases(({ absence, evidence }) => [...absence.planned, ...evidence.noLonger, ...evidence.ended])
    .source,
  'iu',
);

/** Whether a passage that speaks of it says that it is there; for a source it is enough that it does not say so itself. */
function isStated(at: AnalysedPassage, sought: Sought, from: Absence['from']): boolean {
  const held = sought.words.flatMap((word) => spansOf(at, word));
  const denials = findDenials(at.text);
  const parts = statementsIn(at.text, denials).filter((part) => held.some((span) => overlaps(span, part)));
  const textOf = ({ start, end }: Span): string => at.text.slice(start, end);
  if (from === 'source') return parts.every((part) => readAbsence(textOf(part)) === undefined);
  return parts.every((part) => isSaidIn(at.text, part, denials));
}

/** Whether a part of a text says that something is so, now. */
function isSaidIn(text: string, part: Span, denials: readonly Span[]): boolean {
  const said = text.slice(part.start, part.end);
  return !denials.some((one) => overlaps(part, one)) && !speculates(said) && !isElsewhen.test(said);
}

const joins = anyPhrase(({ clauses }) => [
  ...clauses.coordination,
  ...clauses.continuation,
  ...clauses.contrast,
]);
const joined = new RegExp(`(?<!\\p{L})(?:${joins})\\s(?:[\\p{L}]+\\s)?$`, 'iu');

/** The clauses of a passage, cut also where a denial begins another predicate: "contains lactose and no gluten". */
function statementsIn(text: string, denials: readonly Span[]): readonly Span[] {
  const cuts = [
    ...denials.flatMap(({ start }) => (joined.test(text.slice(0, start)) ? [start] : [])),
    ...[...text.matchAll(/[.!?。]\s+(?=\p{Lu})/gu)].map(({ 0: end, index }) => index + end.length),
  ].toSorted((a, b) => a - b);
  return clausesOf(text).flatMap((clause) => {
    const ends = [...cuts.filter((cut) => clause.start < cut && cut < clause.end), clause.end];
    return ends.map((end, i) => ({ start: ends[i - 1] ?? clause.start, end }));
  });
}

const segmentEnds = new RegExp(`[,;:.–—、。，；]|(?<!\\p{L})(?:${joins})(?=\\s)`, 'giu');

/**
 * Whether a passage denies something of what a claim denies: the shortest part with the denial has one of its words.
 * "Towels are lent out, caps are not" denies nothing of towels.
 */
export function deniesAny(at: AnalysedPassage, claim: readonly Word[]): boolean {
  const denials = findDenials(at.text);
  const ends = [...at.text.matchAll(segmentEnds)].map(({ index }) => index);
  return denials.some(({ start, end }) => {
    const part = {
      start: ends.findLast((one) => one < start) ?? 0,
      end: ends.find((one) => one >= end) ?? at.text.length,
    };
    const rest = at.words.filter((own) => overlaps(own, part) && !overlaps(own, { start, end }));
    return rest.some((own) => claim.some((word) => !word.stop && isForm(own.stem, word.stem)));
  });
}
