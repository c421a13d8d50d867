import type { BatchRunner, OpenRunner } from '../judges/reading/batchRunner.ts';
import type { WorkerAnswer, WorkerRequest } from './workerPort.ts';

/** The worker's side: answers requests with the model that it was asked to open. */
export function serveModel(
  open: OpenRunner,
  answer: (answer: WorkerAnswer) => void,
): (request: WorkerRequest) => Promise<void> {
  let runner: BatchRunner | undefined;
  return async (request) => {
    const { id } = request;
    try {
      switch (request.type) {
        case 'open':
          runner = await open(request.files);
          answer({ id, readings: [] });
          break;
        case 'run':
          answer({ id, readings: await runner!.run(request.batch) });
      }
    } catch (error) {
      answer({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
