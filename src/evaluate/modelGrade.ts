import { type GradeOrder, gradeFactuality } from '../judges/grader/gradeFactuality.ts';
import type { Grade } from './evaluation.ts';

/** Grades with a chat model. */
export const modelGrade =
  (model: GradeOrder['model']): Grade =>
  async ({ input, reference, output, ...order }, signal) => {
    const { factuality, usage } = await gradeFactuality(
      { ...order, input, ideal: reference, completion: output, model },
      signal,
    );
    return { factuality, usage, grader: model.id };
  };
