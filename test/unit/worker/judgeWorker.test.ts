import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { runAtOnce } from '../../../src/base/timeSlices.ts';
import { collect } from '../../../src/check/collect.ts';
import type { Judge, JudgeEvent } from '../../../src/check/judge.ts';
import { readText } from '../../../src/sources/readText.ts';
import type { Source } from '../../../src/text/passage.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';
import { segment } from '../../../src/text/segment.ts';
import { JudgeWorker } from '../../../src/worker/judgeWorker.ts';
import { openOfflineJudge } from '../../../src/worker/openOfflineJudge.ts';
import { packSentences, unpackSentences } from '../../../src/worker/packedSentences.ts';
import { packSource, unpackSource } from '../../../src/worker/packedSource.ts';
import { isWorthSharing, sharedJudge } from '../../../src/worker/sharedJudge.ts';
import { startWorkerThread } from '../../../src/worker/startWorker.node.ts';
import { WorkerIndexes } from '../../../src/worker/workerIndexes.ts';
import { workerJudge } from '../../../src/worker/workerJudge.ts';
import type { WorkerPort } from '../../../src/worker/workerPort.ts';

const scripts = {
  real: new URL('../../../scripts/worker.mjs', import.meta.url),
  unruly: new URL('./unrulyWorker.mjs', import.meta.url),
  none: new URL('./none.mjs', import.meta.url),
};

const sourceOf = (i: number): Source =>
  readText(
    `file:///${i}.md`,
    `# Depot ${i}\n\nDepot ${i} holds ${i + 40} buses.\n\n- It opened in ${1900 + i}.\n`,
  );
const sources = Array.from({ length: 5 }, (_, i) => sourceOf(i));
const output = 'Depot 1 holds 41 buses. Depot 2 holds 43 buses.\n\n- It opened in 1902.\n';
const notHere = () => Promise.reject(new Error('It was judged in this thread.'));

