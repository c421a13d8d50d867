import { isNumbered } from '../find/versions.ts';
import type { Agreement, Value } from '../value.ts';
import { same } from './amounts.ts';

/**
 * Values of different kinds never clash; the same written number may be meant all the same: "5" for "5 GB",
 * "2018" read as a count here and a year there, "two-thirds" for "66.7 %".
 */
export function compareAcross(claim: Value, context: Value): Agreement {
  if (
    measured.has(context.kind) &&
    (measured.has(claim.kind) || ('noun' in claim && claim.noun !== undefined))
  )
    return isShareOf(claim, context) ? 'rounded' : 'incomparable';
  const here = numbersBeside(context, claim);
  const there = numbersBeside(claim, context);
  if (here.length > 0 && here.every((value) => there.some((other) => same(value, other)))) return 'equal';
  return isShareOf(claim, context) || isShareOf(context, claim) ? 'rounded' : 'incomparable';
}

/** What has a unit is no number of another unit, nor a count of things: 16 GB, 16 hours and 16 cores. */
const measured: ReadonlySet<Value['kind']> = new Set(['quantity', 'duration', 'money', 'percentage']);

/**
 * "Phase 2" is no February: beside the number of a thing only the year of a date counts. Nor is "severity 2" two of
 * anything; its place in a row it may be.
 */
function numbersBeside(other: Value, value: Value): readonly number[] {
  if (value.kind === 'version' && other.kind !== 'ordinal' && isNumbered(value.label ?? '')) return [];
  return other.kind === 'version' && value.kind === 'date'
    ? value.readings.flatMap(({ year }) => (year === undefined ? [] : [year]))
    : writtenNumbers(value);
}

/** The numbers as the text writes them, before units. */
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
    case 'date':
      return dateNumbers(value);
    case 'time':
      return value.minutes % 60 === 0 ? [value.minutes / 60] : [];
    case 'flag':
    case 'name':
      return [];
  }
}

const ends = ({ low, high }: { readonly low: number; readonly high: number }): readonly number[] =>
  low === high ? [low] : [low, high];

const dateNumbers = ({ readings: [date], until }: Extract<Value, { kind: 'date' }>): readonly number[] =>
  [date.year, date.decade, date.month, date.day, until?.year, until?.day].filter(
    (part) => part !== undefined,
  );

/** "Two-thirds" and "66.7 %". */
const isShareOf = (share: Value, whole: Value): boolean =>
  share.kind === 'number' &&
  whole.kind === 'percentage' &&
  share.amount.low > 0 &&
  share.amount.low < 1 &&
  Math.abs(share.amount.low * 100 - whole.amount.low) <= 1;
