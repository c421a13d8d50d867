import assert from 'node:assert/strict';
import { readText } from '../../../src/sources/readText.ts';
import { readTranscript } from '../../../src/sources/transcript/readTranscript.ts';
import { answerText, outlineOf } from '../../../src/sources/transcript/transcriptOutline.ts';
import { startWorkerThread } from '../../../src/worker/startWorker.node.ts';
import { Transcripts } from '../../../src/worker/transcripts.ts';
import type { WorkerPort } from '../../../src/worker/workerPort.ts';

const scripts = {
  real: new URL('../../../scripts/worker.mjs', import.meta.url),
  unruly: new URL('./unrulyWorker.mjs', import.meta.url),
};

const chat = (pairs: number) => ({
  uri: 'file:///chat.jsonl',
  text: Array.from({ length: pairs }, (_, i) => [
    { role: 'user', content: `What of room ${i}?\nTell “all”.` },
    { role: 'tool', name: 'find', content: i % 2 === 0 ? `Room ${i} is free.` : { room: i, free: true } },
    { role: 'assistant', content: `Room ${i} is free.\nIt has 12 seats.` },
  ])
    .flat()
    .map((message) => JSON.stringify(message))
    .join('\n'),
});

describe('transcripts in a worker', function () {
  this.timeout(60_000);
  let started: WorkerPort[] = [];

  const create = (script: keyof typeof scripts | undefined, seconds?: number) => {
    const start = () => {
      if (!script) throw new Error('There are no workers here.');
      const port = startWorkerThread(scripts[script], 300);
      started.push(port);
      return port;
    };
    return new Transcripts({ start, seconds });
  };

  afterEach(() => {
    for (const port of started) port.close();
    started = [];
  });

  for (const script of ['real', undefined] as const)
    it(`are read ${script ? 'there' : 'here where there is none'} as they are at once`, async () => {
      const transcripts = create(script);
      const file = chat(5);
      const here = readTranscript(file.uri, file.text);
      assert.deepEqual(await transcripts.outline(file), outlineOf(here));
      const answer = await transcripts.answer(file, 3);
      assert.deepEqual(answer, answerText(here[3]!));
      assert.equal(answer?.question, 'What of room 3?\nTell “all”.');
      const { start } = here[3]!.place({ start: 21, end: 23 });
      assert.equal(answer.places[21], start);
      for (const { uri, text } of here[3]!.results) {
        const { passages, ...source } = (await transcripts.result(file, uri)) ?? assert.fail(uri);
        assert.deepEqual({ ...source, passages: [...passages] }, readText(uri, text));
      }
      assert.equal(await transcripts.answer(file, 5), undefined);
      assert.equal(await transcripts.result(file, `${file.uri}#find-9`), undefined);
    });

  it('are read again when they have grown, or another is asked for', async () => {
    const transcripts = create('real');
    assert.equal((await transcripts.outline(chat(2))).hashes.length, 2);
    assert.equal((await transcripts.outline(chat(3))).hashes.length, 3);
    assert.deepEqual((await transcripts.outline({ ...chat(1), uri: 'b.jsonl' })).hashes.length, 1);
    const { hashes } = await transcripts.outline(chat(3));
    assert.deepEqual(hashes, outlineOf(readTranscript('a', chat(3).text)).hashes);
    assert.equal(started.length, 1);
  });

  it('are refused where they are too large or take too long, and the next is read', async () => {
    const transcripts = create('unruly', 3);
    const large = { uri: 'large.json', text: 'x'.repeat(20_000_001) };
    await assert.rejects(transcripts.outline(large), { code: 'fileTooLarge' });
    await assert.rejects(transcripts.outline({ ...chat(1), uri: 'endless.md' }), { code: 'readTooSlow' });
    assert.equal((await transcripts.outline(chat(1))).hashes.length, 1);
  });

  it('stop at once when they are cancelled', async () => {
    const transcripts = create('unruly');
    const stop = new AbortController();
    const stopped = transcripts.outline({ ...chat(1), uri: 'endless.md' }, stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await assert.rejects(stopped, { message: 'enough' });
    assert.equal((await transcripts.outline(chat(1))).hashes.length, 1);
  });
});