describe('a judge in a worker', function () {
  this.timeout(60_000);
  let started: WorkerPort[] = [];
  /** What was posted, by type. */
  let posted: string[] = [];

  let seconds = 0;
  const startSecond = (start: () => WorkerPort) => () => {
    seconds++;
    return start();
  };

  const create = (script: keyof typeof scripts, here: () => Promise<Judge> = notHere) => {
    const start = () => {
      const port = startWorkerThread(scripts[script], 500);
      started.push(port);
      const post: WorkerPort['post'] = (request, transfer) => {
        posted.push(request.type);
        port.post(request, transfer);
      };
      return { ...port, post };
    };
    return new JudgeWorker({ start, startSecond: startSecond(start), here, patienceSeconds: 0.2 });
  };

  afterEach(() => {
    for (const port of started) port.close();
    started = [];
    posted = [];
    seconds = 0;
  });

  const check = async (
    worker: JudgeWorker,
    context: readonly Source[],
    { question, signal = new AbortController().signal }: { question?: string; signal?: AbortSignal } = {},
  ) => {
    const index = await new WorkerIndexes(worker).of(context);
    const judge = workerJudge('offline', { rulesAlone: true }, worker);
    const { outcome, problem } = await collect(
      { sentences: segment(output), question, index, judge },
      signal,
    );
    const verdicts = outcome.findings.map((one) =>
      one.type === 'assessment' ? one.verdict : one.problem.code,
    );
    return { verdicts, problem };
  };
  const expected = ['supported', 'contradicted', 'supported'];

  it('brings each source to it once, and lets go of those of old contexts', async () => {
    const worker = create('real');
    const edited = readText('file:///3.md', 'Depot 3 was closed in 1999.\n');
    for (const context of [sources, sources, [...sources.slice(0, 3), edited, sources[4]!]])
      assert.deepEqual((await check(worker, context)).verdicts, expected);
    const count = (type: string) => posted.filter((one) => one === type).length;
    assert.deepEqual([count('keep'), count('context'), count('judge')], [6, 2, 3]);
    for (const context of [sources.slice(1), sources.slice(1, 4), sources]) await check(worker, context);
    assert.equal(count('keep'), 6 + 1, 'what belongs to no late context is brought again');
    assert.equal(started.length, 1);
  });

  it('indexes what is read before the rest is, and brings none of it twice', async () => {
    const worker = create('real');
    const indexes = new WorkerIndexes(worker);
    for (const source of sources) indexes.ahead(source);
    assert.equal(started.length, 0, 'no worker is started for it');
    assert.equal((await worker.open({ rulesAlone: true })).id, 'offline');
    for (const source of sources.slice(0, 4)) indexes.ahead(source);
    assert.deepEqual((await check(worker, sources)).verdicts, expected);
    assert.deepEqual(
      posted.filter((one) => one === 'keep' || one === 'context'),
      [...Array(5).fill('keep'), 'context'],
    );
  });

  it('searches as an index of this thread', async () => {
    const worker = create('real');
    const index = await new WorkerIndexes(worker).of(sources);
    const here = buildIndex(sources);
    assert.equal(index.id, here.id);
    assert.deepEqual([...index.passages], [...here.passages]);
    assert.equal(index.passages.statements, here.passages.statements);
    for (const position of [-1, 0, here.passages.length - 1, here.passages.length])
      assert.deepEqual(index.passages.get(position), here.passages.get(position));
    const queries = ['Which depot holds 43 buses?', 'It opened in 1904'];
    assert.deepEqual(await index.search(queries, 3), await here.search(queries, 3));
  });

  it('asks another worker once for what one that breaks has not answered', async () => {
    assert.deepEqual(await check(create('unruly'), sources, { question: 'Break once?' }), {
      verdicts: expected,
      problem: undefined,
    });
    assert.equal(started.length, 2);
    const { verdicts, problem } = await check(create('unruly'), sources, { question: 'Break always?' });
    assert.ok(verdicts.includes('noAnswer') && verdicts.length === 3, verdicts.join());
    assert.equal(problem?.code, 'noAnswer');
  });

  it('stops at once, whatever the worker does, and judges the next', async () => {
    const worker = create('unruly');
    await check(worker, sources);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const stopped = await check(worker, sources, { question: 'Never end?', signal: stop.signal });
    assert.deepEqual(stopped.verdicts, []);
    assert.deepEqual((await check(worker, sources)).verdicts, expected);
    assert.equal(started.length, 2);
  });

  it('judges and searches in this thread where no worker can be started', async () => {
    let opened = 0;
    const worker = create('none', () => {
      opened++;
      return openOfflineJudge({ rulesAlone: true }, undefined);
    });
    assert.deepEqual((await check(worker, sources)).verdicts, expected);
    assert.deepEqual((await check(worker, sources)).verdicts, expected);
    const index = await new WorkerIndexes(worker).of(sources);
    assert.deepEqual(await index.search(['43 buses'], 2), await buildIndex(sources).search(['43 buses'], 2));
    assert.equal((await worker.open({ rulesAlone: true })).id, 'offline');
    assert.deepEqual([started.length, opened], [1, 1]);
  });

  it('shares a long output with a second worker, and says the same as one alone', async () => {
    const text = Array.from({ length: 1010 }, (_, i) =>
      i % 20 === 0 ? `Depot ${i % 3} holds ${(i % 7) + 40} buses.` : 'Who knows it?',
    );
    const sentences = segment(text.join('\n\n'));
    const only = Array.from({ length: 1000 }, (_, i) => i + 10);
    const worker = create('real');
    const index = await new WorkerIndexes(worker).of(sources);
    const eventsOf = async (judge: Judge) => {
      const events: JudgeEvent[] = [];
      const { signal } = new AbortController();
      for await (const event of judge.assess({ sentences, only, index }, signal)) events.push(event);
      return events.toSorted((a, b) => ('sentence' in a && 'sentence' in b ? a.sentence - b.sentence : 0));
    };
    const here = await openOfflineJudge({ rulesAlone: true }, undefined);
    const shared = await eventsOf(workerJudge('offline', { rulesAlone: true }, worker));
    assert.deepEqual(shared, await eventsOf(here));
    assert.equal(seconds, 1);
  });

  it('shares nothing where each worker would run a model', async () => {
    const sentences = Array.from({ length: 1000 }, () => segment('Depot 1 holds 41 buses.')[0]!);
    const worker = create('real');
    const index = await new WorkerIndexes(worker).of(sources);
    const { signal } = new AbortController();
    for (const [id, expected] of [['offline:abcdef01', 0] as const, ['offline', 1] as const]) {
      const judge = workerJudge(id, { rulesAlone: true }, worker);
      for await (const _ of judge.assess({ sentences, index }, signal)) break;
      assert.equal(seconds, expected);
    }
  });

  it('lets the claims of a sentence come together, whoever is faster', async () => {
    const sentences = segment(Array.from({ length: 40 }, (_, i) => `Depot ${i} is here.`).join('\n\n'));
    const slow = (every: number): Judge => ({
      id: 'slow',
      async *assess({ only = [] }) {
        for (const sentence of only)
          for (let claim = 0; claim < 3; claim++) {
            if ((sentence + claim) % every === 0) await new Promise((resolve) => setImmediate(resolve));
            yield { type: 'notCheckable', sentence, why: 'question' };
          }
      },
    });
    const answered: number[] = [];
    const judge = sharedJudge(slow(2), slow(3), 5);
    const { signal } = new AbortController();
    for await (const event of judge.assess({ sentences, index: buildIndex(sources) }, signal))
      if ('sentence' in event) answered.push(event.sentence);
    const changes = answered.filter((sentence, i) => sentence !== answered[i - 1]);
    assert.equal(answered.length, 120);
    assert.equal(changes.length, 40);
    assert.notDeepEqual(changes, [...sentences.keys()], 'both had a part');
  });

  it('shares no short output, and none against a large context', () => {
    const sentences = Array.from({ length: 1000 }, () => segment('Depot 1 holds 41 buses.')[0]!);
    const index = buildIndex(sources);
    assert.ok(isWorthSharing({ sentences, index }));
    assert.ok(!isWorthSharing({ sentences, only: [...sentences.keys()].slice(1), index }));
    const large = { ...index, sources: [{ ...sources[0]!, text: ' '.repeat(3_000_001) }] };
    assert.ok(!isWorthSharing({ sentences, index: large }));
  });

  it('is the one that is chosen, or says what is wrong with its model', async () => {
    const worker = create('real');
    assert.deepEqual(await worker.open({}), { id: 'offline', runtime: undefined });
    assert.equal((await worker.open({ rulesAlone: true, lacksModel: true })).id, 'offline:rules');
    const modelFolder = fileURLToPath(new URL('../../fixtures/reading/tiny', import.meta.url));
    const { id, runtime } = await worker.open({ modelFolder });
    assert.match(`${id} ${runtime}`, /^offline:[0-9a-f]{8} (?:native|wasm)$/);
    await assert.rejects(worker.open({ modelFolder: '/none' }), { code: 'localModel' });
  });
});

