import { everyWord } from '../lexicon/languages.ts';
import { nearlyEqual } from './agree/amounts.ts';
import { durationNamed } from './find/durations.ts';
import type { Value } from './value.ts';

const per = everyWord(({ measures }) => measures.per);
/** Written right before the number where no spaces part the words. */
const eastern = /(?:每|毎|一|1)(?:个)?(?<unit>天|日|周|週|月|年)(?:间|間)?$/u;
const easternUnits: Readonly<Record<string, string>> = {
  天: 'day',
  日: 'day',
  周: 'week',
  週: 'week',
  月: 'month',
  年: 'year',
};

/** Seconds in which so many are told of: 86,400 for "twice a day"; undefined where the text names no such time. */
function periodOf({ before, after }: Value): number | undefined {
  const at = after.findIndex((word) => per.has(word));
  const named = at < 0 ? undefined : durationNamed(after[at + 1] ?? '');
  if (named !== undefined) return named;
  const unit = eastern.exec(before[0] ?? '')?.groups?.unit;
  return unit === undefined ? undefined : durationNamed(easternUnits[unit]!);
}

/** A month has four weeks or a little more. */
const tolerance = 0.1;

/**
 * Whether two amounts are told of different times, and whether they come to the same: two a day are fourteen a week.
 * Undefined where they are not told of different times.
 */
export function compareRates(claim: Value, context: Value): 'equal' | 'incomparable' | undefined {
  if (claim.kind !== context.kind || !('amount' in claim) || !('amount' in context)) return undefined;
  const here = periodOf(claim);
  if (here === undefined) return undefined;
  const there = periodOf(context);
  if (there === undefined || nearlyEqual(here, there)) return undefined;
  const converted = (context.amount.low * here) / there;
  return Math.abs(converted - claim.amount.low) <= tolerance * claim.amount.low ? 'equal' : 'incomparable';
}
