import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where downloaded test hosts live, so that every clone shares them. `CLAIMLIGHT_CACHE` names another folder.
 */
export function cacheFolder(): string {
  return process.env.CLAIMLIGHT_CACHE ?? join(homedir(), '.cache', 'claimlight');
}

/**
 * A folder of the cache, filled once by `fill`. A filling that was cut off leaves nothing behind: the folder gets its
 * name only when it is complete.
 */
export async function cached(
  name: string,
  announcement: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheFolder(), name);
  if (existsSync(folder)) return folder;
  console.log(`${announcement}\n  into ${folder}`);
  const partial = `${folder}.partial-${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await fill(partial);
  // Another process may have been faster: both results are the same.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }));
  return folder;
}

/** Installs packages from the npm registry into `folder`, without running any of their scripts. */
export async function npmInstall(folder: string, packages: readonly string[]): Promise<void> {
  if (packages.length > 0) await writeFile(join(folder, 'package.json'), '{"private": true}\n');
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await command('npm', ['install', ...flags, ...packages], { cwd: folder });
}

/** Runs a program to its end; rejects when it exits other than with 0. Its input is closed. */
export function command(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args[0] ?? ''} ended with ${code}`));
    });
  });
}
