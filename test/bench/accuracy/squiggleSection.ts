import type { Sensitivity } from '../../../src/check/alarm.ts';
import { calibration, quiet } from './asserted.ts';
import type { Part } from './closedDocuments.ts';
import { type JudgedSet, setsOfPart } from './judgedSet.ts';
import { responseScore, spanScore } from './spans.ts';
import { percent, sideBySide, table } from './table.ts';

/** Right and wrong items that are underlined, by sensitivity, open documents beside closed ones. */
export function quietSection(sets: readonly JudgedSet[]): string {
  const names = ['ragtruth_sent', 'lfqa_verification', 'faithbench_sent'];
  const [open, closed] = [ofPart(sets, 'open'), ofPart(sets, 'closed')];
  const rows = names.flatMap((name) => {
    const [ofOpen, ofClosed] = [open.get(name), closed.get(name)];
    if (!ofOpen || !ofClosed) return [];
    const inClosed = quiet(ofClosed);
    return [
      [
        name,
        ...quiet(ofOpen).map(({ rightFlagged, wrongFlagged }, i) => {
          const other = inClosed[i]!;
          return `${sideBySide(rightFlagged, other.rightFlagged)} / ${sideBySide(wrongFlagged, other.wrongFlagged)}`;
        }),
        `${calibration(ofOpen).toFixed(3)} · ${calibration(ofClosed).toFixed(3)}`,
      ],
    ];
  });
  return table(['set', 'quiet', 'balanced', 'strict', 'calibration error'], rows);
}

/** Characters and responses that are underlined against those that people marked. */
export function spanSection(sets: readonly JudgedSet[]): string {
  const rows = (['open', 'closed'] as const).flatMap((part) =>
    setsOfPart(sets, part).flatMap((set) =>
      (['quiet', 'balanced', 'strict'] as const).map((sensitivity: Sensitivity) => {
        const show = ({ precision, recall, f1 }: ReturnType<typeof spanScore>) =>
          `${percent(precision)} / ${percent(recall)} / ${percent(f1)}`;
        return [
          `${set.name}, ${part}`,
          sensitivity,
          show(spanScore(set, sensitivity, 'squiggle')),
          show(spanScore(set, sensitivity, 'claim')),
          show(responseScore(set, sensitivity)),
        ];
      }),
    ),
  );
  return table(['set', 'sensitivity', 'squiggles', 'flagged claims', 'responses'], rows);
}

const ofPart = (sets: readonly JudgedSet[], part: Part): ReadonlyMap<string, JudgedSet> =>
  new Map(setsOfPart(sets, part).map((set) => [set.name, set]));
