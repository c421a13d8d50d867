import type { Agreement, Amount, DurationValue, QuantityValue } from '../value.ts';
import { compareAmounts } from './amounts.ts';

/** Quantities of one dimension in any units. A converted value may carry its customary rounding: 145 °F is 63 °C. */
export function compareQuantities(claim: QuantityValue, context: QuantityValue): Agreement {
  if (claim.dimension !== context.dimension) return 'incomparable';
  if (claim.unit === context.unit)
    return compareAmounts({ ...claim, amount: claim.written }, { ...context, amount: context.written });
  if (claim.dimension === 'data' || claim.dimension === 'dataRate') {
    const kilo = kiloAgrees(claim.amount, context.amount);
    if (kilo) return kilo;
  }
  return compareConverted(claim, context);
}

/** Lengths of time; a month counts as 28 to 31 days. */
export function compareDurations(claim: DurationValue, context: DurationValue): Agreement {
  return claim.unit === context.unit ? compareAmounts(claim, context) : compareConverted(claim, context);
}

type Convertible = QuantityValue | DurationValue;

/** Half a step of the coarser side, but never more than this share, is what converting may lose. */
const largestLoss = 0.03;

function compareConverted(claim: Convertible, context: Convertible): Agreement {
  const slack = Math.max(claim.amount.step, context.amount.step) / 2;
  const isTemperature = claim.kind === 'quantity' && claim.dimension === 'temperature';
  const reach = (a: number): number =>
    isTemperature ? slack : Math.max(Math.min(slack, largestLoss * Math.abs(a)), 0.006 * Math.abs(a));
  const close = (a: number, b: number): boolean => Math.abs(a - b) <= reach(b) * 1.001;
  const converts =
    close(claim.amount.low, context.amount.low) && close(claim.amount.high, context.amount.high);
  const unbound = claim.bound === undefined && context.bound === undefined;
  if (converts && unbound && !claim.exact) return 'equal';
  const agreement = compareAmounts(claim, context);
  const isLoose = agreement === 'rounded' || agreement === 'finer';
  return isLoose &&
    unbound &&
    !claim.approx &&
    !context.approx &&
    !isTemperature &&
    !near(claim.amount, context.amount)
    ? 'clash'
    : agreement;
}

/** "1 GB" does not round 512 MB. */
const near = (a: Amount, b: Amount): boolean =>
  Math.abs(a.low - b.low) <= 0.1 * Math.max(Math.abs(a.low), Math.abs(b.low)) ||
  a.low !== a.high ||
  b.low !== b.high;

/** "1 GB" and "1024 MB" are the same to most writers. */
function kiloAgrees(claim: Amount, context: Amount): Agreement | undefined {
  for (let powers = -4; powers <= 4; powers++) {
    const factor = 1.024 ** powers;
    if (
      Math.abs(claim.low * factor - context.low) <= 1e-6 * context.low &&
      Math.abs(claim.high * factor - context.high) <= 1e-6 * context.high
    )
      return 'equal';
  }
  return undefined;
}
