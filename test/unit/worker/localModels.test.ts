import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../../src/check/problem.ts';
import type { RunnerFiles } from '../../../src/judges/reading/batchRunner.ts';
import { ReadingInput } from '../../../src/judges/reading/readingInput.ts';
import type {
  ModelRuntime,
  PairReading,
  ReadingModel,
  ReadingPair,
} from '../../../src/judges/reading/readingModel.ts';
import { NodeLocalModels } from '../../../src/worker/localModels.node.ts';
import { nodeRunner } from '../../../src/worker/nodeRunner.node.ts';
import { runtimePlaces } from '../../../src/worker/runtimePlaces.node.ts';
import { startWorkerThread } from '../../../src/worker/startWorker.node.ts';
import { workerRunner } from '../../../src/worker/workerRunner.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../fixtures/reading/${name}/`, import.meta.url));
const tiny = folder('tiny');
const published = folder('published');
const places = runtimePlaces();
/** As on a machine that the native runtime is not made for. */
const withoutNative = { ...places, runtimes: { ...places.runtimes, native: 'onnxruntime-of-no-machine' } };
const machines: readonly (readonly [ModelRuntime, typeof places])[] = [
  ['native', places],
  ['wasm', withoutNative],
];

async function filesOf(path: string, name = 'model.onnx'): Promise<RunnerFiles> {
  const { sha256 } = JSON.parse(await readFile(join(path, 'config.json'), 'utf8'));
  return { names: [name], weights: [await readFile(join(path, name))], sha256, padding: 0 };
}

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

const refusal =
  (detail: RegExp) =>
  (problem: Problem): true => {
    assert.equal(problem.code, 'localModel');
    assert.match(String(problem.args.detail), detail);
    return true;
  };

describe('local models in a worker', () => {
  for (const [runtime, { runtimes }] of machines) {
    it(`ask no server: ${runtime}`, async () => {
      const { fetch } = globalThis;
      const asked: unknown[] = [];
      globalThis.fetch = async (address) => {
        asked.push(address);
        throw new Error('No network.');
      };
      try {
        const runner = await nodeRunner(runtimes)(await filesOf(tiny));
        assert.equal(runner.runtime, runtime);
        assert.equal((await runner.run(pairs.slice(0, 2))).length, 2);
        runner.close();
        assert.deepEqual(asked, []);
      } finally {
        globalThis.fetch = fetch;
      }
    });

    it(`say the same there as in this thread: ${runtime}`, async () => {
      const model = await new NodeLocalModels({ ...places, runtimes }).inFolder(tiny);
      assert.equal(model.runtime, runtime);
      const there = await read(model);
      const runner = await nodeRunner(runtimes)(await filesOf(tiny));
      const here = await Promise.all(pairs.map(async (pair) => (await runner.run([pair]))[0]!));
      runner.close();
      for (const [i, { pair, words }] of here.entries()) {
        const total = pair.reduce((sum, logit) => sum + Math.exp(logit), 0);
        const { supported } = there[i]!.pair;
        assert.ok(Math.abs(Math.exp(pair[0]!) / total - supported) < 1e-4);
        assert.equal(there[i]!.words.length, i + 2);
        for (const [at, logit] of words.entries()) assert.ok(Math.abs(there[i]!.words[at]! - logit) < 1e-3);
      }
      assert.ok(new Set(here.map(({ pair }) => pair[0]!.toFixed(4))).size > 1);
    });
  }

  it('say the same in both runtimes', async () => {
    const [native, wasm] = await Promise.all(
      machines.map(async ([, places]) => read(await new NodeLocalModels(places).inFolder(tiny))),
    );
    for (const [i, { pair, words }] of native!.entries()) {
      const other = wasm![i]!;
      for (const label of ['supported', 'contradicted', 'unsupported'] as const)
        assert.ok(Math.abs(pair[label] - other.pair[label]) < 1e-3, `${label} of pair ${i}`);
      assert.equal(words.length, other.words.length);
      for (const [at, logit] of words.entries()) assert.ok(Math.abs(logit - other.words[at]!) < 1e-2);
    }
  });

  it('move to their worker, and are not copied', async () => {
    const files = await filesOf(tiny);
    const runner = await workerRunner(() => startWorkerThread(places.worker), places.runtimes)(files);
    runner.close();
    assert.equal(files.weights[0]!.byteLength, 0);
  });

  for (const [runtime, places] of machines)
    it(`may lie in parts, of which none may be missing or out of order: ${runtime}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'claimlight-'));
      const openIn = () => new NodeLocalModels(places).inFolder(folder);
      const part = (number: number) => join(folder, `model.onnx.${number}`);
      try {
        await cp(tiny, folder, { recursive: true });
        const weights = await readFile(join(folder, 'model.onnx'));
        await rm(join(folder, 'model.onnx'));
        const half = weights.length >> 1;
        await Promise.all([
          writeFile(part(1), weights.subarray(0, half)),
          writeFile(part(2), weights.subarray(half)),
        ]);
        const model = await openIn();
        assert.equal(model.sha256, createHash('sha256').update(weights).digest('hex'));
        assert.deepEqual(await read(model), await read(await new NodeLocalModels(places).inFolder(tiny)));

        await rename(part(2), part(3));
        await assert.rejects(openIn(), refusal(/^SHA-256 of model\.onnx\.1: /));
        await rename(part(1), part(2));
        await assert.rejects(openIn(), refusal(/model\.onnx'/));
        await rename(part(3), part(1));
        await assert.rejects(openIn(), refusal(/^SHA-256 of model\.onnx\.1 \+ model\.onnx\.2: /));

        const config = await readFile(join(folder, 'config.json'), 'utf8');
        await writeFile(join(folder, 'config.json'), config.replace('"sha256"', '"hash"'));
        await assert.rejects(openIn(), refusal(/^config\.json: sha256/));
      } finally {
        await rm(folder, { recursive: true });
      }
    });

  it('are those of others, as they are published: other labels and tokens, no wrong words, no hash', async () => {
    const model = await new NodeLocalModels().inFolder(published);
    const files = await filesOf(published, 'onnx/model.onnx');
    assert.equal(model.sha256, createHash('sha256').update(files.weights[0]!).digest('hex'));
    const input = new ReadingInput(model);
    const pair = input.pair('The door is open.', 'A room of seven books is open; the door closed.');
    const [known] = await read(model, [pair]);
    const runner = await nodeRunner(places.runtimes)(files);
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
      await assert.rejects(new NodeLocalModels().inFolder(folder), refusal(/SHA-256/));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('are refused when there are none', () =>
    assert.rejects(new NodeLocalModels().inFolder(join(tiny, 'none')), { code: 'localModel' }));

  it('ship with nothing that is not there', async () => {
    const model = new URL('./none/', import.meta.url);
    assert.equal(await new NodeLocalModels({ ...places, model }).shipped(), undefined);
  });
});
