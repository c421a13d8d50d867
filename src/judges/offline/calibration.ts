import type { Confidence } from '../../check/types.ts';
import fitted from './calibration.json' with { type: 'json' };
import type { Observation } from './observation.ts';

/**
 * What a verdict is made from, in the order of the fitted weights. `model`: log odds of support as the model reads it.
 * `overlap`: weighted share of the claim's words in the best window, 0..1. The next three count the claim's values
 * that stand nowhere, its values that stand only elsewhere, and its names that stand nowhere, each at most 2.
 * `length`: logarithm of the claim's words.
 */
export const signNames = [
  'model',
  'overlap',
  'absentValues',
  'distantValues',
  'missingNames',
  'length',
] as const;

type Signs = Readonly<Record<(typeof signNames)[number], number>>;

/** A logistic model over the signs. */
export interface CalibrationWeights {
  readonly coefficients: readonly number[];
  readonly intercept: number;
}

/**
 * @param model probability of support as the model reads it; absent where nothing was read
 */
export function signsOf({ near, values, missingNames, words }: Observation, model?: number): Signs {
  const count = (of: number): number => Math.min(2, of);
  return {
    model: model === undefined ? 0 : logit(model),
    overlap: near[0]?.share ?? 0,
    absentValues: count(values.filter((one) => one.how === 'absent' && !one.mayFollow).length),
    distantValues: count(
      values.filter((one) => one.how === 'elsewhere' || (one.how === 'absent' && one.mayFollow)).length,
    ),
    missingNames: count(missingNames.length),
    length: Math.log(1 + words.length),
  };
}

/** Calibrated probability of support, 0..1. */
export const probabilityOf = (signs: Signs, { coefficients, intercept }: CalibrationWeights): number =>
  1 / (1 + Math.exp(-signNames.reduce((sum, name, i) => sum + coefficients[i]! * signs[name], intercept)));

/** With what the model reads, and without: then values, names and shared words are all that is known. */
export const calibrations: Readonly<Record<'read' | 'unread', CalibrationWeights>> = fitted;

/** Least probabilities of what is called so, chosen on open text. */
export const cutoffs = {
  supported: 0.5,
  /** Of a contradiction as the model reads it: it must be sure, for nothing proves it. */
  contradicted: 0.8,
  high: 0.93,
  medium: 0.8,
} as const;

/** How sure a verdict is, by its probability. */
export const band = (probability: number): Confidence =>
  probability >= cutoffs.high ? 'high' : probability >= cutoffs.medium ? 'medium' : 'low';

/** Neither side is ever certain. */
const leastDoubt = 0.002;

function logit(probability: number): number {
  const bounded = Math.min(1 - leastDoubt, Math.max(leastDoubt, probability));
  return Math.log(bounded / (1 - bounded));
}
