import { Problem } from '../check/problem.ts';
import type { Case } from './case.ts';
import { evaluateCase } from './evaluateCase.ts';
import type { Evaluation } from './evaluation.ts';
import { mapOrdered } from './mapOrdered.ts';
import type { CaseResult } from './result.ts';

export interface RunOptions {
  /** Cases under way at a time. */
  readonly concurrency: number;
  /** What an interrupted run of the same data has already written, in order. */
  readonly finished?: AsyncIterable<CaseResult>;
}

export interface Evaluated {
  readonly result: CaseResult;
  /** Already in the results file. */
  readonly finished: boolean;
}

/**
 * Runs every case and yields results in the order of the data. Cancelling keeps what was yielded. Throws
 * `resultsMismatch` when finished results are of other data.
 */
export async function* evaluate(
  cases: AsyncGenerator<Case>,
  evaluation: Evaluation,
  { concurrency, finished }: RunOptions,
  signal: AbortSignal,
): AsyncGenerator<Evaluated> {
  if (finished)
    for await (const result of finished) {
      if (signal.aborted) return;
      const next = await cases.next();
      if (next.done || next.value.hash !== result.hash)
        throw new Problem('resultsMismatch', { line: result.line });
      yield { result, finished: true };
    }
  const pause = breather();
  const run = async (one: Case) => {
    await pause();
    return evaluateCase(one, evaluation, signal);
  };
  for await (const result of mapOrdered(cases, concurrency, run, signal)) yield { result, finished: false };
}

/** Lets timers and input have their turn between cases: an offline judge never waits for anything itself. */
function breather(): () => Promise<void> | undefined {
  const longest = 12;
  let since = Date.now();
  return () => {
    if (Date.now() - since < longest) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = Date.now();
        resolve();
      }, 0);
    });
  };
}
