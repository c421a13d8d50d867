import assert from 'node:assert/strict';
import { readSource } from '../../../src/sources/readSource.ts';
import { startWorkerThread } from '../../../src/worker/startWorker.node.ts';
import type { WorkerPort } from '../../../src/worker/workerPort.ts';
import { WorkerReader } from '../../../src/worker/workerReader.ts';
import { fileOf, formats } from '../sources/fileOfEachFormat.ts';

const scripts = {
  real: new URL('../../../scripts/worker.mjs', import.meta.url),
  unruly: new URL('./unrulyWorker.mjs', import.meta.url),
  none: new URL('./none.mjs', import.meta.url),
};

const named = (uri: string, text = 'The dam holds 40 million litres. It opened in 1960.') => ({
  uri,
  bytes: new TextEncoder().encode(text),
});

const notHere = () => Promise.reject(new Error('It was read in this thread.'));

describe('a reader in a worker', function () {
  this.timeout(60_000);
  let started: WorkerPort[] = [];
  let reader: WorkerReader;

  const create = (
    script: keyof typeof scripts,
    {
      seconds,
      idleSeconds,
      here = notHere,
    }: { seconds?: number; idleSeconds?: number; here?: typeof readSource } = {},
  ) => {
    const start = () => {
      const port = startWorkerThread(scripts[script], 100);
      started.push(port);
      return port;
    };
    reader = new WorkerReader({ start, here, seconds, idleSeconds });
    return reader;
  };

  afterEach(() => {
    for (const port of started) port.close();
    started = [];
  });

  it('reads each format as this thread would', async () => {
    create('real');
    for (const format of formats) {
      const file = await fileOf(format);
      const here = await readSource(file);
      const { passages, ...read } = await reader.read(file);
      assert.deepEqual({ ...read, passages: [...passages] }, here, format);
      assert.ok(file.bytes.length > 0, 'the bytes are still here');
    }
    assert.equal(started.length, 1);
  });

  it('leaves the bytes where they are, also those of a buffer of Node', async () => {
    create('real');
    for (const bytes of [Buffer.from('The dam is full.'), Buffer.alloc(9000, 'The dam is full. ')]) {
      await reader.read({ uri: 'a.md', bytes });
      assert.match(bytes.toString(), /^The dam is full\./);
    }
  });

  it('tells what is wrong with a file as this thread would', async () => {
    create('real');
    await assert.rejects(reader.read(named('empty.md', ' ')), {
      code: 'contextEmpty',
      args: { uri: 'empty.md' },
    });
    await assert.rejects(reader.read(named('a.docx', 'no archive')), { code: 'contextUnreadable' });
  });

  it('refuses a file whose reading never ends, and reads those beside it', async () => {
    create('unruly', { seconds: 3 });
    const [endless, other] = await Promise.allSettled([
      reader.read(named('endless.md')),
      reader.read(named('a.md')),
    ]);
    assert.equal(endless.status === 'rejected' && endless.reason.code, 'readTooSlow');
    assert.deepEqual(endless.status === 'rejected' && endless.reason.args, { uri: 'endless.md', most: 3 });
    assert.equal(other.status, 'fulfilled');
    assert.equal(started.length, 2);
  });

  it('refuses a file that takes all memory, and reads the next', async () => {
    create('unruly');
    await assert.rejects(reader.read(named('hungry.md')), {
      code: 'unpackedTooLarge',
      args: { uri: 'hungry.md', most: 20 },
    });
    assert.equal((await reader.read(named('a.md'))).passages.length, 2);
  });

  it('refuses a file that the worker breaks at, and reads the next', async () => {
    create('unruly');
    await assert.rejects(reader.read(named('crash.md')), {
      code: 'contextUnreadable',
      args: { uri: 'crash.md' },
    });
    assert.equal((await reader.read(named('a.md'))).passages.length, 2);
  });

  it('stops at once, whatever the worker does, and reads the next', async () => {
    create('unruly');
    await reader.read(named('a.md'));
    const stop = new AbortController();
    const stopped = [reader.read(named('endless.md'), stop.signal), reader.read(named('b.md'), stop.signal)];
    setTimeout(() => stop.abort(new Error('enough')), 50);
    for (const one of await Promise.allSettled(stopped))
      assert.equal(one.status === 'rejected' && one.reason.message, 'enough');
    assert.equal((await reader.read(named('c.md'))).passages.length, 2);
  });

  it('reads in this thread where no worker can be started', async () => {
    create('none', { here: readSource });
    assert.equal((await reader.read(named('a.md'))).passages.length, 2);
    await reader.read(named('b.md'));
    assert.equal(started.length, 1, 'it is tried once');
    const refusing = new WorkerReader({
      start: () => {
        throw new Error('No threads here.');
      },
      here: readSource,
    });
    assert.equal((await refusing.read(named('a.md'))).passages.length, 2);
  });

  it('starts no worker before it reads, and ends it when it is idle', async () => {
    create('real', { idleSeconds: 0.05 });
    assert.equal(started.length, 0);
    await reader.read(named('a.md'));
    const [port] = started;
    await new Promise<void>((resolve) =>
      port!.listen(
        () => {},
        () => resolve(),
      ),
    );
    await reader.read(named('b.md'));
    assert.equal(started.length, 2);
  });
});
