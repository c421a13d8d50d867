import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runtimePlaces } from './runtimePlaces.node.ts';
import { WorkerEnded, type WorkerPort, type Workers } from './workerPort.ts';

/**
 * @param script of the worker, a module
 * @param megabytes of memory that it may take; as much as this thread where absent
 */
export function startWorkerThread(script: URL, megabytes?: number): WorkerPort {
  const worker = new Worker(script, {
    name: 'claimlight',
    stdout: false,
    resourceLimits: megabytes === undefined ? {} : { maxOldGenerationSizeMb: megabytes },
  });
  worker.unref();
  return {
    post: (request, transfer) => worker.postMessage(request, transfer),
    listen(onAnswer, onEnd) {
      worker.on('message', onAnswer);
      worker.on('error', (error: NodeJS.ErrnoException) =>
        onEnd(new WorkerEnded(error.message, error.code === 'ERR_WORKER_OUT_OF_MEMORY')),
      );
      worker.on('exit', (code) => onEnd(new WorkerEnded(`The worker ended (${code}).`)));
    },
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    close: () => void worker.terminate(),
  };
}

/** Threads of Node, which run the script that ships. */
export const workerThreads: Workers = {
  cores: availableParallelism(),
  start: (megabytes) => startWorkerThread(runtimePlaces().worker, megabytes),
};
