import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import JSZip from 'jszip';
import { nativeFiles, ownTarget } from '../../scripts/nativeRuntime.mjs';
import { packageLimit } from '../../scripts/packageSize.ts';
import type { ModelRuntime } from '../../src/judges/reading/readingModel.ts';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { runtimePlaces } from '../../src/worker/runtimePlaces.node.ts';
import { packagedExtension, packagedFor } from './packaged.ts';

const tiny = resolve(import.meta.dirname, '../fixtures/reading/tiny');
const onlyNative = /^extension\/dist\/native\/bin\//;

describe('the extension packaged for one platform', function () {
  this.timeout(600_000);
  const folders: string[] = [];
  after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  /** Names of the files in a VSIX. */
  const namesIn = async (vsix: string) => {
    const { files } = await JSZip.loadAsync(await readFile(vsix));
    return Object.keys(files).sort();
  };

  /** Where the parts lie once a VSIX is installed. */
  async function installed(vsix: string): Promise<ReturnType<typeof runtimePlaces>> {
    const folder = await mkdtemp(join(tmpdir(), 'claimlight-vsix-'));
    folders.push(folder);
    const { files } = await JSZip.loadAsync(await readFile(vsix));
    for (const [name, file] of Object.entries(files)) {
      if (!/^extension\/(?:dist|package\.json)/.test(name) || file.dir) continue;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), await file.async('nodebuffer'));
    }
    return runtimePlaces(pathToFileURL(join(folder, 'extension/dist/extension.js')).href);
  }

  async function runtimeIn(vsix: string): Promise<ModelRuntime | undefined> {
    const places = await installed(vsix);
    assert.ok(fileURLToPath(places.worker).startsWith(folders.at(-1)!));
    return (await new NodeLocalModels(places).inFolder(tiny)).runtime;
  }

  for (const target of ['win32-x64', 'darwin-arm64', ownTarget])
    it(`has the binaries of ${target} alone, and says so`, async () => {
      const vsix = await packagedFor(target);
      assert.ok((await stat(vsix)).size < packageLimit);
      const names = await namesIn(vsix);
      assert.deepEqual(
        names.filter((name) => onlyNative.test(name)),
        nativeFiles(target)
          .map((file) => `extension/dist/native/${file}`)
          .sort(),
      );
      const { files } = await JSZip.loadAsync(await readFile(vsix));
      const manifest = await files['extension.vsixmanifest']!.async('text');
      assert.match(manifest, new RegExp(`TargetPlatform="${target}"`));
    });

  it('runs a local model natively on its own platform', async function () {
    if (nativeFiles(ownTarget).length === 0) this.skip();
    assert.equal(await runtimeIn(await packagedFor(ownTarget)), 'native');
  });

  it('has no binaries for all platforms, and runs a local model in WebAssembly', async () => {
    const vsix = await packagedExtension();
    const names = await namesIn(vsix);
    assert.deepEqual(
      names.filter((name) => onlyNative.test(name)),
      [],
    );
    assert.equal(await runtimeIn(vsix), 'wasm');
  });
});
