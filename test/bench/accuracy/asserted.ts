import { alarmThreshold, type Sensitivity, sensitivities } from '../../../src/check/alarm.ts';
import type { JudgedItem, JudgedSet } from './judgedSet.ts';
import { bootstrap, calibrationError, type Interval } from './metrics.ts';

/** How often what the judge asserts is what people say. */
export interface Asserted {
  readonly precision: Interval;
  /** Of all wrong items, the share that was found. */
  readonly recall: number;
  /** Share of all items of which it was asserted. */
  readonly share: number;
  readonly count: number;
}

export const isContradicted = ({ parts }: JudgedItem): boolean =>
  parts.some(({ decision }) => decision.verdict === 'contradicted');

/** Every claim supported with high confidence. */
export const isTopBand = ({ parts }: JudgedItem): boolean =>
  parts.length > 0 &&
  parts.every(({ decision }) => decision.verdict === 'supported' && decision.confidence === 'high');

export function asserted(
  sets: readonly JudgedSet[],
  is: (item: JudgedItem) => boolean,
  right: (item: JudgedItem) => boolean,
): Asserted {
  const items = sets.flatMap((set) => set.items);
  const said = items.filter(is);
  const precision = bootstrap(
    items,
    ({ item }) => `${item.dataset} ${item.meta.group}`,
    (sample) => {
      const chosen = sample.filter(is);
      return chosen.filter(right).length / chosen.length;
    },
  );
  const due = items.filter(right);
  return {
    precision,
    recall: said.filter(right).length / Math.max(1, due.length),
    share: said.length / items.length,
    count: said.length,
  };
}

/** Items called contradicted by what clashed in them, and how many of them people call wrong. */
export function clashesByKind({
  items,
}: JudgedSet): ReadonlyMap<string, { readonly right: number; readonly count: number }> {
  const kinds = new Map<string, { right: number; count: number }>();
  for (const { supported, parts } of items)
    for (const kind of new Set(
      parts.flatMap(({ decision: { reason } }) => (reason.code === 'differs' ? [reason.kind] : [])),
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

export function quiet({ items }: JudgedSet): readonly Quiet[] {
  return sensitivities.map((sensitivity) => {
    const flagged = ({ parts }: JudgedItem) =>
      parts.some(
        ({ decision }) => decision.verdict !== 'supported' && decision.alarm >= alarmThreshold[sensitivity],
      );
    const share = (supported: boolean) => {
      const some = items.filter((item) => item.supported === supported);
      return some.filter(flagged).length / some.length;
    };
    return { sensitivity, rightFlagged: share(true), wrongFlagged: share(false) };
  });
}

export function calibration({ items }: JudgedSet): number {
  const judged = items.filter(({ parts }) => parts.length > 0);
  return calibrationError(
    judged.map(({ parts }) => Math.min(...parts.map(({ decision }) => decision.support ?? 0))),
    judged.map(({ supported }) => supported),
  );
}
