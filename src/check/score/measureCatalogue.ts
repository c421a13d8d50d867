import { scorerIds, scorers } from './catalogue.ts';
import { citationPrecision } from './row/citationPrecision.ts';
import { citationRecall } from './row/citationRecall.ts';
import { contextPrecision } from './row/contextPrecision.ts';
import { contextRecall } from './row/contextRecall.ts';
import { noiseSensitivity } from './row/noiseSensitivity.ts';
import type { RowScorer } from './row/rowScorer.ts';
import { summarization } from './row/summarization.ts';
import type { Scorer, ScorerId } from './scorer.ts';

/** All scorers over the texts of a row. A new one is a file beside these and a line here. */
export const rowScorers = {
  'context-recall': contextRecall,
  'context-precision': contextPrecision,
  'noise-sensitivity': noiseSensitivity,
  summarization,
  'citation-precision': citationPrecision,
  'citation-recall': citationRecall,
} as const satisfies Readonly<Record<string, RowScorer>>;

export type RowScorerId = keyof typeof rowScorers;

/** All that a row can be measured by. Factuality is a category (scoring.md §8), of which the weight is the score. */
export type MeasureId = ScorerId | RowScorerId | 'factuality';

export const rowScorerIds = Object.keys(rowScorers) as readonly RowScorerId[];

export const measureIds: readonly MeasureId[] = [...scorerIds, 'factuality', ...rowScorerIds];

export const isRowScorer = (measure: MeasureId): measure is RowScorerId => measure in rowScorers;

export function directionOf(measure: MeasureId): Scorer['direction'] {
  if (measure === 'factuality') return 'higherIsBetter';
  return isRowScorer(measure) ? rowScorers[measure].direction : scorers[measure].direction;
}
