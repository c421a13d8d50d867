import { everyWord } from '../../../lexicon/languages.ts';
import { words } from '../../../text/words.ts';
import { isOfSameNumber } from '../../../values/agree/versions.ts';
import { compareValues } from '../../../values/compareValues.ts';
import {
  comparesAmounts,
  isMultipleOf,
  isPartOf,
  isRatio,
  isSumOf,
  isTotal,
  mayDiffer,
  mayFollow,
} from '../../../values/derivation.ts';
import { isWithinBound } from '../../../values/pointsOfTime.ts';
import { isSpan } from '../../../values/timeSpans.ts';
import type { Value } from '../../../values/value.ts';
import type { AnalysedPassage, ContextReader } from '../retrieval.ts';
import { siblingsOf } from '../siblings.ts';
import type { Candidate } from './candidates.ts';

/** What a value may follow from: the passages near it, and the claim's other values. */
export interface Surroundings {
  readonly close: readonly AnalysedPassage[];
  readonly beside: readonly Value[];
  readonly reader: ContextReader;
}

/**
 * Whether plain arithmetic on the values of one passage near, of its table or of passages in a row gives the value; or on
 * those of any passage that counts the same things or tells from when to when; whether it is a case of a limit near; or
 * whether the context has that number under no more than the word "version".
 */
export const isReckoned = (value: Value, around: Surroundings): boolean =>
  isReckonedNear(value, around) ||
  around.close.some(({ values }) => values.some((other) => isCaseOf(value, other))) ||
  everyPassage(around.reader).some(
    (at) =>
      (tellsAlike(value, at) && mayFollow(value, at.values, around.beside)) ||
      at.values.some((other) => isOfSameNumber(value, other)),
  );

function isReckonedNear(value: Value, { close, beside, reader }: Surroundings): boolean {
  const row = close.find(({ passage }) => passage.kind === 'tableRow');
  const rows = row ? siblingsOf(row.passage, reader) : [];
  const inOrder = close.toSorted((a, b) => a.passage.position - b.passage.position);
  const columns = columnsOf(rows);
  return (
    [...close.map(({ values }) => values), valuesOf(rows), ...columns].some((group) =>
      mayFollow(value, group, beside),
    ) ||
    close.some(
      ({ values }) => isRatio(value, values) || values.some((one) => isPartOf(value, one, values)),
    ) ||
    isSpan(value, valuesOf(inOrder)) ||
    mayDiffer(value, valuesOf(close)) ||
    (value.kind === 'time' && mayFollow(value, valuesOf(close)))
  );
}

const valuesOf = (passages: readonly AnalysedPassage[]): readonly Value[] =>
  passages.flatMap(({ values }) => values);

/** The sum of a column, the number of rows, or a case of a limit in another row: "eight days" of "9 days or fewer". */
function isOfTable(value: Value, at: AnalysedPassage, reader: ContextReader): boolean {
  const rows = siblingsOf(at.passage, reader);
  return (
    columnsOf(rows).some((column) => isSumOf(value, column)) ||
    (value.kind === 'number' && value.amount.low === rows.length) ||
    valuesOf(rows).some((one) => one.kind === value.kind && isWithinLimit(value, one))
  );
}

const isWithinLimit = (value: Value, other: Value): boolean =>
  'amount' in other &&
  (other.bound !== undefined || other.amount.low < other.amount.high) &&
  compareValues(value, other) === 'finer';

/** The values of rows by the heads of their columns. */
function columnsOf(rows: readonly AnalysedPassage[]): readonly (readonly Value[])[] {
  const columns = new Map<string, Value[]>();
  for (const value of valuesOf(rows)) {
    const head = value.before.join(' ');
    columns.set(head, [...(columns.get(head) ?? []), value]);
  }
  return [...columns.values()];
}

const tellsAlike = (value: Value, { values, stems }: AnalysedPassage): boolean =>
  value.kind === 'duration'
    ? values.filter(({ kind }) => kind === 'time').length === 2
    : value.kind === 'number' &&
      value.noun !== undefined &&
      (values.some((one) => one.kind === 'number' && one.noun === value.noun) ||
        (comparesAmounts(value) && words(value.noun).some(({ stem }) => stems.has(stem))));

/** All passages of a context that is not too large to look through. */
const everyPassage = (reader: ContextReader): readonly AnalysedPassage[] =>
  reader.isSearchedWhole
    ? [...Array(reader.index.passages.length).keys()].flatMap((at) => reader.passage(at) ?? [])
    : [];

/**
 * Wherever it stands: a sum of several, where the other is of one; in a row or a list's item what follows from that; what
 * several cost, where a passage near has the price of each; and 800 of "up to 500 the one, above the other".
 */
