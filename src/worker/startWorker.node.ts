import { Worker } from 'node:worker_threads';
import type { WorkerPort } from './workerPort.ts';

/** @param script of the worker, a module */
export function startWorkerThread(script: URL): WorkerPort {
  const worker = new Worker(script, { name: 'claimlight', stdout: false });
  worker.unref();
  return {
    post: (request, transfer) => worker.postMessage(request, transfer),
    listen(onAnswer, onEnd) {
      worker.on('message', onAnswer);
      worker.on('error', onEnd);
      worker.on('exit', (code) => onEnd(new Error(`The worker ended (${code}).`)));
    },
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    close: () => void worker.terminate(),
  };
}
