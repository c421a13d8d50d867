import { type Sensitivity, sensitivities } from '../../../src/check/alarm.ts';
import type { JudgedItem, JudgedSet } from './judgedSet.ts';
import { bootstrap, calibrationError, type Interval, share } from './metrics.ts';
import { isFlagged } from './textOutcome.ts';

/** How often what the judge asserts is what people say. */
export interface Asserted {
  readonly precision: Interval;
  /** Of all items of which it would be right, the share that was found. */
  readonly recall: number;
  /** Share of all items of which it was asserted. */
  readonly share: number;
  readonly count: number;
}

export const isContradicted = ({ outcome }: JudgedItem): boolean => outcome.verdict === 'contradicted';

/** Every claim supported with high confidence. */
export const isTopBand = ({ outcome }: JudgedItem): boolean =>
  outcome.verdict === 'supported' && outcome.confidence === 'high';

export function asserted(
  items: readonly JudgedItem[],
  is: (item: JudgedItem) => boolean,
  right: (item: JudgedItem) => boolean,
): Asserted {
  const precision = bootstrap(
    items,
    ({ item }) => `${item.dataset} ${item.meta.group}`,
    (sample) => share(sample.filter(is), right),
  );
  return {
    precision,
    recall: share(items.filter(right), is),
    share: share(items, is),
    count: items.filter(is).length,
  };
}

/** Items called contradicted by what clashed in them, and how many of them people call wrong. */
export function clashesByKind({
  items,
}: JudgedSet): ReadonlyMap<string, { readonly right: number; readonly count: number }> {
  const kinds = new Map<string, { right: number; count: number }>();
  for (const { supported, outcome } of items)
    for (const kind of new Set(
      outcome.assessments.flatMap(({ verdict, reason }) =>
        verdict !== 'contradicted' ? [] : [reason.code === 'differs' ? reason.kind : reason.code],
      ),
    )) {
      const known = kinds.get(kind) ?? { right: 0, count: 0 };
      kinds.set(kind, { right: known.right + Number(!supported), count: known.count + 1 });
    }
  return kinds;
}

/** Shares of the right and of the wrong items that raise a squiggle. */
export interface Quiet {
  readonly sensitivity: Sensitivity;
  readonly rightFlagged: number;
  readonly wrongFlagged: number;
}

export const quiet = ({ items }: JudgedSet): readonly Quiet[] =>
  sensitivities.map((sensitivity) => {
    const flaggedOf = (supported: boolean) =>
      share(
        items.filter((item) => item.supported === supported),
        ({ outcome }) => isFlagged(outcome, sensitivity),
      );
    return { sensitivity, rightFlagged: flaggedOf(true), wrongFlagged: flaggedOf(false) };
  });

export function calibration({ items }: JudgedSet): number {
  const judged = items.filter(({ outcome }) => outcome.assessments.length > 0);
  return calibrationError(
    judged.map(({ outcome }) => Math.min(...outcome.assessments.map(({ support }) => support ?? 0))),
    judged.map(({ supported }) => supported),
  );
}
