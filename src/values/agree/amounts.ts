import type { Amount, Bound, ValueRelation } from '../value.ts';

/** What an amount comparison needs to know of each side, both in the same unit. */
interface Measured {
  readonly amount: Amount;
  readonly approx?: true;
  readonly exact?: true;
  readonly bound?: Bound;
}

/**
 * scoring.md §6: equal at the claim's own significant digits is `rounded`; "about" allows one digit fewer; "exactly"
 * allows nothing; ranges and bounds contain.
 */
export function compareAmounts(claim: Measured, context: Measured): ValueRelation {
  if (isRange(claim) || isRange(context)) return compareRanges(claim, context);
  if (claim.bound !== undefined || context.bound !== undefined) return compareBounds(claim, context);
  return comparePoints(claim, context);
}

const isRange = ({ amount }: Measured): boolean => amount.low !== amount.high;

/** Equal but for floating point. */
export const nearlyEqual = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

const within = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * (1 + 1e-9) || nearlyEqual(a, b);

/** How far "about N" reaches: half a unit of the last digit but one, between a tenth and a quarter of N. */
function approximateReach({ low, step }: Amount): number {
  const size = Math.abs(low);
  return Math.max(step / 2, Math.min(Math.max(step * 5, size / 10), size / 4));
}

function comparePoints(claim: Measured, context: Measured): ValueRelation {
  const here = claim.amount.low;
  const there = context.amount.low;
  if (nearlyEqual(here, there)) return claim.exact && context.approx ? 'finer' : 'equal';
  if (claim.exact) return 'clash';
  if (isRounding(claim.amount, context.amount)) return 'rounded';
  if (claim.approx && within(here, there, approximateReach(claim.amount))) return 'rounded';
  if (context.approx && within(here, there, approximateReach(context.amount))) return 'finer';
  if (isVisiblyRounded(context.amount) && isRounding(context.amount, claim.amount)) return 'finer';
  return 'clash';
}

const isRounding = (coarse: Amount, fine: Amount): boolean =>
  coarse.step > fine.step && within(coarse.low, fine.low, (coarse.step * decadesBelow(coarse, fine)) / 2);

/** A number of a lower decade is rounded at its own digits: 775 million is 800 million to one digit, not 1 billion. */
function decadesBelow(coarse: Amount, fine: Amount): number {
  const decade = ({ low }: Amount) => Math.floor(Math.log10(Math.abs(low)) + 1e-9);
  return fine.low === 0 || coarse.low === 0 ? 1 : Math.min(1, 10 ** (decade(fine) - decade(coarse)));
}

/** "1.2 million", "384,000", "2.5": more digits may stand behind it; in "300" they hardly do. */
const isVisiblyRounded = ({ step }: Amount): boolean => step >= 100 || step < 1;

const isLower = (bound: Bound | undefined): boolean => bound === 'over' || bound === 'atLeast';

function compareBounds(claim: Measured, context: Measured): ValueRelation {
  const point = comparePoints(claim, context);
  const opposite = claim.bound && context.bound && isLower(claim.bound) !== isLower(context.bound);
  const here = claim.amount.low;
  const there = context.amount.low;
  if (point === 'equal') return opposite ? 'clash' : claim.bound === context.bound ? 'equal' : 'compatible';
  if (opposite) return isLower(claim.bound) === here < there ? 'finer' : 'clash';
  if (claim.bound === undefined) return isInside(here, context) ? 'finer' : point;
  if (context.bound === undefined) {
    if (!isInside(there, claim)) return point;
    return isFar(here, there) || (isLimit(claim) && !isNear(here, there)) ? 'incomparable' : 'compatible';
  }
  if (point !== 'clash') return 'compatible';
  return isImplied(claim, context) ? 'compatible' : 'clash';
}

/** What is "up to 75" may well be 58 at times: that says nothing of the limit. */
const isLimit = ({ bound }: Measured): boolean => bound === 'atLeast' || bound === 'atMost';

const isNear = (a: number, b: number): boolean => b / a < 1.25 && b / a > 0.8;

/** Nobody tells 3.1 as "under 200"; that is a number of something else. */
const isFar = (a: number, b: number): boolean => b / a > 10 || b / a < 0.1;

const isInside = (value: number, { bound, amount }: Measured): boolean =>
  isLower(bound) ? value >= amount.low : value <= amount.low;

/** "Over 300" follows from "over 312", being rounder, and "under 21" not from "under 18"; a limit ("up to 5", "at least 3") is only right as stated. */
function isImplied(claim: Measured, context: Measured): boolean {
  return (
    !isLimit(claim) &&
    claim.amount.step > context.amount.step &&
    isInside(context.amount.low, claim) &&
    isNear(claim.amount.low, context.amount.low)
  );
}

function compareRanges(claim: Measured, context: Measured): ValueRelation {
  if (isRange(claim) && isRange(context)) return compareEnds(claim, context);
  if (isRange(claim)) {
    const { low, high, step } = claim.amount;
    const slack = claim.approx ? approximateReach(claim.amount) : step / 2;
    const value = context.amount.low;
    if (context.bound !== undefined)
      return nearlyEqual(value, isLower(context.bound) ? low : high) ? 'compatible' : 'incomparable';
    return value >= low - slack && value <= high + slack ? 'compatible' : 'clash';
  }
  const { low, high } = context.amount;
  const value = claim.amount.low;
  if (claim.bound !== undefined) {
    const end = isLower(claim.bound) ? low : high;
    if (comparePoints(claim, point(context, end)) !== 'clash') return 'compatible';
    const other = isLower(claim.bound) ? high : low;
    return isInside(other, claim) ? 'incomparable' : 'clash';
  }
  if (nearlyEqual(value, low) || nearlyEqual(value, high)) return 'compatible';
  if (value > low && value < high) return 'finer';
  const nearest = comparePoints(claim, point(context, value < low ? low : high));
  return nearest === 'clash' ? 'clash' : 'finer';
}

function compareEnds(claim: Measured, context: Measured): ValueRelation {
  const lows = comparePoints(point(claim, claim.amount.low), point(context, context.amount.low));
  const highs = comparePoints(point(claim, claim.amount.high), point(context, context.amount.high));
  if (lows === 'equal' && highs === 'equal') return 'equal';
  if (lows !== 'clash' && highs !== 'clash')
    return lows === 'finer' || highs === 'finer' ? 'finer' : 'rounded';
  if (claim.approx && claim.amount.low <= context.amount.low && claim.amount.high >= context.amount.high)
    return 'compatible';
  return 'clash';
}

const point = ({ bound: _, ...measured }: Measured, value: number): Measured => ({
  ...measured,
  amount: { low: value, high: value, step: measured.amount.step },
});
