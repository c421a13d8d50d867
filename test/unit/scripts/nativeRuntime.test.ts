import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { nativeFiles, targets } from '../../../scripts/nativeRuntime.mjs';

const installed = resolve(import.meta.dirname, '../../../node_modules/onnxruntime-node');

describe('the native runtime of a package', () => {
  for (const target of targets)
    it(`is what the processor of ${target} needs, and is there`, async () => {
      const files = nativeFiles(target);
      for (const file of files) {
        assert.ok(file.startsWith(`bin/napi-v6/${target.replace('-', '/')}/`), file);
        assert.ok((await stat(resolve(installed, file))).size > 100_000, file);
      }
      // The binding, and what it is linked with.
      assert.equal(files.length, target === 'darwin-x64' ? 0 : 2);
      assert.equal(
        files.some((file) => /cuda|tensorrt|directml|dxil|dxcompiler/i.test(basename(file))),
        false,
      );
    });

  it('is none where the platform is not known', () => assert.deepEqual(nativeFiles('aix-ppc64'), []));
});