const plain = (source: Source): Source => ({ ...source, passages: [...source.passages] });

describe('what crosses between threads', () => {
  it('is the same on the other side', () => {
    const [pages] = [
      readText('a.md', '# One\n\nTwo is here. Three is there.\n\n| a | b |\n| --- | --- |\n| 4 | 5 |\n'),
    ];
    const paged = { ...pages!, passages: pages!.passages.map((one, i) => ({ ...one, page: i + 1 })) };
    for (const source of [pages!, paged, { ...pages!, passages: [] }]) {
      const packed = runAtOnce(packSource(source));
      const other = runAtOnce(unpackSource(structuredClone(packed)));
      assert.deepEqual(plain(other), source);
      assert.deepEqual([...other.passages.entries()], [...source.passages.entries()]);
      for (const at of [-1, 0, 2, 99]) assert.deepEqual(other.passages.at(at), source.passages.at(at));
      assert.deepEqual(runAtOnce(packSource(other)), packed);
      const placed = runAtOnce(unpackSource(packed, 7)).passages.map(({ position }) => position);
      assert.deepEqual(
        placed,
        source.passages.map((_, i) => i + 7),
      );
    }
    const sentences = segment(`${output}\n\`\`\`\ncode 1\n\`\`\`\n\n# Head\n\nLast one.`, {
      range: { start: 10, end: 120 },
    });
    assert.deepEqual(runAtOnce(unpackSentences(runAtOnce(packSentences(sentences)))), sentences);
  });
});
