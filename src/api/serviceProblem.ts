import { Problem } from '../check/problem.ts';
import { connectionProblem, refusalProblem } from '../models/modelProblem.ts';
import { isFields } from './messages.ts';

/** What a person's own client threw, as a problem: by its HTTP status where it has one, else by its cause. */
export function serviceProblem(error: unknown, host: string, model: string): Problem {
  if (error instanceof Problem) return error;
  const asked = { host, model, hasKey: true };
  const fields: Readonly<Record<string, unknown>> = isFields(error) ? error : {};
  const status = fields.status ?? fields.statusCode;
  if (typeof status === 'number')
    return refusalProblem({ status, words: error instanceof Error ? error.message : '' }, asked);
  const problem = connectionProblem(error, asked, false);
  return new Problem(problem.code, { ...problem.args, cause: causeOf(error) }, error);
}

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
