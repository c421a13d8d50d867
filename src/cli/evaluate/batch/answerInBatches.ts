import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';
import { type BatchState, OpenAiBatches } from '../../../models/batch/openaiBatches.ts';
import type { Terminal } from '../../terminal.ts';
import type { BatchedModels } from './batchedModels.ts';
import type { BatchStore, OpenBatch } from './batchStore.ts';
import type { ModelName } from './modelName.ts';

export interface BatchRounds {
  readonly models: BatchedModels;
  /**
   * Runs every case, so that their requests are answered from the store or noted in it.
   * @param between awaited after each, so that what waits does not pile up
   */
  readonly rehearse: (between: () => Promise<void>) => Promise<void>;
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
    store.pending.beginRound();
    await rehearse(() => submit('full', models, terminal));
    if (terminal.stop.aborted) throw new Problem('cancelled');
    await submit('all', models, terminal);
    if (store.openBatches.length === 0) return;
  }
}

async function submit(which: 'full' | 'all', models: BatchedModels, terminal: Terminal): Promise<void> {
  for (const [model, requests] of models.store.pending.take(which)) {
    const id = await batchesOf(model, models).submit(requests);
    await models.store.submitted({ id, model });
    terminal.writeError(`${t('Batch {0}: {1} requests submitted.', id, requests.length)}\n`);
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
