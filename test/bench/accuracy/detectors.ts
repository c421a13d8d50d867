import { interval } from './assertionSection.ts';
import type { JudgedItem, JudgedSet } from './judgedSet.ts';
import { balancedAccuracy, bootstrap, type Interval } from './metrics.ts';
import type { ThresholdScoring } from './rankingSection.ts';
import { table } from './table.ts';
import { isUndoubted } from './textOutcome.ts';

/** Balanced accuracy of a score with an interval by document. */
function accuracyOf(
  items: readonly JudgedItem[],
  score: (item: JudgedItem) => number,
  threshold: number,
): Interval {
  const scores = new Map(items.map((item) => [item, score(item)]));
  return bootstrap(
    items,
    ({ item }) => item.meta.group,
    (sample) =>
      balancedAccuracy(
        sample.map((item) => scores.get(item)!),
        sample.map(({ supported }) => supported),
        threshold,
      ),
  );
}

/** The detectors whose predictions come with the set, at their usual threshold of one half, and ours beside them. */
export function detectorSection(
  { name, items }: JudgedSet,
  ours: Readonly<Record<string, ThresholdScoring>>,
): string {
  const detectors = [...new Set(items.flatMap(({ item }) => Object.keys(item.meta.detectors ?? {})))];
  const rows = [
    ...detectors.map((detector) => {
      const judged = items.filter(({ item }) => item.meta.detectors?.[detector] !== undefined);
      return [detector, accuracyOf(judged, ({ item }) => item.meta.detectors![detector]!, 0.5)] as const;
    }),
    ...Object.entries(ours).map(
      ([title, { scoring, threshold }]) =>
        [title, accuracyOf(items, (item) => scoring(item, name), threshold)] as const,
    ),
    ['Claimlight, verdicts', accuracyOf(items, ({ outcome }) => Number(isUndoubted(outcome)), 0.5)] as const,
  ];
  return table(
    ['detector', 'balanced accuracy'],
    rows.toSorted((a, b) => b[1].value - a[1].value).map(([title, accuracy]) => [title, interval(accuracy)]),
  );
}
