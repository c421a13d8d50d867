import { Problem } from '../check/problem.ts';
import { breather } from './breather.ts';
import type { Case } from './case.ts';
import { endOnOutage } from './endOnOutage.ts';
import { evaluateCase } from './evaluateCase.ts';
import type { Evaluation } from './evaluation.ts';
import { mapOrdered } from './mapOrdered.ts';
import type { CaseResult } from './result.ts';

export interface RunOptions {
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
}

/**
 * Runs every case and yields results in the order of the data. Cancelling keeps what was yielded.
 * @throws {Problem} resultsMismatch, when finished results are of other data; outage, when case after case fails alike
 */
export function evaluate(
  cases: AsyncGenerator<Case>,
  evaluation: Evaluation,
  { concurrency, finished, retry }: RunOptions,
  signal: AbortSignal,
): AsyncGenerator<Evaluated> {
  const pause = breather();
  const run = async ({ one, result }: Paired): Promise<Evaluated> => {
    await pause();
    return result && !retry?.(result)
      ? { result, finished: true }
      : { result: await evaluateCase(one, evaluation, signal), finished: false };
  };
  return endOnOutage(mapOrdered(pair(cases, finished), concurrency, run, signal));
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
