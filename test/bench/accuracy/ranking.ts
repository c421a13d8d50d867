import { type JudgedItem, type JudgedSet, setsOfPart } from './judgedSet.ts';
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
