import type { JudgedSet } from './judgedSet.ts';
import { balancedAccuracy, bootstrap, type Interval } from './metrics.ts';

/** Balanced accuracy of the detectors whose predictions come with the set, at their usual threshold of one half. */
export function detectorAccuracy({ items }: JudgedSet): readonly (readonly [string, Interval])[] {
  const names = [...new Set(items.flatMap(({ item }) => Object.keys(item.meta.detectors ?? {})))];
  return names.map((name) => {
    const judged = items.filter(({ item }) => item.meta.detectors?.[name] !== undefined);
    const accuracy = bootstrap(
      judged,
      ({ item }) => item.meta.group,
      (sample) =>
        balancedAccuracy(
          sample.map(({ item }) => item.meta.detectors![name]!),
          sample.map(({ supported }) => supported),
          0.5,
        ),
    );
    return [name, accuracy] as const;
  });
}
