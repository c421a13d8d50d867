import type { Features } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** A standardised logistic model; all lists in the order of `featureNames`. */
export interface ClassifierWeights {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  readonly coefficients: readonly number[];
  readonly intercept: number;
}

/** Log odds that people would call the claim supported, where as many claims are right as wrong. */
export function logOdds(features: Features, model: ClassifierWeights = weights): number {
  return features.reduce(
    (sum, value, i) => sum + (model.coefficients[i]! * (value - model.means[i]!)) / model.deviations[i]!,
    model.intercept,
  );
}

/** Probability of support, 0..1, calibrated on sentences of answers and summaries that models wrote. */
export const probability = (odds: number): number =>
  1 / (1 + Math.exp(-(weights.calibration.slope * odds + weights.calibration.offset)));
