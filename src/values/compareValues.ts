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
import type { SwitchValue, Value, ValueRelation } from './value.ts';

/**
 * How the claim's value stands to one of the context's (scoring.md §6). Says nothing about whether both are about the
 * same thing: that is for the caller, who aligns them.
 */
export function compareValues(claim: Value, context: Value): ValueRelation {
  switch (claim.kind) {
    case 'number':
      return context.kind === 'number' ? compareCounts(claim, context) : compareUnlikeKinds(claim, context);
    case 'quantity':
      return context.kind === 'quantity'
        ? compareQuantities(claim, context)
        : compareUnlikeKinds(claim, context);
    case 'percentage':
      return context.kind === 'percentage'
        ? comparePercentages(claim, context)
        : compareUnlikeKinds(claim, context);
    case 'money':
      return context.kind === 'money' ? compareMoney(claim, context) : compareUnlikeKinds(claim, context);
    case 'duration':
      return context.kind === 'duration'
        ? compareDurations(claim, context)
        : compareUnlikeKinds(claim, context);
    case 'date':
      return context.kind === 'date' ? compareDates(claim, context) : compareUnlikeKinds(claim, context);
    case 'time':
      return context.kind === 'time' ? compareTimes(claim, context) : compareUnlikeKinds(claim, context);
    case 'version':
      return context.kind === 'version'
        ? compareVersions(claim, context)
        : compareUnlikeKinds(claim, context);
    case 'ordinal':
      if (context.kind !== 'ordinal') return compareUnlikeKinds(claim, context);
      return nearlyEqual(claim.rank, context.rank) ? 'equal' : 'clash';
    case 'switch':
      return context.kind === 'switch' ? compareSwitches(claim, context) : 'incomparable';
    case 'name':
      return context.kind === 'name' ? compareNames(claim, context) : 'incomparable';
  }
}

/**
 * Values of different kinds never clash; the same written number may be meant all the same: "5" for "5 GB",
 * "2018" read as a count here and a year there, "two-thirds" for "66.7 %".
 */
function compareUnlikeKinds(claim: Value, context: Value): ValueRelation {
  if (
    measured.has(context.kind) &&
    (measured.has(claim.kind) || ('noun' in claim && claim.noun !== undefined))
  )
    return isShareOf(claim, context) ? 'rounded' : 'incomparable';
  const here = numbersBeside(context, claim);
  const there = numbersBeside(claim, context);
  if (here.length > 0 && here.every((value) => there.some((other) => nearlyEqual(value, other))))
    return 'equal';
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
function writtenNumbers(value: Value): readonly number[] {
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
    case 'switch':
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

function compareSwitches(claim: SwitchValue, context: SwitchValue): ValueRelation {
  if (plainKey(claim.key) !== plainKey(context.key)) return 'incomparable';
  return claim.on === context.on ? 'equal' : 'clash';
}

/** "OutdoorSeating", "outdoor_seating" and "Outdoor seating" are one key. */
const plainKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
