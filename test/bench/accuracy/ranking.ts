import { fitWeights, type TrainingItem } from '../../../scripts/train/fitWeights.ts';
import type { ClassifierWeights } from '../../../src/judges/offline/probability/classifier.ts';
import { featureNames } from '../../../src/judges/offline/probability/features.ts';
import { itemOdds, type JudgedItem, type JudgedSet, setsOfPart } from './judgedSet.ts';
import { familyOf, trainableSets } from './labelled.ts';
import { auroc, balancedAccuracy } from './metrics.ts';

/** How a way of scoring ranks one set. */
export interface Rank {
  readonly balancedAccuracy: number;
  readonly auroc: number;
}

export type Scoring = (item: JudgedItem, set: string) => number;

/** Ranks every set with one threshold for all. */
export function rank(sets: readonly JudgedSet[], scoring: Scoring, threshold: number): Map<string, Rank> {
  return new Map(
    sets.map(({ name, items }) => {
      const scores = items.map((item) => scoring(item, name));
      const positive = items.map(({ supported }) => supported);
      return [
        name,
        { balancedAccuracy: balancedAccuracy(scores, positive, threshold), auroc: auroc(scores, positive) },
      ];
    }),
  );
}

/** Mean over sets; those that hold only right or only wrong items in this part are left out. */
export const macro = (ranks: ReadonlyMap<string, Rank>): Rank => {
  const all = [...ranks.values()].filter((one) => !Number.isNaN(one.auroc));
  const mean = (of: (rank: Rank) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return { balancedAccuracy: mean((r) => r.balancedAccuracy), auroc: mean((r) => r.auroc) };
};

/** The common threshold that serves a scoring best over the open part of all sets, of a hundred that part its scores evenly. */
export function bestThreshold(sets: readonly JudgedSet[], scoring: Scoring): number {
  const scored = setsOfPart(sets, 'open')
    .map(({ name, items }) => ({
      scores: items.map((item) => scoring(item, name)),
      positive: items.map(({ supported }) => supported),
    }))
    .filter(({ positive }) => new Set(positive).size === 2);
  const all = scored.flatMap(({ scores }) => scores).toSorted((a, b) => a - b);
  const steps = Array.from({ length: 99 }, (_, i) => all[Math.floor(((i + 1) / 100) * all.length)]!);
  const worth = (threshold: number) =>
    scored.reduce((sum, { scores, positive }) => sum + balancedAccuracy(scores, positive, threshold), 0);
  return steps.reduce((best, step) => (worth(step) > worth(best) ? step : best));
}

/** Log odds by weights that were trained on open documents without the set's family. `columns` restricts the features. */
export function leftOutScoring(sets: readonly JudgedSet[], columns?: readonly string[]): Scoring {
  const mask = (features: readonly number[]) =>
    columns ? features.map((value, i) => (columns.includes(featureNames[i]!) ? value : 0)) : features;
  const training: TrainingItem[] = setsOfPart(sets, 'open')
    .filter(({ name }) => (trainableSets as readonly string[]).includes(name))
    .flatMap(({ name, items }) =>
      items.map(({ supported, claims }) => ({ set: name, supported, claims: claims.map(mask) })),
    );
  const models = new Map<string, ClassifierWeights>();
  const modelFor = (set: string): ClassifierWeights => {
    const family = familyOf(set);
    const left = [...new Set(training.map((item) => item.set))]
      .filter((name) => family.includes(name))
      .join();
    const known = models.get(left);
    if (known) return known;
    const model = fitWeights(training.filter((item) => !family.includes(item.set)));
    models.set(left, model);
    return model;
  };
  return (item, set) => itemOdds({ claims: item.claims.map(mask) }, modelFor(set));
}

const overlapFeature = featureNames.indexOf('window');

/** Share of the claim's words in the best window: what every detector must beat. */
export const overlapScoring = ({ claims }: Pick<JudgedItem, 'claims'>): number =>
  Math.min(1, ...claims.map((features) => features[overlapFeature]!));
