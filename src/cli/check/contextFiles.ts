import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { isContextFile, limitFiles } from '../../sources/limits.ts';
import { isNetworkPath } from '../../sources/pathBounds.ts';
import { readSource } from '../../sources/readSource.ts';
import { type Bounds, realPathWithin } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import type { Source } from '../../text/passage.ts';
import { boundsOfArgument } from '../fileArgument.ts';
import { globBase, isGlob, matching } from './globs.ts';

/**
 * Reads context files, and those of folders. Throws a `Problem` that names the file when one is missing, empty, not
 * readable or out of bounds, and the signal's reason when it aborts.
 */
export async function readContext(
  names: readonly string[],
  naming: Naming,
  stop: AbortSignal,
): Promise<readonly Source[]> {
  const files = await contextFiles(names, naming);
  return Promise.all(
    files.map(async ({ name, path }) =>
      readSource({ uri: pathToFileURL(resolve(name)).href, bytes: await readBytes(path, name, stop) }, stop),
    ),
  );
}

async function readBytes(path: string, name: string, stop: AbortSignal): Promise<Uint8Array> {
  try {
    return await readRegularFile(path, name, stop);
  } catch (cause) {
    stop.throwIfAborted();
    throw contextProblem(name, cause);
  }
}

const contextProblem = (file: string, cause: unknown): Problem =>
  readProblem(file, cause, { missing: 'contextMissing', unreadable: 'contextUnreadable' });

/** Who names the context, and how far that reaches. */
interface Naming {
  readonly bounds: Bounds;
  /** On the command line, by the person. */
  readonly typed: boolean;
}

/** A file to read, under the name that the report gives it. */
interface ContextFile {
  readonly name: string;
  /** Behind every link. */
  readonly path: string;
}

/**
 * The files of paths and globs; a folder stands for the readable files below it, hidden ones aside. Throws `outside`
 * for a file that is not within the bounds.
 */
async function contextFiles(names: readonly string[], naming: Naming): Promise<readonly ContextFile[]> {
  const files = await Promise.all(names.map((name) => filesOf(name, naming)));
  return [...new Map(files.flat().map((file) => [file.name, file])).values()];
}

async function filesOf(name: string, { bounds, typed }: Naming): Promise<readonly ContextFile[]> {
  if (!typed && bounds !== 'anywhere' && isNetworkPath(resolve(name)))
    throw new Problem('outside', { file: name });
  const kind = await kindOf(name);
  const pattern = kind === 'nothing' && isGlob(name);
  const base = pattern ? globBase(name) : name;
  const within = typed ? await boundsOfArgument(base, bounds) : bounds;
  await realPath(base, within);
  const found = await (pattern ? filesMatching(name, within) : kind === 'folder' ? filesBelow(name) : [name]);
  return Promise.all(found.map(async (file) => ({ name: file, path: await realPath(file, within) })));
}

async function filesMatching(pattern: string, bounds: Bounds): Promise<readonly string[]> {
  const files = await matching(pattern, bounds);
  if (files.length === 0) throw new Problem('contextMissing', { file: pattern });
  return limitFiles(files, pattern).toSorted();
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const readable = files.filter((file) => isContextFile(relative(folder, file)));
  if (readable.length === 0) throw new Problem('contextEmpty', { file: folder });
  return limitFiles(readable, folder).toSorted();
}

const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name);

/** What cannot be looked at is reported where it is read. */
const kindOf = (path: string): Promise<'folder' | 'file' | 'nothing'> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => 'nothing',
  );

async function realPath(path: string, bounds: Bounds): Promise<string> {
  try {
    return await realPathWithin(path, bounds);
  } catch (cause) {
    throw contextProblem(path, cause);
  }
}
