import { correctionEdit } from '../../../src/review/fixes.ts';
import { overlaps } from '../../../src/text/span.ts';
import type { JudgedItem } from './judgedSet.ts';

/** Corrections that a judge offers where people marked the wrong words. */
export interface CorrectionCount {
  readonly offered: number;
  /** Those that change words that people marked. */
  readonly placed: number;
  /** Those of items in which nothing is wrong. */
  readonly needless: number;
}

export function countCorrections(items: readonly JudgedItem[]): CorrectionCount {
  let offered = 0;
  let placed = 0;
  let needless = 0;
  for (const { item, supported, outcome } of items)
    for (const assessment of outcome.assessments) {
      const fix = correctionEdit(assessment);
      // A wrong item without marked words says nothing of the place.
      if (!fix || (!supported && item.spans.length === 0)) continue;
      offered++;
      if (supported) needless++;
      else if (item.spans.some((span) => overlaps(span, fix))) placed++;
    }
  return { offered, placed, needless };
}
