import type { RunText } from './messages.ts';

/** One answer to score. Fields that are not named here are handed back as they came. */
export interface ScorerRun {
  readonly input?: RunText;
  readonly output: RunText;
  readonly groundTruth?: unknown;
  readonly runId?: string;
  readonly requestContext?: unknown;
  readonly runtimeContext?: unknown;
  readonly tracingContext?: unknown;
}

/** What every result hands back of its run. */
export interface RunFields extends ScorerRun {
  readonly runId: string;
}

export function runFields(run: ScorerRun): RunFields {
  return { ...run, runId: run.runId ?? crypto.randomUUID() };
}
