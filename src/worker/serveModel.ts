import type { BatchRunner, OpenRunner } from '../judges/reading/batchRunner.ts';
import type { WorkerHandlers } from './serveWorker.ts';

/** Runs batches with the model that it was asked to open. */
export function serveModel(open: OpenRunner): Pick<WorkerHandlers, 'open' | 'run'> {
  let runner: BatchRunner | undefined;
  return {
    async open(files) {
      runner = await open(files);
      return { reply: runner.sha256 };
    },
    run: async (batch) => ({ reply: await runner!.run(batch) }),
  };
}
