import type { Agreement, PercentageValue } from '../value.ts';
import { compareAmounts } from './amounts.ts';

/** A change in percentage points is no percentage, unless the numbers agree. */
export function comparePercentages(claim: PercentageValue, context: PercentageValue): Agreement {
  const agreement = compareAmounts(claim, context);
  return claim.points === context.points || agreement === 'equal' ? agreement : 'incomparable';
}
