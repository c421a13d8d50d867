import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { BatchRunner, OpenRunner } from '../../../../src/judges/reading/batchRunner.ts';
import { openLocalModel } from '../../../../src/judges/reading/localModel.ts';
import type { PairReading, ReadingModel, ReadingPair } from '../../../../src/judges/reading/readingModel.ts';

const tiny = new URL('../../../fixtures/reading/tiny/', import.meta.url);
const file = (name: string) => readFile(new URL(name, tiny));

/** Pairs of many lengths, of words that the tiny model knows. */
const pairs: readonly ReadingPair[] = Array.from({ length: 40 }, (_, i) => {
  const claim = Array.from({ length: 1 + (i % 7) }, (_, at) => 103 + ((i + at) % 12));
  const evidence = Array.from({ length: 1 + ((i * 5) % 30) }, (_, at) => 103 + ((i * at) % 16));
  const start = evidence.length + 2;
  return {
    ids: [101, ...evidence, 102, ...claim, 102],
    claim: { start, end: start + claim.length },
  };
});

async function readAll(model: ReadingModel, signal = new AbortController().signal) {
  const readings = new Map<number, PairReading>();
  for await (const { pair, reading } of model.read(pairs, signal)) readings.set(pair, reading);
  return readings;
}

/** Counts what happens in the place of the runtime. */
class Recorder {
  opened = 0;
  closed = 0;
  readonly batches: number[] = [];
  readonly open: OpenRunner = async () => {
    this.opened++;
    return {
      sha256: 'abc',
      runtime: 'wasm',
      run: async (batch) => {
        this.batches.push(batch.length);
        return batch.map(() => ({ pair: [2, 0, 1], words: [] }));
      },
      close: () => void this.closed++,
    } satisfies BatchRunner;
  };
}

const opened = (open: OpenRunner, idle?: number, change?: (config: string) => string) =>
  openLocalModel({
    folder: {
      read: async (name) => {
        const bytes = await file(name);
        return change && name === 'config.json' ? Buffer.from(change(bytes.toString())) : bytes;
      },
    },
    open,
    idle,
  });

describe('reading: a local model', () => {
  it('gives probabilities by the labels of its configuration', async () => {
    const swap = (config: string) =>
      config
        .replace('"supported"', '"x"')
        .replace('"unsupported"', '"supported"')
        .replace('"x"', '"unsupported"');
    const plain = (await readAll(await opened(new Recorder().open))).get(0)!.pair;
    const swapped = (await readAll(await opened(new Recorder().open, undefined, swap))).get(0)!.pair;
    assert.ok(Math.abs(plain.supported + plain.contradicted + plain.unsupported - 1) < 1e-9);
    assert.ok(plain.supported > plain.unsupported && plain.unsupported > plain.contradicted);
    assert.equal(swapped.unsupported, plain.supported);
  });

  const refused: readonly (readonly [string, (text: string) => string])[] = [
    ['names no labels', (text) => text.replace('"id2label"', '"labels"')],
    ['names a label twice', (text) => text.replace('"contradicted"', '"supported"')],
    ['names other labels', (text) => text.replace('"contradicted"', '"toxic"')],
    ['is no JSON', (text) => text.slice(1)],
  ];
  for (const [what, change] of refused)
    it(`is refused when its configuration ${what}`, () =>
      assert.rejects(opened(new Recorder().open, undefined, change), { code: 'localModel' }));

  it('is refused when a file is missing', () =>
    assert.rejects(
      openLocalModel({
        folder: { read: (name) => (name.endsWith('.onnx') ? Promise.reject(new Error('none')) : file(name)) },
        open: new Recorder().open,
      }),
      { code: 'localModel', args: { detail: 'none' } },
    ));

  it('reads each pair by itself, and stops between them', async () => {
    const recorder = new Recorder();
    const model = await opened(recorder.open);
    assert.equal((await readAll(model)).size, pairs.length);
    assert.deepEqual(new Set(recorder.batches), new Set([1]));
    const stop = new AbortController();
    const before = recorder.batches.length;
    for await (const _ of model.read(pairs, stop.signal)) stop.abort();
    assert.equal(recorder.batches.length, before + 1);
  });

  it('leaves the memory when idle, and comes back', async () => {
    const recorder = new Recorder();
    const model = await opened(recorder.open, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([recorder.opened, recorder.closed], [1, 1]);
    await readAll(model);
    assert.equal(recorder.opened, 2);
  });
});
