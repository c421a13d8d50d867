import type { Judge } from '../check/judge.ts';
import type { Report } from '../check/report.ts';
import type { Source } from '../text/passage.ts';
import type { FactualityWeights, MeasureId } from './rowCheck.ts';

export type Factuality = NonNullable<Report['factuality']>;

export interface GradeRequest {
  readonly input: string;
  readonly reference: string;
  readonly output: string;
  /** Model that the row or its data set names; the run's own grader where absent. */
  readonly grader?: string;
  readonly weights?: FactualityWeights;
  readonly rubricPrompt?: string;
  readonly scale: number;
}

export interface Graded {
  readonly factuality: Factuality;
  /** `Judge.id`-like name of the grader. */
  readonly grader: string;
  readonly usage: Report['usage'];
}

/** Asks a model for a factuality category. Throws a `Problem` when there is no grader or it gave no answer. */
export type Grade = (request: GradeRequest, signal: AbortSignal) => Promise<Graded>;

/** What every case of a run is measured with. */
export interface Evaluation {
  /** Each judges every case. */
  readonly judges: readonly Judge[];
  readonly measure: MeasureId;
  readonly scale: number;
  /** Share of the scale that passes, 0..1: at least, or at most where lower is better. */
  readonly threshold: number;
  readonly readContext: (uri: string, text: string) => Source;
  /** Factuality is derived from the judges' verdicts where there is no grader. */
  readonly grade?: Grade;
}
