import { alarmThreshold } from '../../check/alarm.ts';
import type { Confidence } from '../../check/types.ts';
import fitted from './calibration.json' with { type: 'json' };
import type { ClaimReading } from './claimReading.ts';
import type { Observation } from './observation.ts';

/**
 * What a verdict is made from, in the order of the fitted weights. `model`: log odds of support as the model reads it in
 * the chosen evidence; `passage`: the same in the one closest passage that supports it most. `overlap`: weighted share of
 * the claim's words in the best window, 0..1. The others count the claim's values that stand nowhere, those that stand only
 * elsewhere, and those for which the context has others, each at most 2.
 */
export const signNames = [
  'model',
  'passage',
  'overlap',
  'absentValues',
  'distantValues',
  'clashingValues',
] as const;

type Signs = Readonly<Record<(typeof signNames)[number], number>>;

/** A logistic model over the signs. */
export interface CalibrationWeights {
  readonly coefficients: readonly number[];
  readonly intercept: number;
}

/** @param reading absent where nothing was read */
export function signsOf(
  { near, values }: Observation,
  reading?: Pick<ClaimReading, 'supported' | 'alone'>,
): Signs {
  const count = (of: number): number => Math.min(2, of);
  const alone = reading?.alone.map(({ supported }) => supported) ?? [];
  return {
    model: reading ? logit(reading.supported) : 0,
    passage: reading ? logit(alone.length > 0 ? Math.max(...alone) : reading.supported) : 0,
    overlap: near[0]?.share ?? 0,
    absentValues: count(values.filter((one) => one.how === 'absent' && !one.mayFollow).length),
    distantValues: count(
      values.filter((one) => one.how === 'elsewhere' || (one.how === 'absent' && one.mayFollow)).length,
    ),
    clashingValues: count(values.filter(({ how }) => how === 'clashes').length),
  };
}

/** Calibrated probability of support, 0..1. */
export const probabilityOf = (signs: Signs, { coefficients, intercept }: CalibrationWeights): number =>
  1 / (1 + Math.exp(-signNames.reduce((sum, name, i) => sum + coefficients[i]! * signs[name], intercept)));

/**
 * Where the model has read the whole context, where it has read parts chosen for the claim, and where nothing was read. What
 * is not in the chosen parts may stand elsewhere, so shared words count beside the model there.
 */
export const calibrations: Readonly<Record<'whole' | 'parts' | 'unread', CalibrationWeights>> = fitted;

/**
 * Least probabilities, 0..1, of what is called so; `npm run train` prints how often each is right, where as many claims are
 * right as wrong. Of texts of which most is right, support is right more often, and doubt less.
 */
export const cutoffs = {
  supported: 0.5,
  /** Where nothing was read: to assure falsely is worse than to doubt. */
  supportedUnread: 0.6,
  /** Of a contradiction as the model reads it: it must be sure, for nothing proves it. */
  contradicted: 0.75,
  sureSupport: { high: 0.93, medium: 0.88 },
  sureDoubt: { medium: 0.7 },
  /** Of doubt that raises a squiggle at the default sensitivity. */
  underlined: 0.65,
} as const;

/** How sure support is, by its probability. */
export const supportBand = (support: number): Confidence =>
  support >= cutoffs.sureSupport.high ? 'high' : support >= cutoffs.sureSupport.medium ? 'medium' : 'low';

/** How sure doubt is, by its probability: what is not found may be there in other words. */
export const doubtBand = (doubt: number): Confidence =>
  doubt >= cutoffs.sureDoubt.medium ? 'medium' : 'low';

/** How worth a squiggle doubt is, on the scale of `check/alarm.ts`. */
export const alarmOf = (doubt: number): number =>
  Math.max(0, doubt - cutoffs.underlined + alarmThreshold.balanced);

/** Neither side is ever certain. */
const leastDoubt = 0.002;

function logit(probability: number): number {
  const bounded = Math.min(1 - leastDoubt, Math.max(leastDoubt, probability));
  return Math.log(bounded / (1 - bounded));
}
