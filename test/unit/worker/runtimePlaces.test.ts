import assert from 'node:assert/strict';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadsOf } from '../../../src/worker/nativeRuntime.node.ts';
import { runtimePlaces } from '../../../src/worker/runtimePlaces.node.ts';

describe('the places of what runs beside the bundle', () => {
  let folder: string;
  const put = async (path: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '{}');
  };
  const placesFrom = (path: string) => {
    const { worker, runtimes, model } = runtimePlaces(pathToFileURL(join(folder, path)).href);
    const inFolder = (url: URL | string) =>
      fileURLToPath(url)
        .slice(folder.length + 1)
        .replaceAll('\\', '/');
    return {
      worker: inFolder(worker),
      native: runtimes.native?.replace(folder, '').replaceAll('\\', '/'),
      wasm: inFolder(runtimes.wasm),
      model: inFolder(model),
    };
  };

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'claimlight-')));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are the extension’s own, whatever a folder above brings', async () => {
    const dist = 'extensions/claimlight/dist';
    await put(`${dist}/extension/worker.js`);
    await put('extensions/node_modules/claimlight-reader/package.json');
    const own = {
      worker: `${dist}/extension/worker.js`,
      native: `/${dist}/native/lib/onnxruntime.cjs`,
      wasm: `${dist}/worker/ort-wasm-simd-threaded.wasm`,
      model: `${dist}/model/`,
    };
    assert.deepEqual(placesFrom(`${dist}/extension.js`), own);
    assert.deepEqual(placesFrom(`${dist}/extension/chunk.js`), own);
  });

  it('are packages beside that of a program, and its own folder where there is no such model', async () => {
    const dist = 'node_modules/claimlight/dist';
    await put(`${dist}/node/worker.js`);
    const own = {
      worker: `${dist}/node/worker.js`,
      native: 'onnxruntime-node',
      wasm: `${dist}/worker/ort-wasm-simd-threaded.wasm`,
    };
    for (const entry of ['cli.js', 'scorers.cjs', 'node/chunk.js'])
      assert.deepEqual(placesFrom(`${dist}/${entry}`), { ...own, model: `${dist}/model/` });
    await put('elsewhere/node_modules/claimlight-reader/package.json');
    assert.equal(placesFrom(`${dist}/cli.js`).model, `${dist}/model/`);
    await put('node_modules/claimlight-reader/package.json');
    for (const entry of ['cli.js', 'scorers.cjs', 'node/chunk.js'])
      assert.deepEqual(placesFrom(`${dist}/${entry}`), { ...own, model: 'node_modules/claimlight-reader/' });
  });

  it('leave half of the cores to others, but use two where there are two', () => {
    assert.deepEqual([1, 2, 3, 4, 8, 12, 64].map(threadsOf), [1, 2, 2, 2, 4, 6, 8]);
  });
});
