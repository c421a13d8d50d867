import { parentPort } from 'node:worker_threads';
import { lazy } from '../base/lazy.ts';
import { NodeLocalModels } from './localModels.node.ts';
import { serveModel } from './serveModel.ts';
import { serveWorker } from './serveWorker.ts';

/** Entry of every worker under Node; what a task needs is loaded with the first of its kind. */
const model = lazy(() =>
  serveModel(async ({ runtimes, ...files }) =>
    (await import('./nodeRunner.node.ts')).nodeRunner(runtimes)(files),
  ),
);
const judging = lazy(async () => (await import('./serveJudging.ts')).serveJudging(new NodeLocalModels()));
const transcripts = lazy(async () => (await import('./serveTranscript.ts')).serveTranscript());
const rows = lazy(async () => (await import('./serveRows.ts')).serveRows());
const serve = serveWorker(
  {
    ready: async () => ({ reply: null }),
    read: async (file) => (await import('./serveReading.ts')).serveReading(file),
    transcript: async (file, call) => (await transcripts()).transcript(file, call),
    answer: async (position, call) => (await transcripts()).answer(position, call),
    result: async (uri, call) => (await transcripts()).result(uri, call),
    openRows: async (file, call) => (await rows()).openRows(file, call),
    config: async (file, call) => (await rows()).config(file, call),
    nextRows: async (_, call) => (await rows()).nextRows(null, call),
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
