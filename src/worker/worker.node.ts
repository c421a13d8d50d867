import { parentPort } from 'node:worker_threads';
import { lazy } from '../base/lazy.ts';
import { serveModel } from './serveModel.ts';
import { serveWorker } from './serveWorker.ts';

/** Entry of every worker under Node; what a task needs is loaded with the first of its kind. */
const model = lazy(() =>
  serveModel(async (files) => (await import('../judges/reading/onnxRunner.ts')).openOnnxRunner(files)),
);
const serve = serveWorker(
  {
    ready: async () => ({ reply: null }),
    read: async (file) => (await import('./serveReading.ts')).serveReading(file),
    open: (files) => model().open(files),
    run: (batch) => model().run(batch),
  },
  (answer, transfer) => parentPort?.postMessage(answer, transfer),
);
parentPort?.on('message', serve);
