import type { BatchRunner } from '../judges/reading/batchRunner.ts';
import type { WorkerHandlers } from './serveWorker.ts';
import type { OpenedModel } from './workerPort.ts';

/** Runs batches with the model that it was asked to open. */
export function serveModel(
  open: (model: OpenedModel) => Promise<BatchRunner>,
): Pick<WorkerHandlers, 'open' | 'run'> {
  let runner: BatchRunner | undefined;
  return {
    async open(model) {
      runner = await open(model);
      const { sha256, runtime } = runner;
      return { reply: { sha256, runtime } };
    },
    run: async (batch) => ({ reply: await runner!.run(batch) }),
  };
}
