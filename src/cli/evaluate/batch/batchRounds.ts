import { setTimeout as pause } from 'node:timers/promises';
import { t } from '@vscode/l10n';
import { Problem, type ProblemCode } from '../../../check/problem.ts';
import { type BatchState, OpenAiBatches } from '../../../models/batch/openaiBatches.ts';
import { printProblem, type Terminal } from '../../terminal.ts';
import type { BatchedModels } from './batchedModels.ts';
import type { BatchStore, ModelName, OpenBatch } from './batchStore.ts';

interface BatchRounds {
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
  const parts = models.store.pending.take(which);
  for (const [model] of parts) await models.checkOffered(model, terminal.stop);
  for (const [model, requests] of parts) {
    const batch = { mark: crypto.randomUUID(), model, keys: requests.map(({ key }) => key) };
    await models.store.note(batch);
    const id = await batchesOf(model, models).submit(requests, batch.mark);
    await models.store.note({ ...batch, id });
    terminal.writeError(`${t('Batch {0}: {1} requests submitted.', id, requests.length)}\n`);
  }
}

function batchesOf(name: ModelName, models: BatchedModels): OpenAiBatches {
  return new OpenAiBatches({ ...models.addressOf(name), fetch });
}

interface Waiting {
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
async function waitForBatch(batch: OpenBatch, waiting: Waiting, terminal: Terminal): Promise<void> {
  const { batches, store, pollSeconds } = waiting;
  const id = batch.id ?? (await batches.find(batch.mark));
  if (id === undefined) return store.forget(batch);
  let failures = 0;
  for (;;) {
    const state = await lookAt(id, batches, terminal);
    failures = state ? 0 : failures + 1;
    if (failures === mostFailures) throw new Problem('batchPending', { host: batches.host });
    if (state && state.status !== 'underWay') {
      await store.collected(batch, batches.collect(state), lackOf(state, batches.host));
      if (state.status === 'failed') throw new Problem('batchFailed', { cause: state.cause ?? '' });
      return;
    }
    await pause(pollSeconds * 1000, undefined, { signal: terminal.stop }).catch(() => undefined);
    if (terminal.stop.aborted) throw new Problem('cancelled');
  }
}

/** Why a batch that has ended has no answer to a request. */
const lackOf = ({ status }: BatchState, host: string): Problem =>
  status === 'expired'
    ? new Problem('batchExpired', { host })
    : new Problem('batchFailed', { host, cause: t('it ended without an answer') });

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
