import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVSIX, listFiles } from '@vscode/vsce';
import { placeNativeRuntime, targets } from './nativeRuntime.mjs';
import { addressOf, packagedFiles, packagedReadme, packagedReadmePath } from './packagedReadme.ts';
import { othersLimit, othersSize, packageLimit } from './packageSize.ts';
import { isPreRelease } from './release/preRelease.ts';

/**
 * `npm run package`: the VSIX, with what it holds and how large it is. With `-- --target linux-x64` it is made for one
 * platform and runs the local model natively there; without, it is for all, and runs the model in WebAssembly.
 */
const { target } = parseArgs({ options: { target: { type: 'string' } } }).values;
if (target !== undefined && !targets.includes(target))
  throw new Error(`--target: one of ${targets.join(', ')}`);
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist/package');
const path = join(folder, target === undefined ? 'claimlight.vsix' : `claimlight-${target}.vsix`);

await mkdir(folder, { recursive: true });
await placeNativeRuntime(target, join(root, 'dist'));
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const address = addressOf(manifest);
// The same commit gives the same bytes: the packager then sorts files, and dates them so (2 January 1980, the first whole
// day that a zip file knows), wherever it is made.
process.env.SOURCE_DATE_EPOCH ??= '315619200';
process.env.TZ = 'UTC';
const readme = await readFile(join(root, 'README.md'), 'utf8');
await writeFile(join(root, packagedReadmePath), packagedReadme(readme, address));
// Everything is bundled, so nothing of node_modules belongs into the package.
await createVSIX({
  ...packagedFiles(root),
  packagePath: path,
  target,
  preRelease: isPreRelease(manifest.version),
  dependencies: false,
  rewriteRelativeLinks: address !== undefined,
  allowMissingRepository: true,
});
const files = (await listFiles(packagedFiles(root))).sort();
for (const file of files) {
  console.log(`  ${String((await stat(join(root, file))).size).padStart(9)}  ${file}`);
}
const size = (await stat(path)).size;
const others = await othersSize(root, files);
// What is packaged or run from here next is for all platforms again.
await placeNativeRuntime(undefined, join(root, 'dist'));
console.log(`${path}: ${megabytes(size)}, without the local model and its runtimes ${megabytes(others)}`);
for (const [what, bytes, limit] of [
  ['The package', size, packageLimit],
  ['The package without the local model and its runtimes', others, othersLimit],
] as const) {
  if (bytes <= limit) continue;
  console.error(`${what} is larger than ${limit / 1e6} MB.`);
  process.exitCode = 1;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
