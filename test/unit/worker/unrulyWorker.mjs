import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** A worker whose reader does what the name of a file says. */
register();
const [{ serveWorker }, { serveReading }] = await Promise.all([
  import('../../../src/worker/serveWorker.ts'),
  import('../../../src/worker/serveReading.ts'),
]);

const deeds = {
  'endless.md': () => {
    for (;;);
  },
  'hungry.md': () => {
    const eaten = [];
    for (;;) eaten.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
  },
  'crash.md': () => process.exit(3),
};

const serve = serveWorker(
  {
    ready: async () => ({ reply: null }),
    read: async (file) => deeds[file.uri]?.() ?? serveReading(file),
  },
  (answer, transfer) => parentPort.postMessage(answer, transfer),
);
parentPort.on('message', serve);
