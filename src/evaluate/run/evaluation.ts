import type { CategoryWeights } from '../../check/factuality/category.ts';
import { type Factuality, uncategorised } from '../../check/factuality/factuality.ts';
import type { Judge } from '../../check/judge.ts';
import type { MeasureId } from '../../check/score/measureCatalogue.ts';
import type { ScoreOptions } from '../../check/score/scorer.ts';
import type { Outcome } from '../../check/types.ts';
import { type GradeOrder, gradeFactuality } from '../../judges/grader/grader.ts';
import type { ConfigProvider } from '../data/promptfoo/config.ts';
import type { OnNotice } from '../data/runNotices.ts';
import type { ReadFact } from './checkText.ts';

export interface GradeRequest {
  readonly input: string;
  readonly reference: string;
  readonly output: string;
  readonly weights: CategoryWeights;
  readonly rubricPrompt?: string;
  /** The row's own variables, for a rubric that uses them. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly scale: number;
}

interface RowGrade {
  readonly factuality: Factuality;
  readonly usage: Outcome['usage'];
}

/** A model that is asked for factuality categories. */
export interface Grader {
  /** Stands in the judge's place of its results, of those that failed too. */
  readonly id: string;
  /** Throws a `Problem` when no model can be asked. */
  grade(request: GradeRequest, signal: AbortSignal): Promise<RowGrade>;
}

/** What every case of a run is measured with. */
export interface Evaluation {
  /** Each judges every case. */
  readonly judges: readonly Judge[];
  /** On rows without checks of their own. */
  readonly measures: readonly MeasureId[];
  readonly scale: number;
  /** Share of the scale that passes, 0..1: at least, or at most where lower is better. Absent: only without fault. */
  readonly threshold?: number;
  /** Of factuality, where a row's check has none of its own. */
  readonly weights?: Partial<CategoryWeights>;
  readonly rubricPrompt?: string;
  /** What contradiction counts. */
  readonly unit?: ScoreOptions['unit'];
  readonly readContext: ReadFact;
  /**
   * Who grades factuality: the model that an assertion or row names, the run's, or the judge's own. Where there is
   * none, it is derived from the judge's verdicts.
   */
  readonly graderFor?: (named: ConfigProvider | undefined, judge: Judge) => Grader | undefined;
  readonly onNotice?: OnNotice;
}

const emptyGrade = uncategorised('notApplicable', { code: 'emptyOutput' }, 'graded');

/**
 * Grades with a chat model.
 * @param open throws the `Problem` of a model that cannot be asked; it fails the rows that are to be graded
 */
export const modelGrader = (id: string, open: () => Promise<GradeOrder['model']>): Grader => ({
  id,
  async grade({ input, reference, output, ...order }, signal) {
    // A grader may call nothing a C.
    if (output.trim() === '')
      return { factuality: emptyGrade, usage: { calls: 0, promptTokens: 0, completionTokens: 0 } };
    const texts = { input, ideal: reference, completion: output };
    const { factuality, usage } = await gradeFactuality({ ...order, ...texts, model: await open() }, signal);
    return { factuality, usage };
  },
});
