import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '@vscode/vsce';
import { command } from '../../scripts/host/cache.ts';
import { packagedFiles, packagedReadmePath } from '../../scripts/packagedReadme.ts';
import { othersLimit, othersSize, packageLimit } from '../../scripts/packageSize.ts';
import { Workbench } from '../ui/workbench.ts';
import { packagedExtension } from './packaged.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the packaged extension', () => {
  let files: readonly string[];
  let vsix: string;

  before(async function () {
    this.timeout(600_000);
    vsix = await packagedExtension();
    files = await listFiles(packagedFiles(root));
  });

  it('is smaller than 150 MB, and than 3 MB without the local model and its runtimes', async () => {
    assert.deepEqual([packageLimit, othersLimit], [150_000_000, 3_000_000]);
    assert.ok((await stat(vsix)).size < packageLimit);
    const others = await othersSize(root, files);
    assert.ok(others < othersLimit, `${others} bytes`);
  });

  it('has the same bytes when it is made again', async function () {
    this.timeout(300_000);
    const hash = async () =>
      createHash('sha256')
        .update(await readFile(vsix))
        .digest('hex');
    const first = await hash();
    await command('npx', ['--no-install', 'tsx', 'scripts/package.ts'], { cwd: root });
    assert.equal(await hash(), first);
  });

  it('holds the entries that its manifest names', () => {
    for (const entry of [
      'dist/extension.js',
      'dist/web/extension.cjs',
      'dist/view/main.js',
      'package.nls.ja.json',
      'docs/codes/claim.contradicted.md',
      'dist/extension/worker.js',
      'dist/worker/ort-wasm-simd-threaded.wasm',
    ]) {
      assert.ok(files.includes(entry), entry);
    }
  });

  it('holds nothing but what runs or is read', () => {
    const allowed =
      /^(dist\/((extension|web|view|results|worker|model)[./]|native\/lib\/onnxruntime\.cjs$|NOTICES)|l10n\/|media\/[^/]+\.(svg|png)$|media\/(gutter|walkthrough)\/|examples\/announcement\/|docs\/codes\/|claimlight\.schema\.json$|package(\.nls.*)?\.json$|dist\/package\/README\.md$|CHANGELOG\.md$|LICENSE$)/;
    assert.deepEqual(
      files.filter((file) => !allowed.test(file) || file.endsWith('.map')),
      [],
    );
  });

  it('shows no link or picture that leads nowhere', async () => {
    const readme = await readFile(join(root, packagedReadmePath), 'utf8');
    const { repository } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const relative = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path]) => path);
    assert.ok(repository !== undefined || relative.length === 0, relative.join(', '));
  });

  it('loads nothing heavy when it is activated', async () => {
    const loaded = await loadedWith(join(root, 'dist/extension.js'));
    const size = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(size < 300_000, `${size} bytes are loaded at once`);
    assert.deepEqual(
      [...loaded.keys()].filter((file) =>
        /openai|pdfjs|readDocx|readYaml|offlineJudge|llmJudge|localModel-|onnxruntime|nativeRuntime|wasmRuntime|workerRunner|workerReader/.test(
          file,
        ),
      ),
      [],
    );
  });

  it('installs into VS Code and checks a text there', async () => {
    const workbench = await Workbench.open({
      installed: true,
      server: { packages: [vsix] },
      files: {
        'draft.md': 'The Free plan keeps 60 days of history.\n',
        'notes.md': 'The Free plan keeps 30 days of history.\n',
      },
    });
    try {
      await workbench.openFile('notes.md');
      await workbench.openFile('draft.md');
      await workbench.command('Claimlight: Check Factuality of Document');
      await workbench.chooseContext('notes.md');
      await workbench.squiggles('warning').first().waitFor();
      await workbench.marked(workbench.squiggles('warning'), '60 days');
      await workbench.screenshot('installed');
    } finally {
      await workbench.close();
    }
  });
});

/** An entry and the chunks that it imports at once, with their sizes in bytes. */
async function loadedWith(
  entry: string,
  seen = new Map<string, number>(),
): Promise<ReadonlyMap<string, number>> {
  if (seen.has(entry)) return seen;
  const text = await readFile(entry, 'utf8');
  seen.set(entry, Buffer.byteLength(text));
  for (const [, path] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
    await loadedWith(join(dirname(entry), path ?? ''), seen);
  }
  return seen;
}
