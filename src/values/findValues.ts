import { present } from '../base/present.ts';
import { detectLanguage, type Language } from '../lexicon/languages.ts';
import { TakenSpans } from '../text/span.ts';
import { findCjkDates, findCjkTimes } from './find/cjkDates.ts';
import { findDates } from './find/dates.ts';
import { findArticleDurations } from './find/durations.ts';
import { findFixedDurations } from './find/fixedDurations.ts';
import { findHalves } from './find/halves.ts';
import { joinDurations } from './find/joinDurations.ts';
import { findSwitches, readInUnit, readUnderKey } from './find/keys.ts';
import { maskCjk, maskNonValues } from './find/mask.ts';
import { findMeasures } from './find/measures.ts';
import { countedNoun, qualifiersOf, wordsAround } from './find/surroundings.ts';
import { columnsOf, readInColumn, type TableColumn, withBars } from './find/tableColumns.ts';
import { findTimes } from './find/times.ts';
import { joinDates } from './find/valueRanges.ts';
import { findVersions } from './find/versions.ts';
import { findYears } from './find/years.ts';
import { findNumerals } from './numerals/findNumerals.ts';
import type { Numeral } from './numerals/numeral.ts';
import type { BareValue, BareValueOf, Value } from './value.ts';

interface FindOptions {
  /** Of what stands around it; decides what "1.234" means in a row or a text that tells no language itself. */
  readonly language?: Language;
  /** The header row above, where the text is a row of a table. */
  readonly header?: string;
  /** Unit of a bare number, where a field beside it names the unit. */
  readonly unit?: string;
}

/**
 * Numbers, dates, times, sums and the like of a text, in order and without overlap; names are found by `findNames`.
 * List and step numbers, citation marks and links hold no values. Time is linear in the text.
 */
export function findValues(text: string, options: FindOptions = {}): Value[] {
  const plain = maskNonValues(text);
  const columns = columnsOf(plain, options.header);
  const masked = withBars(plain, columns);
  const western = maskCjk(masked);
  const taken = new TakenSpans(text.length);
  const claimed = (found: readonly BareValue[]): BareValue[] => found.filter((found) => taken.take(found));
  const language = languageOf(text, options);
  const numerals = findNumerals(masked, language);
  const flags = claimed(findSwitches(masked));
  const named = claimed(numerals.flatMap((numeral) => readNamed(masked, numeral, columns, options.unit)));
  const dates = claimed([...findCjkDates(masked), ...findDates(western)]);
  const times = claimed([...findCjkTimes(masked), ...findTimes(western, language)]);
  const versions = claimed(findVersions(western));
  const years = claimed(findYears(western));
  const spans = claimed([
    ...findArticleDurations(western),
    ...findFixedDurations(masked),
    ...findHalves(masked),
  ]);
  const calendar = joinDates(masked, inOrder([...dates, ...years]) as BareValueOf<'date'>[]);
  const free = numerals.filter((numeral) => taken.isFree(numeral));
  const measures = joinDurations(masked, inOrder([...spans, ...claimed(findMeasures(masked, free))]));
  const found = inOrder([...flags, ...named, ...calendar, ...times, ...versions, ...measures]);
  const isData = columns.length === 0 && found.length > mostSurrounded;
  return found.map((found) => (isData ? bare(found, text) : finish(found, text, masked, columns)));
}

function languageOf(text: string, { language: around, header }: FindOptions): Language {
  if (around !== undefined && around !== 'other' && header !== undefined) return around;
  const own = detectLanguage(text);
  return own === 'other' ? (around ?? own) : own;
}

/** A passage with more values than this is data on one line; what stands around each of them is not looked at. */
const mostSurrounded = 200;

const bare = (found: BareValue, text: string): Value => ({
  ...found,
  text: text.slice(found.start, found.end),
  before: [],
  after: [],
});

const inOrder = (found: BareValue[]): BareValue[] => found.sort((a, b) => a.start - b.start);

function finish(found: BareValue, text: string, masked: string, columns: readonly TableColumn[]): Value {
  const { start, end } = found;
  const column = columns.find(({ cell }) => cell.start <= start && end <= cell.end);
  const around = column ? headWords(column) : wordsAround(masked, start, end);
  const counts = (found.kind === 'number' && !found.share) || found.kind === 'ordinal';
  const noun = counts ? countedNoun(masked, end) : undefined;
  const value = present({
    ...found,
    text: text.slice(start, end),
    ...present({ ...qualifiersOf(text, start, end, counts), noun }),
    ...around,
  });
  return value as Value;
}

/** In a table, the head of its column says what a value is of. */
const headWords = ({ head }: TableColumn) => ({
  before: head.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  after: [],
});

/** A number whose unit stands in its key or in its column's head, and not behind it. */
function readNamed(
  text: string,
  numeral: Numeral,
  columns: readonly TableColumn[],
  unit?: string,
): BareValue[] {
  const beside = unit === undefined ? undefined : readInUnit(unit, numeral);
  const found = beside ?? readInColumn(numeral, columns) ?? readUnderKey(text, numeral);
  return found && !/^[.\d]|^\s?[\p{L}%°/:-]/u.test(text.slice(numeral.end, numeral.end + 2)) ? [found] : [];
}

/**
 * The values of a part of a sentence that the whole sentence shows too. A part alone has lost what it stood behind:
 * "steps 7 | and 8", "the lack of seats | and parking".
 */
export const sharedValues = (part: readonly Value[], whole: readonly Value[]): readonly Value[] =>
  part.filter(({ kind, text }) => whole.some((value) => value.kind === kind && value.text === text));
