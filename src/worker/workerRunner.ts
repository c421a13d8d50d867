import type { OpenRunner } from '../judges/reading/batchRunner.ts';
import { WorkerCalls } from './workerCalls.ts';
import type { WorkerPort } from './workerPort.ts';

/** Runs models in a worker, one each; closing ends the worker. */
export const workerRunner =
  (start: () => WorkerPort): OpenRunner =>
  async (files) => {
    const calls = new WorkerCalls(start());
    // The weights move to the worker; whoever reads them anew reads the file.
    const whole = [files.weights, files.wasm].flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    );
    const sha256 = await calls.ask('open', files, { transfer: whole }).catch((error: unknown) => {
      calls.close();
      throw error;
    });
    return { sha256, run: (batch) => calls.ask('run', batch), close: () => calls.close() };
  };
