import type { CategoryWeights } from '../../check/factuality/category.ts';
import { type Factuality, uncategorised } from '../../check/factuality/factuality.ts';
import type { Judge } from '../../check/judge.ts';
import type { Outcome } from '../../check/types.ts';
import { type GradeOrder, gradeFactuality } from '../../judges/grader/grader.ts';
import type { Source } from '../../text/passage.ts';
import type { MeasureId } from '../data/dataset.ts';
import type { ConfigProvider } from '../data/promptfoo/config.ts';

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
  /** Id of the model that graded. */
  readonly grader: string;
  readonly usage: Outcome['usage'];
}

/** Asks a model for a factuality category. Throws a `Problem` when no model can be asked. */
export type Grade = (request: GradeRequest, signal: AbortSignal) => Promise<RowGrade>;

/** What every case of a run is measured with. */
export interface Evaluation {
  /** Each judges every case. */
  readonly judges: readonly Judge[];
  readonly measure: MeasureId;
  readonly scale: number;
  /** Share of the scale that passes, 0..1: at least, or at most where lower is better. Absent: only without fault. */
  readonly threshold?: number;
  readonly readContext: (uri: string, text: string) => Source;
  /**
   * Who grades factuality: the model that an assertion or row names, or the run's. Where there is none, it is derived
   * from the judges' verdicts.
   */
  readonly graderFor?: (named: ConfigProvider | undefined) => Grade | undefined;
}

const emptyGrade = uncategorised('notApplicable', { code: 'emptyOutput' }, 'graded');

/** Grades with a chat model. */
export const modelGrade =
  (model: GradeOrder['model']): Grade =>
  async ({ input, reference, output, ...order }, signal) => {
    // A grader may call nothing a C.
    if (output.trim() === '')
      return {
        factuality: emptyGrade,
        usage: { calls: 0, promptTokens: 0, completionTokens: 0 },
        grader: model.id,
      };
    const { factuality, usage } = await gradeFactuality(
      { ...order, input, ideal: reference, completion: output, model },
      signal,
    );
    return { factuality, usage, grader: model.id };
  };
