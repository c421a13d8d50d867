import type { Weights } from '../check/factuality/category.ts';
import type { ScorerId } from '../check/score/scorer.ts';

/** What is measured on a row: a scorer over its context, or factuality against its reference. */
export type MeasureId = ScorerId | 'factuality';

export const measures: readonly MeasureId[] = [
  'faithfulness',
  'hallucination',
  'contradiction',
  'factuality',
];

/** A check that a row asks for itself. Absent fields are the run's. */
export interface RowCheck {
  readonly measure: MeasureId;
  /** Factuality: instead of the row's reference. */
  readonly reference?: string;
  /** Least (or, where lower is better, greatest) share of the scale that passes, 0..1. */
  readonly threshold?: number;
  /** Model that grades, as the data set names it ("openai:gpt-4o"). */
  readonly grader?: string;
  readonly weights?: Partial<Weights>;
  readonly rubricPrompt?: string;
  /** Name of the assertion in tables. */
  readonly label?: string;
}
