import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LeftOut } from '../../check/leftOut.ts';
import { Problem } from '../../check/problem.ts';
import { ofOtherType } from '../../sources/contextRead.ts';
import { isContextFile, isDocumentFile, isHidden, limitFiles } from '../../sources/limits.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { globBase, isGlob, matching } from './globs.ts';

/** What files are named for: to be checked, or to be checked against. */
export type FileRole = 'output' | 'context';

interface Name {
  readonly kind: 'file' | 'folder' | 'glob';
  /** The name itself; of a glob the folder before its first mark. */
  readonly base: string;
}

/** What a name stands for. What cannot be looked at is a file, which is reported where it is read. */
export async function lookAtName(name: string): Promise<Name> {
  const found = await stat(name).catch(() => undefined);
  if (found?.isDirectory()) return { kind: 'folder', base: name };
  return !found && isGlob(name) ? { kind: 'glob', base: globBase(name) } : { kind: 'file', base: name };
}

interface Found {
  readonly paths: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

/**
 * The files that a name stands for.
 * @throws {Problem} where a folder or a glob brings in none, or too many
 */
export function filesOfName(name: string, { kind }: Name, bounds: Bounds, role: FileRole): Promise<Found> {
  switch (kind) {
    case 'glob':
      return filesMatching(name, bounds, role);
    case 'folder':
      return filesBelow(name, role);
    case 'file':
      return Promise.resolve({ paths: [name] });
  }
}

async function filesMatching(pattern: string, bounds: Bounds, role: FileRole): Promise<Found> {
  const found = await matching(pattern, bounds);
  // Packages hold texts of others, which nobody means to check.
  const files = role === 'context' ? found : found.filter((file) => !isOfPackage(file, globBase(pattern)));
  if (files.length === 0)
    throw new Problem(role === 'context' ? 'contextMissing' : 'noOutputs', { file: pattern });
  return { paths: limitFiles(files, pattern).toSorted() };
}

const isOfPackage = (file: string, base: string): boolean =>
  relative(base, file).split(/[\\/]/).includes('node_modules');

async function filesBelow(folder: string, role: FileRole): Promise<Found> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const named = files.filter((file) => !isHidden(relative(folder, file))).toSorted();
  const isBrought = role === 'context' ? isContextFile : isDocumentFile;
  const [brought, others] = [true, false].map((is) =>
    named.filter((file) => isBrought(relative(folder, file)) === is),
  );
  if (brought!.length === 0)
    throw new Problem(role === 'context' ? 'contextEmpty' : 'noOutputs', { file: folder });
  return { paths: limitFiles(brought!, folder), leftOut: others!.map(ofOtherType) };
}

const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name);
