import type { OpenRunner } from '../judges/reading/batchRunner.ts';
import { WorkerCalls } from './workerCalls.ts';
import type { RuntimeFiles, WorkerPort } from './workerPort.ts';

/** Runs models in a worker, one each; closing ends the worker. */
export const workerRunner =
  (start: () => WorkerPort, runtimes: RuntimeFiles): OpenRunner =>
  async (files) => {
    const calls = new WorkerCalls(start());
    // The weights move to the worker; whoever reads them anew reads the file.
    const whole = files.weights.flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    );
    const opened = await calls
      .ask('open', { ...files, runtimes }, { transfer: whole })
      .catch((error: unknown) => {
        calls.close();
        throw error;
      });
    return { ...opened, run: (batch) => calls.ask('run', batch), close: () => calls.close() };
  };
