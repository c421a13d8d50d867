import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { command } from '../../scripts/host/cache.ts';

const root = resolve(import.meta.dirname, '../..');
let built: Promise<string> | undefined;

/** Path of the VSIX for all platforms, packaged once for all tests of a run. */
export function packagedExtension(): Promise<string> {
  built ??= command('npm', ['run', '--silent', 'package'], { cwd: root }).then(() =>
    join(root, 'dist/package/claimlight.vsix'),
  );
  return built;
}

/** Path of a VSIX for one platform, from what the one for all was made of. */
export async function packagedFor(target: string): Promise<string> {
  await packagedExtension();
  await command('npx', ['--no-install', 'tsx', 'scripts/package.ts', '--target', target], { cwd: root });
  return join(root, `dist/package/claimlight-${target}.vsix`);
}

/** A new temporary folder with the npm package installed in it, as its users install it. */
export async function folderWithLibrary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'claimlight-npm-'));
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
  await installPacked(root, folder);
  return folder;
}

/** Packs the package of a folder, and installs it in another as from the registry. */
export async function installPacked(from: string, folder: string): Promise<void> {
  const npm = (args: readonly string[], cwd: string) =>
    promisify(execFile)('npm', args, { cwd, maxBuffer: 1e7 });
  const packed = await mkdtemp(join(tmpdir(), 'claimlight-packed-'));
  await npm(['pack', '--silent', '--pack-destination', packed], from);
  const archive = (await readdir(packed)).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm packed nothing.');
  await npm(['install', '--offline', '--no-audit', '--no-fund', join(packed, archive)], folder);
  await rm(packed, { recursive: true });
}
