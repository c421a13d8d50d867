import { OutcomeBuilder } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { runCheck } from '../../check/run.ts';
import type { Outcome, Sentence, Source } from '../../check/types.ts';
import { buildIndex } from '../../text/searchIndex.ts';

export interface CompleteCheck {
  readonly sentences: readonly Sentence[];
  readonly sources: readonly Source[];
  readonly question?: string;
  readonly judge: Judge;
}

export interface CompletedCheck {
  readonly outcome: Outcome;
  readonly timings: Report['timings'];
  /** Why it did not come to its end. */
  readonly problem?: Problem;
}

/** One check from its first to its last event. */
export async function checkToEnd(order: CompleteCheck, signal: AbortSignal): Promise<CompletedCheck> {
  const { sources, ...request } = order;
  const index = buildIndex(sources);
  const builder = new OutcomeBuilder(order.sentences, index);
  const started = performance.now();
  let firstVerdict: number | undefined;
  let problem: Problem | undefined;
  for await (const event of runCheck({ ...request, index }, signal)) {
    builder.add(event);
    if (event.type === 'assessment') firstVerdict ??= performance.now() - started;
    if (event.type === 'ended' && event.how !== 'completed')
      problem = event.problem ?? new Problem('cancelled');
  }
  const total = performance.now() - started;
  return {
    outcome: builder.outcome(),
    timings: firstVerdict === undefined ? { total } : { total, firstVerdict },
    ...(problem ? { problem } : {}),
  };
}
