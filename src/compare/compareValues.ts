import { compareAcross } from './agree/across.ts';
import { same } from './agree/amounts.ts';
import { compareDates } from './agree/dates.ts';
import { compareFlags } from './agree/flags.ts';
import { compareMoney } from './agree/money.ts';
import { compareNames } from './agree/names.ts';
import { compareCounts } from './agree/numbers.ts';
import { comparePercentages } from './agree/percentages.ts';
import { compareDurations, compareQuantities } from './agree/quantities.ts';
import { compareTimes } from './agree/times.ts';
import { compareVersions } from './agree/versions.ts';
import type { Agreement, Value } from './value.ts';

/**
 * How the claim's value stands to one of the context's (SCORERS §6). Says nothing about whether both are about the
 * same thing: that is for the caller, who aligns them.
 */
export function compareValues(claim: Value, context: Value): Agreement {
  switch (claim.kind) {
    case 'number':
      return context.kind === 'number' ? compareCounts(claim, context) : compareAcross(claim, context);
    case 'quantity':
      return context.kind === 'quantity' ? compareQuantities(claim, context) : compareAcross(claim, context);
    case 'percentage':
      return context.kind === 'percentage'
        ? comparePercentages(claim, context)
        : compareAcross(claim, context);
    case 'money':
      return context.kind === 'money' ? compareMoney(claim, context) : compareAcross(claim, context);
    case 'duration':
      return context.kind === 'duration' ? compareDurations(claim, context) : compareAcross(claim, context);
    case 'date':
      return context.kind === 'date' ? compareDates(claim, context) : compareAcross(claim, context);
    case 'time':
      return context.kind === 'time' ? compareTimes(claim, context) : compareAcross(claim, context);
    case 'version':
      return context.kind === 'version' ? compareVersions(claim, context) : compareAcross(claim, context);
    case 'ordinal':
      if (context.kind !== 'ordinal') return compareAcross(claim, context);
      return same(claim.rank, context.rank) ? 'equal' : 'clash';
    case 'flag':
      return context.kind === 'flag' ? compareFlags(claim, context) : 'incomparable';
    case 'name':
      return context.kind === 'name' ? compareNames(claim, context) : 'incomparable';
  }
}
