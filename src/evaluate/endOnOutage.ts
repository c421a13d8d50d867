import { Problem, type ProblemCode } from '../check/problem.ts';
import type { Evaluated } from './evaluate.ts';
import type { CaseResult, Result } from './result.ts';

/** What lies with an account, a model or an endpoint and not with a row: the next row meets it too. */
const outages: ReadonlySet<string> = new Set<ProblemCode>([
  'noKey',
  'wrongKey',
  'noSuchModel',
  'noModelChosen',
  'unreachable',
  'certificate',
  'redirected',
  'notAnApi',
  'quota',
  'consentRefused',
]);

/** So many cases one after the other are no chance. */
const enough = 5;

/**
 * Ends a run when case after case fails for a reason outside the data, before each of 50,000 rows has asked in vain.
 * The cases of that streak are held back, so that a resumed run asks them again.
 * @throws {Problem} outage
 */
export async function* endOnOutage(run: AsyncIterable<Evaluated>): AsyncGenerator<Evaluated> {
  const held: Evaluated[] = [];
  for await (const evaluated of run) {
    const problem = evaluated.finished ? undefined : outageOf(evaluated.result);
    held.push(evaluated);
    if (problem === undefined) yield* held.splice(0);
    else if (held.length === enough) throw new Problem('outage', { rows: enough, detail: problem.message });
  }
  yield* held;
}

/** Set only where nothing at all was found on the case. */
function outageOf({ problem, results }: CaseResult): Result['problem'] {
  const problems = problem ? [problem] : results.map((result) => result.problem);
  return problems.every((one) => one !== undefined && outages.has(one.code)) ? problems[0] : undefined;
}
