import { type ClassifierWeights, logOdds } from '../../src/judges/offline/probability/classifier.ts';
import type { Features } from '../../src/judges/offline/probability/features.ts';
import { fitLogistic, type Penalty } from './logistic.ts';

/** An item as training sees it: several claims share one label, and the least supported one explains it. */
export interface TrainingItem {
  readonly set: string;
  readonly supported: boolean;
  readonly claims: readonly Features[];
}

export const penalty: Penalty = { coefficients: 1, intercepts: 10 };

/** Rounds of choosing, for each item, the claim that the label is about, and fitting anew. */
const rounds = 3;

/**
 * Fits the classifier. Every set counts the same, and in every set right and wrong items count the same, so that no
 * set's size or base rate becomes the judge's prejudice.
 */
export function fitWeights(items: readonly TrainingItem[]): ClassifierWeights {
  const sets = [...new Set(items.map(({ set }) => set))];
  const usable = items.filter(({ claims }) => claims.length > 0);
  const { means, deviations } = moments(usable.flatMap(({ claims }) => claims));
  const counts = new Map<string, number>();
  const key = ({ set, supported }: TrainingItem) => `${set} ${supported}`;
  for (const item of usable) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  let model: ClassifierWeights = {
    means,
    deviations,
    coefficients: means.map((_, i) => Number(i === 0)),
    intercept: 0,
  };
  for (let round = 0; round < rounds; round++) {
    const chosen = usable.map((item) => ({
      features: standardise(leastSupported(item.claims, model), model),
      positive: item.supported,
      weight: 0.5 / counts.get(key(item))! / sets.length,
      set: sets.indexOf(item.set),
    }));
    model = { ...model, coefficients: fitLogistic(chosen, sets.length, penalty) };
  }
  return model;
}

const leastSupported = (claims: readonly Features[], model: ClassifierWeights): Features =>
  claims.reduce((least, claim) => (logOdds(claim, model) < logOdds(least, model) ? claim : least));

const standardise = (features: Features, { means, deviations }: ClassifierWeights): Features =>
  features.map((value, i) => (value - means[i]!) / deviations[i]!);

function moments(all: readonly Features[]): Pick<ClassifierWeights, 'means' | 'deviations'> {
  const width = all[0]!.length;
  const means = new Array<number>(width).fill(0);
  const squares = new Array<number>(width).fill(0);
  for (const features of all)
    for (let i = 0; i < width; i++) {
      means[i]! += features[i]! / all.length;
      squares[i]! += features[i]! ** 2 / all.length;
    }
  return { means, deviations: squares.map((s, i) => Math.sqrt(Math.max(1e-9, s - means[i]! ** 2))) };
}
