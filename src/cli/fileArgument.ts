import { lstat, mkdir, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { t } from '@vscode/l10n';
import { Problem } from '../check/problem.ts';
import { writeProblem } from '../sources/fileSystem.node.ts';
import { isInside } from '../sources/pathBounds.ts';
import { type Bounds, realPathWithin } from '../sources/realPath.node.ts';
import type { Terminal } from './terminal.ts';

/** The working directory, unless the person lets files be named outside of it. */
export const boundsOf = (
  { allowOutside }: { readonly allowOutside?: true },
  { workingDirectory }: Pick<Terminal, 'workingDirectory'>,
): Bounds => (allowOutside ? 'anywhere' : [workingDirectory]);

/**
 * The bounds of what a person typed: it may lead outside, since the person can see that it does, but a link inside the
 * bounds that leads outside is somebody else's.
 * @param base the argument, or the folder before the first mark of a glob
 */
export async function boundsOfArgument(base: string, bounds: Bounds): Promise<Bounds> {
  if (bounds === 'anywhere') return bounds;
  const named = resolve(base);
  if (bounds.some((folder) => isInside(named, folder))) return bounds;
  return [...bounds, await realpath(named).catch(() => named)];
}

/** The path to read for a file that the person typed. Throws as `realPathWithin`. */
export const pathOfArgument = async (path: string, bounds: Bounds): Promise<string> =>
  realPathWithin(path, await boundsOfArgument(path, bounds));

/**
 * The path behind every link for a file to be written, which need not exist. What a person typed may lie anywhere, but
 * a link inside the bounds that leads outside is somebody else's. Throws `unwritable`.
 */
export async function pathToWrite(path: string, bounds: Bounds): Promise<string> {
  const named = resolve(path);
  if (bounds === 'anywhere' || !bounds.some((folder) => isInside(named, folder))) return named;
  const real = await realPathToBe(named);
  for (const folder of bounds) if (real !== undefined && isInside(real, await realpath(folder))) return real;
  throw new Problem('unwritable', { file: path, cause: t('it leads outside the working directory') });
}

/** Behind the links of the folders that are there; undefined for a link to nothing, which writing would follow. */
async function realPathToBe(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found) return realpath(path).catch(() => undefined);
  const folder = dirname(path);
  if (folder === path) return path;
  const real = await realPathToBe(folder);
  return real && join(real, basename(path));
}

/** Writes a file that the person named, with the folders that it needs. Throws `unwritable`. */
export async function writeOut(
  path: string,
  content: Parameters<typeof writeFile>[1],
  bounds: Bounds,
): Promise<void> {
  try {
    const real = await pathToWrite(path, bounds);
    await mkdir(dirname(real), { recursive: true });
    await writeFile(real, content);
  } catch (error) {
    throw writeProblem(path, error);
  }
}
