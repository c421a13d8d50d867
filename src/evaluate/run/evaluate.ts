import { mapOrdered } from '../../base/mapOrdered.ts';
import { timeSlicer } from '../../base/timeSlices.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import { isFaulty } from '../data/dataset.ts';
import type { CaseResult, Result } from '../results/result.ts';
import type { Case } from './case.ts';
import { evaluateCase } from './evaluateCase.ts';
import type { Evaluation } from './evaluation.ts';

interface EvaluateOptions {
  /** Cases under way at a time. */
  readonly concurrency: number;
  /** What an interrupted run of the same data has already written, in order. */
  readonly finished?: AsyncIterable<CaseResult>;
  /** Finished results that are to be found anew. */
  readonly retry?: (result: CaseResult) => boolean;
}

export interface Evaluated {
  readonly result: CaseResult;
  /** Taken from the finished results. */
  readonly finished: boolean;
  /** The row brings its own checks (a configuration's assertions): each of them is to hold. */
  readonly asserted: boolean;
}

/** @property asked whether somebody was asked who may answer the next row */
interface Attempt extends Evaluated {
  readonly asked: boolean;
}

/**
 * Runs every case and yields results in the order of the data. Cancelling keeps what was yielded.
 * @throws {Problem} resultsMismatch, when finished results are of other data; outage, when case after case fails alike
 */
export function evaluate(
  cases: AsyncGenerator<Case>,
  evaluation: Evaluation,
  { concurrency, finished, retry }: EvaluateOptions,
  signal: AbortSignal,
): AsyncGenerator<Evaluated> {
  const pause = timeSlicer();
  const run = async ({ one, result }: Paired): Promise<Attempt> => {
    await pause();
    const asserted = !isFaulty(one.row) && one.row.checks !== undefined;
    if (result && !retry?.(result)) return { result, finished: true, asserted, asked: false };
    const asked = !one.variant?.unavailable;
    return { result: await evaluateCase(one, evaluation, signal), finished: false, asserted, asked };
  };
  return outageGuard(mapOrdered(pair(cases, finished), concurrency, run, signal));
}

/** A case with what an earlier run found on it. */
interface Paired {
  readonly one: Case;
  readonly result?: CaseResult;
}

async function* pair(
  cases: AsyncIterable<Case>,
  finished: AsyncIterable<CaseResult> | undefined,
): AsyncGenerator<Paired> {
  const results = finished?.[Symbol.asyncIterator]();
  for await (const one of cases) {
    const next = await results?.next();
    if (!next || next.done) yield { one };
    else if (next.value.hash === one.hash) yield { one, result: next.value };
    else throw new Problem('resultsMismatch');
  }
  if (results && !(await results.next()).done) throw new Problem('resultsMismatch');
}

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
const outageStreak = 5;

/**
 * Ends a run when case after case fails for a reason outside the data, before each of 50,000 rows has asked in vain.
 * The cases of that streak are held back, so that a resumed run asks them again.
 * @throws {Problem} outage
 */
async function* outageGuard(run: AsyncIterable<Attempt>): AsyncGenerator<Evaluated> {
  const held: Evaluated[] = [];
  let streak = 0;
  for await (const { asked, ...evaluated } of run) {
    held.push(evaluated);
    // A provider that cannot be asked at all says nothing of the others.
    if (!asked && !evaluated.finished) continue;
    const problem = evaluated.finished ? undefined : outageOf(evaluated.result);
    streak = problem === undefined ? 0 : streak + 1;
    if (problem === undefined) yield* held.splice(0);
    else if (streak === outageStreak)
      throw new Problem('outage', { rows: outageStreak, detail: problem.message });
  }
  yield* held;
}

/** Set only where nothing at all was found on the case. */
function outageOf({ problem, results }: CaseResult): Result['problem'] {
  const problems = problem ? [problem] : results.map((result) => result.problem);
  return problems.every((one) => one !== undefined && outages.has(one.code)) ? problems[0] : undefined;
}
