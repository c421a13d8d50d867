import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';
import type { BatchRequest } from '../../../models/batch/openaiBatches.ts';
import { type BatchState, OpenAiBatches } from '../../../models/batch/openaiBatches.ts';
import type { Terminal } from '../../terminal.ts';
import type { BatchedModels, ModelName } from './batchedModels.ts';
import type { BatchStore, OpenBatch } from './batchStore.ts';

/** What the Batch API takes at most in one file; bytes with room to spare. */
const mostRequests = 50_000;
const mostBytes = 150_000_000;

export interface BatchRounds {
  readonly models: BatchedModels;
  /** Runs every case, so that their requests are answered from the store or noted in it. */
  readonly rehearse: () => Promise<void>;
  readonly pollSeconds: number;
}

/**
 * Rounds of batches until no request is without an answer: what one round's answers leave open is asked in the next.
 * Batches that an earlier process submitted are waited for and never sent again. Throws `cancelled` when stopped.
 */
export async function answerInBatches(rounds: BatchRounds, terminal: Terminal): Promise<void> {
  const { models, rehearse } = rounds;
  const { store } = models;
  for (;;) {
    for (const batch of store.openBatches) await waitFor(batch, rounds, terminal);
    await rehearse();
    const pending = store.takePending();
    if (terminal.stop.aborted) throw new Problem('cancelled');
    if (pending.size === 0) return;
    for (const [model, requests] of pending)
      for (const part of parts(requests)) {
        const id = await batchesOf(model, models).submit(part);
        await store.submitted({ id, model });
        terminal.writeError(`${t('Batch {0}: {1} requests submitted.', id, part.length)}\n`);
      }
  }
}

async function waitFor(
  batch: OpenBatch,
  { models, pollSeconds }: BatchRounds,
  terminal: Terminal,
): Promise<void> {
  const batches = batchesOf(batch.model, models);
  for (;;) {
    const state = await batches.poll(batch.id);
    terminal.writeError(`${t('Batch {0}: {1} of {2} answered.', state.id, state.finished, state.total)}\n`);
    if (state.status !== 'underWay') return finish(batch, state, batches, models.store);
    await pause(pollSeconds * 1000, terminal.stop);
    if (terminal.stop.aborted) throw new Problem('cancelled');
  }
}

async function finish(
  batch: OpenBatch,
  state: BatchState,
  batches: OpenAiBatches,
  store: BatchStore,
): Promise<void> {
  await store.collected(batch, batches.collect(state));
  if (state.status === 'failed') throw new Problem('batchFailed', { cause: state.cause ?? '' });
}

function batchesOf(name: ModelName, models: BatchedModels): OpenAiBatches {
  return new OpenAiBatches({ ...models.addressOf(name), fetch });
}

function* parts(requests: readonly BatchRequest[]): Generator<readonly BatchRequest[]> {
  let part: BatchRequest[] = [];
  let bytes = 0;
  for (const request of requests) {
    const size = JSON.stringify(request.body).length * 3;
    if (part.length === mostRequests || (part.length > 0 && bytes + size > mostBytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(request);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
