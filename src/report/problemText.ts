import type { Problem, ProblemCode } from '../check/problem.ts';
import { datasetProblems } from './problems/datasetProblems.ts';
import { evaluationProblems } from './problems/evaluationProblems.ts';
import { inputProblems } from './problems/inputProblems.ts';
import { modelProblems } from './problems/modelProblems.ts';
import { type ProblemText, type ProblemWords, problemWords, type Surface } from './problems/problemWords.ts';

export type { ProblemText, Surface } from './problems/problemWords.ts';

const texts: Readonly<Record<ProblemCode, (words: ProblemWords) => ProblemText>> = {
  ...inputProblems,
  ...modelProblems,
  ...datasetProblems,
  ...evaluationProblems,
};

/** Words for a problem: what is wrong, and what to do about it. */
export const problemText = (problem: Problem, surface: Surface = 'editor'): ProblemText =>
  texts[problem.code](problemWords(problem, surface));
