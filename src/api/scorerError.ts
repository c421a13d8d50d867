import { Problem, type ProblemCode } from '../check/problem.ts';
import { problemText } from '../report/problems/problemText.ts';

/** What programs catch: the problem in words, with what to do about it, and its code. */
export class ScorerError extends Error {
  override readonly name = 'ScorerError';
  readonly code: ProblemCode;

  constructor(problem: Problem) {
    const { message, nextStep } = problemText(problem, 'program');
    super(`${message} ${nextStep}`, { cause: problem });
    this.code = problem.code;
  }
}

const toScorerError = (error: unknown): unknown =>
  error instanceof Problem ? new ScorerError(error) : error;

/** Runs `act`; what it throws for the person is thrown in words. */
export async function withScorerErrors<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw toScorerError(error);
  }
}

export function withScorerErrorsSync<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw toScorerError(error);
  }
}
