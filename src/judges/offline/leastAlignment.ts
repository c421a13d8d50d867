import type { Value } from '../../values/value.ts';

/**
 * Least alignment, 0..1, at which two clashing values are taken to be of one thing: how much of what the claim says
 * beside its value must stand beside the other. What is measured in a unit, dated or priced names much of that by
 * itself; a bare count or rank names it only by its noun. Chosen on labelled text so that nine in ten such alarms,
 * and no fewer on any set with alarms enough to tell, are right.
 */
export function leastAlignment(claim: Value, context: Value): number {
  if (isSameLimit(claim, context)) return ofLimits;
  switch (claim.kind) {
    case 'money':
    case 'percentage':
    case 'duration':
    case 'quantity':
    case 'date':
    case 'time':
      return 0.2;
    case 'number':
    case 'ordinal':
      return countAlignment[sameNoun(claim, context)];
    case 'version':
      return 0.5;
    case 'switch':
      return 0;
    case 'name':
      return never;
  }
}

/** "Over six hours" and "under six hours" are mostly said of different cases, side by side. */
const ofLimits = 0.7;

const isSameLimit = (claim: Value, context: Value): boolean =>
  'amount' in claim &&
  'amount' in context &&
  claim.bound !== context.bound &&
  claim.amount.low === context.amount.low;

const never = Number.POSITIVE_INFINITY;
const countAlignment = { same: 0.2, open: 0.35, different: never } as const;

/** Whether two counts or ranks are of the same noun, as far as both name one. */
export function sameNoun(claim: Value, context: Value): 'same' | 'different' | 'open' {
  const here = 'noun' in claim ? claim.noun : undefined;
  const there = 'noun' in context ? context.noun : undefined;
  return here === undefined || there === undefined ? 'open' : here === there ? 'same' : 'different';
}
