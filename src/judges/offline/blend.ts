import type { PairReading } from '../reading/readingModel.ts';
import weights from './blend.json' with { type: 'json' };

/** What the combination is made from, in the order of the shipped weights. */
export interface BlendSigns {
  /** Log odds of support as the model reads it. */
  readonly model: number;
  /** Log odds of support by the rules. */
  readonly rules: number;
  /** Share of the claim's content words that the best passages hold. */
  readonly overlap: number;
  /** Logarithm of the number of the claim's words. */
  readonly length: number;
}

export const blendFeatures = [
  'model',
  'rules',
  'overlap',
  'length',
] as const satisfies readonly (keyof BlendSigns)[];

export interface BlendWeights {
  readonly coefficients: readonly number[];
  readonly intercept: number;
}

/** Calibrated probability of support, from what the rules and the model say. */
export const blend = (signs: BlendSigns, { coefficients, intercept }: BlendWeights = weights): number =>
  sigmoid(blendFeatures.reduce((sum, name, i) => sum + coefficients[i]! * signs[name], intercept));

export const modelOdds = ({ pair }: PairReading): number => logit(pair.supported);

/** Neither side is ever certain. */
export const logit = (probability: number): number => {
  const bounded = Math.min(1 - leastDoubt, Math.max(leastDoubt, probability));
  return Math.log(bounded / (1 - bounded));
};

const leastDoubt = 0.002;

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));
