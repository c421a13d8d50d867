import type { Agreement, MoneyValue } from '../value.ts';
import { compareAmounts } from './amounts.ts';

const dollars = new Set(['$', 'USD', 'AUD', 'CAD', 'NZD', 'HKD', 'SGD']);

/** Equal sums of different currencies clash; different sums of different currencies may be a conversion. */
export function compareMoney(claim: MoneyValue, context: MoneyValue): Agreement {
  const agreement = compareAmounts(claim, context);
  if (sameCurrency(claim.currency, context.currency)) return agreement;
  return agreement === 'equal' ? 'clash' : 'incomparable';
}

export const sameCurrency = (here: string, there: string): boolean =>
  here === there || isLike(here, there) || isLike(there, here);

/** A dollar may be any dollar, and a cent one of any or of the euro. */
const isLike = (open: string, currency: string): boolean =>
  (open === '$' && dollars.has(currency)) || (open === '¢' && (dollars.has(currency) || currency === 'EUR'));
