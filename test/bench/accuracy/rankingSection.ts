import { itemSupport, type JudgedSet, setsOfPart } from './judgedSet.ts';
import { bestThreshold, macro, rank, type Scoring } from './ranking.ts';
import { percent, table } from './table.ts';

/** A way of scoring with its one threshold for all sets, chosen on open documents. */
export interface ThresholdScoring {
  readonly scoring: Scoring;
  readonly threshold: number;
}

export interface Scorings {
  readonly judge: ThresholdScoring;
  readonly overlap: ThresholdScoring;
}

/** @param training the sets on which thresholds are chosen */
export function scoringsFrom(training: readonly JudgedSet[]): Scorings {
  const of = (scoring: Scoring) => ({ scoring, threshold: bestThreshold(training, scoring) });
  return {
    judge: of(itemSupport),
    overlap: of(({ overlap }) => overlap),
  };
}

export const rankBy = (sets: readonly JudgedSet[], { scoring, threshold }: ThresholdScoring) =>
  rank(sets, scoring, threshold);

/** Balanced accuracy and AUROC of the judge's probability of support, a set a line, open documents beside closed ones. */
export function rankingSection(sets: readonly JudgedSet[], scorings: Scorings): string {
  const parts = (['open', 'closed'] as const).map((part) => {
    const some = setsOfPart(sets, part);
    const ranks = Object.values(scorings).map((scoring: ThresholdScoring) => rankBy(some, scoring));
    return { some, ranks };
  });
  const cells = (name: string): readonly string[] =>
    parts.flatMap(({ ranks }) =>
      ranks.map((rank) => {
        const one = name === 'mean' ? macro(rank) : rank.get(name);
        return one ? `${percent(one.balancedAccuracy)} / ${percent(one.auroc)}` : '';
      }),
    );
  const columns = ['judge', 'plain overlap'];
  const counts = (name: string) =>
    parts.map(({ some }) => some.find((set) => set.name === name)?.items.length ?? 0).join(' · ');
  const lines = parts.map(({ ranks: [judge, overlap] }, i) => {
    const behind = [...judge!].map(
      ([name, { balancedAccuracy }]) => overlap!.get(name)!.balancedAccuracy - balancedAccuracy,
    );
    const over = (margin: number) => behind.filter((lead) => lead > margin).length;
    return `${i === 0 ? 'Open' : 'Closed'} documents: plain overlap has the better balanced accuracy on ${over(0)} of ${behind.length} sets, by more than 2 on ${over(0.02)}.`;
  });
  return [
    table(
      [
        'set',
        'items',
        ...columns.map((name) => `open: ${name}`),
        ...columns.map((name) => `closed: ${name}`),
        'ms a claim',
      ],
      [...sets.map(({ name }) => name), 'mean'].map((name) => [
        name,
        name === 'mean' ? '' : counts(name),
        ...cells(name),
        sets.find((set) => set.name === name)?.pace.toFixed(1) ?? '',
      ]),
    ),
    ...lines,
  ].join('\n\n');
}
