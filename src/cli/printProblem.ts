import type { Problem } from '../check/problem.ts';
import { problemText } from '../report/words.ts';
import type { Terminal } from './terminal.ts';

/** One line that says what is wrong and one that says what to do, on the standard error. */
export function printProblem(problem: Problem, terminal: Terminal): void {
  const { message, nextStep } = problemText(problem, 'commandLine');
  terminal.writeError(`claimlight: ${message}\n${nextStep}\n`);
}
