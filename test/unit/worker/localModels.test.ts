import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openOnnxRunner } from '../../../src/judges/reading/onnxRunner.ts';
import { ReadingInput } from '../../../src/judges/reading/readingInput.ts';
import type { PairReading, ReadingModel, ReadingPair } from '../../../src/judges/reading/readingModel.ts';
import { NodeLocalModels } from '../../../src/worker/localModels.node.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../fixtures/reading/${name}/`, import.meta.url));
const tiny = folder('tiny');
const published = folder('published');
const wasm = new URL(
  '../../../node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  import.meta.url,
);

const pairs: readonly ReadingPair[] = Array.from({ length: 9 }, (_, i) => ({
  ids: [101, 104, 109, 102, ...Array.from({ length: i + 2 }, (_, at) => 103 + at), 102],
  claim: { start: 4, end: i + 6 },
}));

async function read(model: ReadingModel, shown = pairs): Promise<readonly PairReading[]> {
  const readings: PairReading[] = [];
  for await (const { pair, reading } of model.read(shown, new AbortController().signal))
    readings[pair] = reading;
  return readings;
}

describe('local models in a worker', () => {
  it('ask no server', async () => {
    const { fetch } = globalThis;
    const asked: unknown[] = [];
    globalThis.fetch = async (address) => {
      asked.push(address);
      throw new Error('No network.');
    };
    try {
      const { sha256 } = JSON.parse(await readFile(join(tiny, 'config.json'), 'utf8'));
      const weights = await readFile(join(tiny, 'model.onnx'));
      const runner = await openOnnxRunner({ weights, wasm: await readFile(wasm), sha256, padding: 0 });
      assert.equal((await runner.run(pairs.slice(0, 2))).length, 2);
      runner.close();
      assert.deepEqual(asked, []);
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('say the same there as in this thread', async () => {
    const there = await read(await new NodeLocalModels().inFolder(tiny));
    const { sha256 } = JSON.parse(await readFile(join(tiny, 'config.json'), 'utf8'));
    const runner = await openOnnxRunner({
      weights: await readFile(join(tiny, 'model.onnx')),
      wasm: await readFile(wasm),
      sha256,
      padding: 0,
    });
    const here = await Promise.all(pairs.map(async (pair) => (await runner.run([pair]))[0]!));
    runner.close();
    for (const [i, { pair, words }] of here.entries()) {
      const total = pair.reduce((sum, logit) => sum + Math.exp(logit), 0);
      const { supported } = there[i]!.pair;
      // Padding to a batch changes the last digits.
      assert.ok(Math.abs(Math.exp(pair[0]!) / total - supported) < 1e-4);
      assert.equal(there[i]!.words.length, i + 2);
      for (const [at, logit] of words.entries()) assert.ok(Math.abs(there[i]!.words[at]! - logit) < 1e-3);
    }
    assert.ok(new Set(here.map(({ pair }) => pair[0]!.toFixed(4))).size > 1);
  });

  it('are those of others, as they are published: other labels and tokens, no wrong words, no hash', async () => {
    const model = await new NodeLocalModels().inFolder(published);
    const weights = await readFile(join(published, 'onnx/model.onnx'));
    assert.equal(model.sha256, createHash('sha256').update(weights).digest('hex'));
    const input = new ReadingInput(model);
    const pair = input.pair('The door is open.', 'A room of seven books is open; the door closed.');
    const [known] = await read(model, [pair]);
    const runner = await openOnnxRunner({
      weights,
      wasm: await readFile(wasm),
      sha256: undefined,
      padding: 0,
    });
    const [raw] = await runner.run([pair]);
    runner.close();
    const total = raw!.pair.reduce((sum, logit) => sum + Math.exp(logit), 0);
    const { contradicted, supported, unsupported } = known!.pair;
    for (const [at, probability] of [contradicted, supported, unsupported].entries())
      assert.ok(Math.abs(Math.exp(raw!.pair[at]!) / total - probability) < 1e-6);
    assert.deepEqual(known!.words, []);
    const claims = new Set(model.tokenizer.of('The door is open.').map(({ id }) => id));
    assert.ok(pair.ids.slice(pair.claim.start, pair.claim.end).every((id) => claims.has(id)));
  });

  it('are refused when the weights are others than the configuration names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'claimlight-'));
    try {
      await cp(tiny, folder, { recursive: true });
      const weights = await readFile(join(folder, 'model.onnx'));
      weights[weights.length >> 1]! ^= 1;
      await writeFile(join(folder, 'model.onnx'), weights);
      await assert.rejects(new NodeLocalModels().inFolder(folder), ({ code, args }) => {
        assert.equal(code, 'localModel');
        assert.match(args.detail, /SHA-256/);
        return true;
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('are refused when there are none', () =>
    assert.rejects(new NodeLocalModels().inFolder(join(tiny, 'none')), { code: 'localModel' }));

  it('ship with nothing that is not there', async () => {
    const places = { worker: wasm, wasm, model: new URL('./none/', import.meta.url) };
    assert.equal(await new NodeLocalModels(places).shipped(), undefined);
  });
});
