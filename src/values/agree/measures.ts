import { toBase } from '../find/measures.ts';
import { unitNamed } from '../units.ts';
import type {
  Amount,
  DurationValue,
  MoneyValue,
  NumberValue,
  PercentageValue,
  QuantityValue,
  ValueRelation,
} from '../value.ts';
import { compareAmounts, nearlyEqual } from './amounts.ts';

/** Counts and ratings; "4 out of 5" is "8 out of 10". */
export function compareCounts(claim: NumberValue, context: NumberValue): ValueRelation {
  if (claim.share !== context.share) return 'incomparable';
  // A degree below zero is no count of things.
  if (claim.amount.low < 0 !== context.amount.low < 0) return 'incomparable';
  // Nobody counts in decimals: "three reviews" beside a field "review_stars: 4.0".
  if (
    claim.noun !== undefined &&
    context.noun === undefined &&
    claim.amount.step >= 1 &&
    context.amount.step < 1
  )
    return compareAmounts(claim, context) === 'equal' ? 'equal' : 'incomparable';
  // "60 of the 150" beside the 150.
  if (
    claim.outOf !== undefined &&
    context.outOf === undefined &&
    nearlyEqual(claim.outOf, context.amount.low)
  )
    return 'incomparable';
  if (claim.outOf === undefined || context.outOf === undefined || claim.outOf === context.outOf)
    return compareAmounts(claim, context);
  const factor = claim.outOf / context.outOf;
  const { low, high, step } = context.amount;
  const amount = { low: low * factor, high: high * factor, step: step * factor };
  return compareAmounts(claim, { ...context, amount }) === 'equal' ? 'equal' : 'clash';
}

/** A change in percentage points is no percentage, unless the numbers agree. */
export function comparePercentages(claim: PercentageValue, context: PercentageValue): ValueRelation {
  const agreement = compareAmounts(claim, context);
  return claim.points === context.points || agreement === 'equal' ? agreement : 'incomparable';
}

const dollars = new Set(['$', 'USD', 'AUD', 'CAD', 'NZD', 'HKD', 'SGD']);

/** Equal sums of different currencies clash; different sums of different currencies may be a conversion. */
export function compareMoney(claim: MoneyValue, context: MoneyValue): ValueRelation {
  const agreement = compareAmounts(claim, context);
  if (sameCurrency(claim.currency, context.currency)) return agreement;
  return agreement === 'equal' ? 'clash' : 'incomparable';
}

export const sameCurrency = (here: string, there: string): boolean =>
  here === there || isLike(here, there) || isLike(there, here);

/** A dollar may be any dollar, and a cent one of any or of the euro. */
const isLike = (open: string, currency: string): boolean =>
  (open === '$' && dollars.has(currency)) || (open === '¢' && (dollars.has(currency) || currency === 'EUR'));

/** Quantities of one dimension in any units. A converted value may carry its customary rounding: 145 °F is 63 °C. */
export function compareQuantities(claim: QuantityValue, context: QuantityValue): ValueRelation {
  if (claim.dimension !== context.dimension) return compareDegrees(claim, context);
  if (claim.unit === context.unit)
    return compareAmounts({ ...claim, amount: claim.written }, { ...context, amount: context.written });
  if (claim.dimension === 'data' || claim.dimension === 'dataRate') {
    const kilo = kiloAgrees(claim.amount, context.amount);
    if (kilo) return kilo;
  }
  return compareConverted(claim, context);
}

/** Bare degrees are of either scale, or of none: they agree with a temperature and never clash with it. */
function compareDegrees(claim: QuantityValue, context: QuantityValue): ValueRelation {
  const measured = claim.unit === '°' ? context : claim;
  if ((claim.unit !== '°' && context.unit !== '°') || measured.dimension !== 'temperature')
    return 'incomparable';
  for (const name of ['°C', '°F']) {
    const relation = compareQuantities(inScale(claim, name), inScale(context, name));
    if (relation !== 'clash') return relation;
  }
  return 'incomparable';
}

/** Bare degrees as degrees of this scale. */
function inScale(value: QuantityValue, name: string): QuantityValue {
  const unit = unitNamed(name);
  return value.unit === '°' && unit
    ? { ...value, dimension: unit.dimension, unit: unit.symbol, amount: toBase(value.written, unit) }
    : value;
}

const mostUnlike = 1000;

/** Lengths of time; a month counts as 28 to 31 days. */
export function compareDurations(claim: DurationValue, context: DurationValue): ValueRelation {
  const [less, more] = [claim.amount.low, context.amount.high].toSorted((a, b) => a - b) as [number, number];
  // An age is not mistaken for hours: so unlike lengths are of unlike things.
  if (more > less * mostUnlike) return 'incomparable';
  return claim.unit === context.unit ? compareAmounts(claim, context) : compareConverted(claim, context);
}

type Convertible = QuantityValue | DurationValue;

/** Half a step of the coarser side, but never more than this share, is what converting may lose. */
const largestLoss = 0.03;

function compareConverted(claim: Convertible, context: Convertible): ValueRelation {
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
function kiloAgrees(claim: Amount, context: Amount): ValueRelation | undefined {
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
