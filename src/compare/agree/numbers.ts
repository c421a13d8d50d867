import type { Agreement, NumberValue } from '../value.ts';
import { compareAmounts, same } from './amounts.ts';

/** Counts and ratings; "4 out of 5" is "8 out of 10". */
export function compareCounts(claim: NumberValue, context: NumberValue): Agreement {
  if (claim.share !== context.share) return 'incomparable';
  // "60 of the 150" beside the 150.
  if (claim.outOf !== undefined && context.outOf === undefined && same(claim.outOf, context.amount.low))
    return 'incomparable';
  if (claim.outOf === undefined || context.outOf === undefined || claim.outOf === context.outOf)
    return compareAmounts(claim, context);
  const factor = claim.outOf / context.outOf;
  const { low, high, step } = context.amount;
  const amount = { low: low * factor, high: high * factor, step: step * factor };
  return compareAmounts(claim, { ...context, amount }) === 'equal' ? 'equal' : 'clash';
}
