import { parentPort } from 'node:worker_threads';
import { lazy } from '../base/lazy.ts';
import { NodeLocalModels } from './localModels.node.ts';
import { serveModel } from './serveModel.ts';
import { serveWorker } from './serveWorker.ts';

/** Entry of every worker under Node; what a task needs is loaded with the first of its kind. */
const model = lazy(() =>
  serveModel(async (files) => (await import('../judges/reading/onnxRunner.ts')).openOnnxRunner(files)),
);
const judging = lazy(async () => (await import('./serveJudging.ts')).serveJudging(new NodeLocalModels()));
const serve = serveWorker(
  {
    ready: async () => ({ reply: null }),
    read: async (file) => (await import('./serveReading.ts')).serveReading(file),
    open: (files, call) => model().open(files, call),
    run: (batch, call) => model().run(batch, call),
    keep: async (source, call) => (await judging()).keep(source, call),
    context: async (context, call) => (await judging()).context(context, call),
    search: async (search, call) => (await judging()).search(search, call),
    openJudge: async (choice, call) => (await judging()).openJudge(choice, call),
    judge: async (question, call) => (await judging()).judge(question, call),
  },
  (answer, transfer) => parentPort?.postMessage(answer, transfer),
);
parentPort?.on('message', serve);
