import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createVSIX, listFiles } from '@vscode/vsce';
import { addressOf, packagedFiles, packagedReadme, packagedReadmePath } from './packagedReadme.ts';

/** `npm run package`: the VSIX, with what it holds and how large it is. */
const limit = 40_000_000;
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist/package');
const target = join(folder, 'claimlight.vsix');

await mkdir(folder, { recursive: true });
const address = addressOf(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
const readme = await readFile(join(root, 'README.md'), 'utf8');
await writeFile(join(root, packagedReadmePath), packagedReadme(readme, address));
// Everything is bundled, so nothing of node_modules belongs into the package.
await createVSIX({
  ...packagedFiles(root),
  packagePath: target,
  dependencies: false,
  rewriteRelativeLinks: address !== undefined,
  allowMissingRepository: true,
});
for (const file of (await listFiles(packagedFiles(root))).sort()) {
  console.log(`  ${String((await stat(join(root, file))).size).padStart(9)}  ${file}`);
}
const { size } = await stat(target);
console.log(`${target}: ${(size / 1e6).toFixed(2)} MB`);
if (size > limit) {
  console.error(`The package is larger than ${limit / 1e6} MB.`);
  process.exitCode = 1;
}
