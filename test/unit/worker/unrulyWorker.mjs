import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** A worker that does what the name of a file says, or the question of a check. */
register();
const [{ serveWorker }, { serveReading }, { serveJudging }, { serveTranscript }, { serveRows }] =
  await Promise.all([
    import('../../../src/worker/serveWorker.ts'),
    import('../../../src/worker/serveReading.ts'),
    import('../../../src/worker/serveJudging.ts'),
    import('../../../src/worker/serveTranscript.ts'),
    import('../../../src/worker/serveRows.ts'),
  ]);

const neverEnd = () => {
  for (;;);
};

const deeds = {
  'endless.md': neverEnd,
  'hungry.md': () => {
    const eaten = [];
    for (;;) eaten.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
  },
  'crash.md': () => process.exit(3),
};

const judging = serveJudging(undefined);

/** Breaks with the first answer: of every worker, or where it is not asked for the rest alone. */
function judge(asked, call) {
  const { question, only } = asked;
  if (question === 'Never end?') neverEnd();
  const breaks = question === 'Break always?' || (question === 'Break once?' && !only);
  const send = (events) => {
    call.send(events);
    if (breaks) process.exit(3);
  };
  return judging.judge(asked, { ...call, send });
}

const transcripts = serveTranscript();
const rows = serveRows();
const serve = serveWorker(
  {
    ...judging,
    ...transcripts,
    ...rows,
    openRows: async (file) => deeds[file.path]?.() ?? rows.openRows(file),
    transcript: async (file) => deeds[file.uri]?.() ?? transcripts.transcript(file),
    judge,
    ready: async () => ({ reply: null }),
    read: async (file) => deeds[file.uri]?.() ?? serveReading(file),
  },
  (answer, transfer) => parentPort.postMessage(answer, transfer),
);
parentPort.on('message', serve);
