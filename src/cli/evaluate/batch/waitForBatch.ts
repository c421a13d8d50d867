import { setTimeout as pause } from 'node:timers/promises';
import { t } from '@vscode/l10n';
import { Problem, type ProblemCode } from '../../../check/problem.ts';
import type { BatchState, OpenAiBatches } from '../../../models/batch/openaiBatches.ts';
import { printProblem } from '../../printProblem.ts';
import type { Terminal } from '../../terminal.ts';
import type { BatchStore, OpenBatch } from './batchStore.ts';

export interface Waiting {
  readonly batches: OpenAiBatches;
  readonly store: BatchStore;
  readonly pollSeconds: number;
}

/** Looks that may fail in a row before the wait ends; a batch takes up to a day, and networks do not hold that long. */
const mostFailures = 30;

const passing: ReadonlySet<ProblemCode> = new Set([
  'unreachable',
  'serverError',
  'dropped',
  'stalled',
  'quota',
]);

/** Waits until a batch ends, and keeps its answers. Throws `batchFailed`, and `cancelled` when stopped. */
export async function waitForBatch(batch: OpenBatch, waiting: Waiting, terminal: Terminal): Promise<void> {
  const { batches, store, pollSeconds } = waiting;
  const id = batch.id ?? (await batches.find(batch.mark));
  if (id === undefined) return store.forget(batch);
  let failures = 0;
  for (;;) {
    const state = await lookAt(id, batches, terminal);
    failures = state ? 0 : failures + 1;
    if (failures === mostFailures) throw new Problem('batchPending', { host: batches.host });
    if (state && state.status !== 'underWay') {
      await store.collected(batch, batches.collect(state));
      if (state.status === 'failed') throw new Problem('batchFailed', { cause: state.cause ?? '' });
      return;
    }
    await pause(pollSeconds * 1000, undefined, { signal: terminal.stop }).catch(() => undefined);
    if (terminal.stop.aborted) throw new Problem('cancelled');
  }
}

/** Undefined where something went wrong that may pass. */
async function lookAt(
  id: string,
  batches: OpenAiBatches,
  terminal: Terminal,
): Promise<BatchState | undefined> {
  try {
    const state = await batches.poll(id);
    terminal.writeError(`${t('Batch {0}: {1} of {2} answered.', state.id, state.finished, state.total)}\n`);
    return state;
  } catch (error) {
    if (!(error instanceof Problem) || !passing.has(error.code)) throw error;
    printProblem(error, terminal);
    return undefined;
  }
}
