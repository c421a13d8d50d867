import type { ProblemCode, ProblemData } from '../../check/problem.ts';
import { datasetProblems, evaluationProblems } from './evaluationProblems.ts';
import { inputProblems } from './inputProblems.ts';
import { modelProblems } from './modelProblems.ts';
import { type ProblemText, type ProblemWords, problemWords, type Surface } from './problemWords.ts';

export type { ProblemText, Surface } from './problemWords.ts';

const texts: Readonly<Record<ProblemCode, (words: ProblemWords) => ProblemText>> = {
  ...inputProblems,
  ...modelProblems,
  ...datasetProblems,
  ...evaluationProblems,
};

/** Words for a problem: what is wrong, and what to do about it. */
export const problemText = (problem: ProblemData, surface: Surface = 'editor'): ProblemText =>
  texts[problem.code](problemWords(problem, surface));
