import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';
import { OpenAiBatches } from '../../../models/batch/openaiBatches.ts';
import type { Terminal } from '../../terminal.ts';
import type { BatchedModels } from './batchedModels.ts';
import type { ModelName } from './modelName.ts';
import { waitForBatch } from './waitForBatch.ts';

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
  const { models, rehearse, pollSeconds } = rounds;
  const { store } = models;
  for (;;) {
    for (const batch of store.openBatches) {
      const batches = batchesOf(batch.model, models);
      await waitForBatch(batch, { batches, store, pollSeconds }, terminal);
    }
    store.pending.beginRound();
    await rehearse(() => submit('full', models, terminal));
    if (terminal.stop.aborted) throw new Problem('cancelled');
    await submit('all', models, terminal);
    if (store.openBatches.length === 0) return;
  }
}

/** Cancels what earlier processes submitted, and forgets their answers. */
export async function startBatchesOver(models: BatchedModels): Promise<void> {
  for (const { id, mark, model } of models.store.openBatches) {
    const batches = batchesOf(model, models);
    const known = id ?? (await batches.find(mark));
    if (known !== undefined) await batches.cancel(known);
  }
  await models.store.remove();
}

async function submit(which: 'full' | 'all', models: BatchedModels, terminal: Terminal): Promise<void> {
  for (const [model, requests] of models.store.pending.take(which)) {
    const batch = { mark: crypto.randomUUID(), model };
    await models.store.note(batch);
    const id = await batchesOf(model, models).submit(requests, batch.mark);
    await models.store.note({ ...batch, id });
    terminal.writeError(`${t('Batch {0}: {1} requests submitted.', id, requests.length)}\n`);
  }
}

function batchesOf(name: ModelName, models: BatchedModels): OpenAiBatches {
  return new OpenAiBatches({ ...models.addressOf(name), fetch });
}
