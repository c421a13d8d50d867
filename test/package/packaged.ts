import { execFile } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { command } from '../../scripts/host/cache.ts';

const root = resolve(import.meta.dirname, '../..');
let built: Promise<string> | undefined;

/** Path of the VSIX, packaged once for all tests of a run. */
export function packagedExtension(): Promise<string> {
  built ??= command('npm', ['run', '--silent', 'package'], { cwd: root }).then(() =>
    join(root, 'dist/package/claimlight.vsix'),
  );
  return built;
}

/** A new temporary folder with the npm package installed in it, as its users install it. */
export async function folderWithLibrary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'claimlight-npm-'));
  const npm = (args: readonly string[], cwd: string) =>
    promisify(execFile)('npm', args, { cwd, maxBuffer: 1e7 });
  await npm(['pack', '--silent', '--pack-destination', folder], root);
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm packed nothing.');
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
  await npm(['install', '--offline', '--no-audit', '--no-fund', join(folder, archive)], folder);
  return folder;
}
