import type { Evaluation } from '../../evaluate/evaluation.ts';
import { modelGrade } from '../../evaluate/modelGrade.ts';
import type { Models } from './modelSource.ts';

export interface GraderNames {
  /** `--grader`, or else the data set's `defaultTest`. */
  readonly grader?: string;
  /** `--judge`: a model that already sees the texts grades them too; nothing else is chosen unasked. */
  readonly judge: string;
}

/**
 * Which model grades (SCORERS §8): assertion or row, then `--grader`, then `defaultTest`, then the judge itself.
 * "offline" grades nothing: factuality is then derived.
 */
export function graderFor(
  { grader, judge }: GraderNames,
  models: Models,
): NonNullable<Evaluation['graderFor']> {
  return (named) => {
    const name = named ?? grader ?? judge;
    if (name === 'offline') return undefined;
    return async (request, signal) => modelGrade(await models.open(name))(request, signal);
  };
}
