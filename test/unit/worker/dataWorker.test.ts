import assert from 'node:assert/strict';
import { parseConfig } from '../../../src/evaluate/data/promptfoo/parseConfig.ts';
import type { RawRow, RowFormat } from '../../../src/evaluate/data/read/rawRow.ts';
import { rawRows } from '../../../src/evaluate/data/read/readRows.ts';
import { DataWorker } from '../../../src/worker/dataWorker.ts';
import { startWorkerThread } from '../../../src/worker/startWorker.node.ts';
import type { WorkerPort } from '../../../src/worker/workerPort.ts';

const scripts = {
  real: new URL('../../../scripts/worker.mjs', import.meta.url),
  unruly: new URL('./unrulyWorker.mjs', import.meta.url),
};

const bytesOf = (text: string) => [new TextEncoder().encode(text)];

const collected = async (rows: AsyncIterable<RawRow>) => {
  const found: unknown[] = [];
  for await (const row of rows) found.push('fault' in row ? { line: row.line, fault: row.fault.data } : row);
  return found;
};

/** Files of more rows than are told at a time, some of them faulty. */
const files: Readonly<Record<RowFormat, string>> = {
  jsonl: Array.from({ length: 3000 }, (_, i) =>
    i % 100 === 7 ? '{"output": ' : JSON.stringify({ output: `The room ${i} is free.`.repeat(9) }),
  ).join('\n'),
  json: JSON.stringify(
    Array.from({ length: 3000 }, (_, i) => ({ output: `Room ${i} is free.`, context: ['All are.', 'So.'] })),
    undefined,
    1,
  ),
  csv: `output,context\n${Array.from({ length: 3000 }, (_, i) => `"Room ${i}, free",All ${i} are.`).join('\n')}\na,b,c`,
  yaml: Array.from({ length: 500 }, (_, i) => `- output: Room ${i} is free.\n  context: All are.`).join('\n'),
};

const config = `
prompts: ['{{q}}']
tests:
  - vars: { q: One }
  - vars: { q: Two }
`;

describe('data sets in a worker', function () {
  this.timeout(60_000);
  let started: WorkerPort[] = [];
  let closed = 0;

  const create = (script?: keyof typeof scripts, signal?: AbortSignal, seconds?: number) => {
    const start = () => {
      if (!script) throw new Error('There are no workers here.');
      const port = startWorkerThread(scripts[script], 300);
      started.push(port);
      const close = () => {
        closed++;
        port.close();
      };
      return { ...port, close };
    };
    return new DataWorker({ start, seconds }, signal);
  };

  beforeEach(() => {
    closed = 0;
  });
  afterEach(() => {
    for (const port of started) port.close();
    started = [];
  });

  for (const script of ['real', undefined] as const)
    it(`are parsed ${script ? 'there' : 'here where there is none'} as they are in this thread`, async () => {
      const worker = create(script);
      for (const [format, text] of Object.entries(files) as [RowFormat, string][]) {
        const here = await collected(rawRows(format, bytesOf(text)));
        assert.deepEqual(await collected(worker.rows('data', format, bytesOf(text))), here, format);
      }
      for (const text of [config, JSON.stringify({ tests: [{ vars: { a: 'b' } }] }), 'tests: file://a.csv'])
        assert.deepEqual(
          JSON.stringify(await worker.config('c.yaml', bytesOf(text))),
          JSON.stringify(reordered(await parseConfig('c.yaml', bytesOf(text)))),
        );
      assert.equal(await worker.config('c.yaml', bytesOf(files.yaml)), undefined);
      assert.equal(closed, started.length, 'no worker is left');
    });

  it('keep the lines of the tests of a configuration', async () => {
    const found = await create('real').config('c.yaml', bytesOf(config));
    assert.deepEqual(found?.lines, [4, 5]);
    const json = '{\n "tests": [\n  {"vars": {}},\n  {"vars": {}}\n ]\n}';
    assert.deepEqual((await create('real').config('c.json', bytesOf(json)))?.lines, [3, 4]);
  });

  it('leave no worker where only some rows are read', async () => {
    for await (const row of create('real').rows('data', 'jsonl', bytesOf(files.jsonl))) {
      assert.equal(row.line, 1);
      break;
    }
    assert.deepEqual([started.length, closed], [1, 1]);
  });

  it('are refused where they take too long, or the worker breaks at them', async () => {
    const worker = create('unruly', undefined, 3);
    const read = (path: string) => collected(worker.rows(path, 'jsonl', bytesOf('{}')));
    await assert.rejects(read('endless.md'), { code: 'readTooSlow', args: { uri: 'endless.md', most: 3 } });
    await assert.rejects(read('crash.md'), { code: 'dataUnreadable', args: { uri: 'crash.md' } });
    assert.equal((await read('a.jsonl')).length, 1);
  });

  it('stop at once when the run is cancelled', async () => {
    const stop = new AbortController();
    const read = collected(create('unruly', stop.signal).rows('endless.md', 'jsonl', bytesOf('{}')));
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await assert.rejects(read, { message: 'enough' });
  });
});

/** The tests come last where they have crossed by themselves. */
const reordered = (parsed: Awaited<ReturnType<typeof parseConfig>>) => {
  if (!parsed) return undefined;
  const { tests, ...value } = parsed.value as { tests?: unknown };
  return { value: { ...value, tests }, lines: parsed.lines };
};
