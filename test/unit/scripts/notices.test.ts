import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, it } from 'mocha';

const root = resolve(import.meta.dirname, '../../..');
const { notices } = (await import(`${root}/scripts/notices.mjs`)) as {
  notices(inputs: Readonly<Record<string, { bytes: number }>>): string;
};

const native = 'node_modules/onnxruntime-node/dist/index.js';

describe('the notices of others’ programs', () => {
  it('name every package of the bundles, and what packages carry', async function () {
    this.timeout(60_000);
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/extension.node.ts', 'src/cli/main.ts', 'src/api/entry.ts'],
      outdir: 'dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      external: ['vscode'],
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    const text = notices(metafile.inputs);
    const packages = Object.keys(metafile.inputs).flatMap(
      (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    assert.ok(packages.includes('unpdf'));
    assert.deepEqual(
      packages.filter((name) => !text.split('\n').some((line) => line.startsWith(`${name} `))),
      [],
    );
    assert.match(text, /^@asciidoctor\/core .*\n\nCopyright .*\n\nPermission is hereby/m);
    assert.match(text, /^PDF\.js \(Apache-2\.0\)\n\nCopyright the Mozilla Foundation[\s\S]+END OF TERMS/m);
  });

  it('hold the licence of what runs the local model, and name what that is built of', () => {
    const text = notices({
      'node_modules/onnxruntime-web/dist/ort.wasm.min.mjs': { bytes: 1 },
      [native]: { bytes: 1 },
    });
    for (const name of ['onnxruntime-node', 'onnxruntime-web', 'onnxruntime-common'])
      assert.match(
        text,
        new RegExp(`^${name} .*\\n\\nCopyright Microsoft Corporation\\.\\n\\nPermission is hereby`, 'm'),
      );
    assert.match(text, /^The builds of ONNX Runtime in the folder native have .*\n.*Dawn/m);
  });

  it('cannot be written for a large file of unknown origin', () => {
    assert.throws(() => notices({ 'node_modules/yaml/dist/all.js': { bytes: 1_000_000 } }), /Whose programs/);
  });
});