export const isReckonedOf = (
  { value, other, at }: Pick<Candidate, 'value' | 'other' | 'at'>,
  { close, beside, reader }: Surroundings,
): boolean =>
  isMultipleOf(value, [other], beside) ||
  close.some(({ values }) => isMultipleOf(value, values, beside) || isPartOf(value, other, values)) ||
  (isTotal(value) && !isTotal(other) && beside.some(({ kind }) => kind === 'number')) ||
  (at.passage.kind === 'listItem' && mayFollow(value, at.values, beside)) ||
  (at.passage.kind === 'tableRow' &&
    comparesAmounts(value) &&
    columnsOf(siblingsOf(at.passage, reader)).some((column) => mayDiffer(value, column))) ||
  (at.passage.kind === 'tableRow' && (mayDiffer(value, at.values) || isRatio(value, at.values))) ||
  (at.passage.kind === 'tableRow' && isOfTable(value, at, reader)) ||
  at.values.some((one) => one.bound !== undefined && compareValues(value, one) === 'finer');

/**
 * "18,400 in 2023, 2,100 more than in 2022", "a third from the city, the rest from the state", "in 2019, two years
 * before her": two things in one.
 */
export const tellsOfAnother = ({ value, other, at }: Candidate): boolean =>
  mayFollow(value, at.values) &&
  (value.kind === 'date' ||
    (value.kind === 'number' && value.share === true) ||
    at.values.some(
      (one) => one !== other && (one.kind === other.kind || one.kind === 'number') && comparesAmounts(one),
    ));

/** Whether something else than a mistake may explain that prose has another value. */
export const isExplained = (clash: Candidate, around: Surroundings): boolean =>
  isWritten(clash, around.reader) ||
  mayFollow(clash.value, clash.at.values, around.beside) ||
  isCaseOfLimit(clash) ||
  isTotalOfRate(clash) ||
  isDayOf(clash.value, around.close) ||
  isTellingResult(clash.value, around);

/** "620 pounds" of "62 pounds per kg", of however many that may be. */
const isTotalOfRate = ({ value, other }: Candidate): boolean =>
  'amount' in value &&
  'amount' in other &&
  per.has(other.after[0] ?? '') &&
  !per.has(value.after[0] ?? '') &&
  value.amount.low > other.amount.low &&
  Number.isInteger(value.amount.low / other.amount.low);

/** Whether plain arithmetic on what stands near gives the value, and hardly by chance. */
export const isTellingResult = (value: Value, around: Surroundings): boolean =>
  isTelling(value) && isReckonedNear(value, around);

/** A small number follows from some two others by chance, unless it says that it is reckoned. */
const isTelling = (value: Value): boolean =>
  comparesAmounts(value) ||
  isTotal(value) ||
  per.has(value.after[0] ?? '') ||
  ('amount' in value && value.amount.low / value.amount.step >= fewestSteps);
const fewestSteps = 20;
const per = everyWord(({ measures }) => measures.per);

/** "A loan of 30,000" of "loans of over 50,000": an amount beyond a limit may be a case of its own. */
const isCaseOfLimit = ({ value, other }: Candidate): boolean =>
  isWithinBound(value, other) ||
  ('amount' in value && 'amount' in other && value.bound === undefined && other.bound !== undefined);

/** The same where the sentence tells of the other case, too: "more than 200 lines need two; for smaller ones, one is enough". */
export const isOneOfCases = (clash: Candidate): boolean =>
  isCaseOfLimit(clash) && /[;；]/u.test(clash.at.text);

/** "At 38 degrees" of "from 37.5 degrees on": what is measured and lies on either side of a limit. */
const isCaseOf = (value: Value, other: Value): boolean =>
  isWithinBound(value, other) ||
  (value.kind !== 'number' &&
    'amount' in value &&
    value.bound === undefined &&
    other.bound !== undefined &&
    ['finer', 'clash'].includes(compareValues(value, other)));

/** "On 15 June" of "on the 15th of the next month". */
const isDayOf = (value: Value, close: readonly AnalysedPassage[]): boolean =>
  value.kind === 'date' &&
  value.readings[0].day !== undefined &&
  close.some(({ values }) =>
    values.some(
      (other) =>
        (other.kind === 'number' && other.amount.low === value.readings[0].day) ||
        (other.kind === 'ordinal' && other.rank === value.readings[0].day),
    ),
  );

/** Whether the claim's number stands somewhere in the context, if of another kind, and not just in what differs. */
function isWritten({ value, other }: Candidate, reader: ContextReader): boolean {
  const theirs = new Set(words(other.text).map(({ stem }) => stem));
  const mine = words(value.text).filter(({ text, stem }) => /^\p{N}/u.test(text) && !theirs.has(stem));
  return mine.length > 0 && mine.every(({ stem }) => reader.has(stem));
}
