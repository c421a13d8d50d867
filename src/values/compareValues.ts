import { everyWord } from '../lexicon/languages.ts';
import { nearlyEqual } from './agree/amounts.ts';
import { compareDates, compareTimes } from './agree/dates.ts';
import {
  compareCounts,
  compareDurations,
  compareMoney,
  comparePercentages,
  compareQuantities,
} from './agree/measures.ts';
import { compareNames } from './agree/names.ts';
import { compareVersions } from './agree/versions.ts';
import { isNumbered } from './find/versions.ts';
import type { MoneyValue, NumberValue, SwitchValue, Value, ValueRelation } from './value.ts';

/**
 * How the claim's value stands to one of the context's (scoring.md §6). Says nothing about whether both are about the
 * same thing: that is for the caller, who aligns them.
 */
export function compareValues(claim: Value, context: Value): ValueRelation {
  if (claim.kind === context.kind)
    return (comparisons[claim.kind] as (claim: Value, context: Value) => ValueRelation)(claim, context);
  return claim.kind === 'switch' || claim.kind === 'name'
    ? 'incomparable'
    : compareUnlikeKinds(claim, context);
}

type ValueOf<Kind extends Value['kind']> = Extract<Value, { kind: Kind }>;

const comparisons: {
  readonly [Kind in Value['kind']]: (claim: ValueOf<Kind>, context: ValueOf<Kind>) => ValueRelation;
} = {
  number: compareCounts,
  quantity: compareQuantities,
  percentage: comparePercentages,
  money: compareMoney,
  duration: compareDurations,
  date: compareDates,
  time: compareTimes,
  version: compareVersions,
  ordinal: (claim, context) => (nearlyEqual(claim.rank, context.rank) ? 'equal' : 'clash'),
  switch: (claim, context) => compareSwitches(claim, context),
  name: compareNames,
};

/**
 * Values of different kinds never clash; the same written number may be meant all the same where one side leaves open
 * what it counts: "5" for "5 GB", "2018" read as a count here and a year there, "two-thirds" for "66.7 %".
 */
function compareUnlikeKinds(claim: Value, context: Value): ValueRelation {
  if (isShareOf(claim, context) || isShareOf(context, claim)) return 'rounded';
  const sums = compareSums(claim, context);
  if (sums) return sums;
  const labelled = compareLabelled(claim, context) ?? compareLabelled(context, claim);
  if (labelled) return labelled;
  if (!mayBeOne(claim, context) && !mayBeOne(context, claim)) return 'incomparable';
  const here = numbersBeside(context, claim);
  const there = numbersBeside(claim, context);
  return here.length > 0 && here.every((value) => there.some((other) => nearlyEqual(value, other)))
    ? 'equal'
    : 'incomparable';
}

/** "It costs 139 pounds" beside a price of £139: by itself a pound is a weight. */
function compareSums(claim: Value, context: Value): ValueRelation | undefined {
  const here = asSum(claim, context);
  const there = asSum(context, claim);
  return here && there && compareMoney(here, there);
}

const asSum = (value: Value, other: Value): MoneyValue | undefined =>
  value.kind === 'money'
    ? value
    : value.kind === 'quantity' && value.unit === 'lb' && other.kind === 'money' && other.currency === 'GBP'
      ? { ...value, kind: 'money', amount: value.written, currency: 'GBP' }
      : undefined;

/** "Floor 4", and a field "floor: 4". */
const compareLabelled = (one: Value, other: Value): ValueRelation | undefined =>
  one.kind === 'version' &&
  one.label !== undefined &&
  other.kind === 'number' &&
  other.before[0] === one.label
    ? String(other.amount.low) === one.id
      ? 'equal'
      : 'clash'
    : undefined;

/** Whether a value of the first's kind may be written as the second is. */
function mayBeOne(one: Value, other: Value): boolean {
  switch (one.kind) {
    case 'number':
      return one.noun === undefined
        ? other.kind !== 'name' && other.kind !== 'switch'
        : isOpenCount(one, other) || isColumnOf(one.noun, other) || isNamedByYear(one, other);
    case 'version':
      return other.kind === 'date' || (other.kind === 'ordinal' && one.label !== undefined);
    case 'ordinal':
      return other.kind === 'date' && one.noun === undefined;
    case 'duration':
      // "À 15 heures" is a time of day.
      return other.kind === 'time' && one.unit === 3600;
    default:
      return false;
  }
}

/**
 * What follows a number may be a unit that is not known ("2 c. of rice") and not what it counts, and a sum may be told
 * without its currency ("187 million have been spent").
 */
const isOpenCount = ({ noun, amount }: NumberValue, other: Value): boolean =>
  (other.kind === 'money' && amount.step >= 1000) ||
  (other.kind === 'quantity' && noun !== undefined && noun.length <= longestSymbol) ||
  (other.kind === 'ordinal' && other.noun === noun);

const longestSymbol = 3;

/** "The 2019 championships" of what is "the 2019 event" elsewhere. */
const isNamedByYear = ({ text, before }: Value, other: Value): boolean =>
  /^(?:19|20)\d{2}$/.test(text) &&
  before[0] !== undefined &&
  definite.has(before[0]) &&
  other.kind === 'date';
const definite = everyWord(({ markers }) => markers.definite);

/** A count in a column that its head names may look like a year: 1200 under "Requests per minute". */
const isColumnOf = (noun: string, { kind, text, before }: Value): boolean =>
  kind === 'date' && /^\d{4}$/.test(text) && before.some((word) => word.startsWith(noun));

/** "Phase 2" is no February: beside the number of a thing only the year of a date counts, and beside a rank its day. */
function numbersBeside(other: Value, value: Value): readonly number[] {
  if (value.kind === 'version' && other.kind !== 'ordinal' && isNumbered(value.label ?? '')) return [];
  if (value.kind !== 'date') return writtenNumbers(value);
  const [{ day, year }] = value.readings;
  return [other.kind === 'ordinal' ? day : year].filter((part) => part !== undefined);
}

/** The numbers as the text writes them, before units; two of a range. */
export function writtenNumbers(value: Value): readonly number[] {
  switch (value.kind) {
    case 'number':
    case 'percentage':
    case 'money':
      return ends(value.amount);
    case 'quantity':
      return ends(value.written);
    case 'duration':
      return ends({ low: value.amount.low / value.unit, high: value.amount.high / value.unit });
    case 'ordinal':
      return [value.rank];
    case 'version':
      return /^\d+(?:\.\d+)?$/.test(value.id) ? [Number(value.id)] : [];
    case 'time':
      return value.minutes % 60 === 0 ? [value.minutes / 60] : [];
    case 'date':
    case 'switch':
    case 'name':
      return [];
  }
}

const ends = ({ low, high }: { readonly low: number; readonly high: number }): readonly number[] =>
  low === high ? [low] : [low, high];

/** "Two-thirds" and "66.7 %". */
const isShareOf = (share: Value, whole: Value): boolean =>
  share.kind === 'number' &&
  whole.kind === 'percentage' &&
  share.amount.low > 0 &&
  share.amount.low < 1 &&
  Math.abs(share.amount.low * 100 - whole.amount.low) <= 1;

function compareSwitches(claim: SwitchValue, context: SwitchValue): ValueRelation {
  if (plainKey(claim.key) !== plainKey(context.key)) return 'incomparable';
  return claim.on === context.on ? 'equal' : 'clash';
}

/** "OutdoorSeating", "outdoor_seating" and "Outdoor seating" are one key. */
const plainKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
