import { t } from '@vscode/l10n';
import type { ProblemCode, ProblemData } from '../../check/problem.ts';
import { plainLine } from '../escape.ts';
import { datasetProblems, evaluationProblems } from './evaluationProblems.ts';
import { inputProblems } from './inputProblems.ts';
import { modelProblems } from './modelProblems.ts';
import { type ProblemText, type ProblemWords, problemWords, type Surface } from './problemWords.ts';

const texts: Readonly<Record<ProblemCode, (words: ProblemWords) => ProblemText>> = {
  ...inputProblems,
  ...modelProblems,
  ...datasetProblems,
  ...evaluationProblems,
};

/** Words for a problem: what is wrong, and what to do about it. */
export function problemText(problem: ProblemData, surface: Surface = 'editor'): ProblemText {
  const { message, nextStep } = texts[problem.code](problemWords(problem, surface));
  const { said, status = '' } = problem.args;
  if (said === undefined) return { message: plainLine(message), nextStep };
  // Foreign words, clipped where they were read.
  return { message: plainLine(`${message} ${t('It says: “{0}” ({1}).', said, status)}`), nextStep };
}
