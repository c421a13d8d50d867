import weights from './blend.json' with { type: 'json' };
import type { Observation } from './observation.ts';

/**
 * What the combination is made from, in the order of the shipped weights: log odds of support as the model reads it
 * and by the rules, share of the claim's content words that the best passages hold, logarithm of its length in words.
 */
export const blendFeatures = ['model', 'rules', 'overlap', 'length'] as const;

type BlendFeature = (typeof blendFeatures)[number];

export interface BlendWeights {
  readonly coefficients: readonly number[];
  readonly intercept: number;
}

/** Calibrated probability of support, from what the rules and the model say. */
export const blend = (
  signs: readonly number[],
  { coefficients, intercept }: BlendWeights = weights,
): number => 1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + coefficients[i]! * sign, intercept)));

/**
 * The signs of a claim.
 * @param rules probability of support by the rules
 * @param model the same as the model reads it
 */
export function blendSigns({ near, words }: Observation, rules: number, model: number): readonly number[] {
  const signs: Readonly<Record<BlendFeature, number>> = {
    model: logit(model),
    rules: logit(rules),
    overlap: near[0]?.share ?? 0,
    length: Math.log(1 + words.length),
  };
  return blendFeatures.map((name) => signs[name]);
}

/** Neither side is ever certain. */
const leastDoubt = 0.002;

function logit(probability: number): number {
  const bounded = Math.min(1 - leastDoubt, Math.max(leastDoubt, probability));
  return Math.log(bounded / (1 - bounded));
}
