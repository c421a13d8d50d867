import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import { readSource } from '../../sources/readSource.ts';
import type { Source } from '../../text/passage.ts';

/** Reads context files, and those of folders. Throws a `Problem` that names the file when one is missing, empty or not readable. */
export async function readContext(paths: readonly string[]): Promise<readonly Source[]> {
  const files = await contextFiles(paths);
  return Promise.all(
    files.map(async (path) =>
      readSource({ uri: pathToFileURL(resolve(path)).href, bytes: await readBytes(path) }),
    ),
  );
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw code === 'ENOENT'
      ? new Problem('contextMissing', { file: path }, cause)
      : new Problem('contextUnreadable', { file: path, cause: code }, cause);
  }
}

/** A folder with more is not what a person meant to check against. */
const mostFiles = 200;

const readable = /\.(?:md|markdown|txt|rst|adoc|html?|pdf|docx|jsonl?|csv|tsv|ya?ml|srt|vtt|ipynb)$/i;

const globMark = /[*?{}[\]]/;

/** The files of paths and globs; a folder stands for the readable files below it, hidden ones aside. */
async function contextFiles(paths: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(paths.map(filesOf));
  return [...new Set(files.flat())];
}

async function filesOf(path: string): Promise<readonly string[]> {
  const found = await kindOf(path);
  if (found === 'nothing' && globMark.test(path)) return matching(path);
  if (found !== 'folder') return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && readable.test(entry.name)).map(pathOf);
  const shown = files.filter((file) => !isHidden(relative(path, file)));
  if (shown.length === 0) throw new Problem('contextEmpty', { file: path });
  if (shown.length > mostFiles) throw new Problem('tooManyFiles', { file: path, most: mostFiles });
  return shown.toSorted();
}

const isHidden = (path: string): boolean =>
  path.split(sep).some((part) => part.startsWith('.') || part === 'node_modules');

const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name);

async function matching(pattern: string): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  const files = await glob(pattern.replaceAll(sep, '/'), { expandDirectories: false });
  if (files.length === 0) throw new Problem('contextMissing', { file: pattern });
  if (files.length > mostFiles) throw new Problem('tooManyFiles', { file: pattern, most: mostFiles });
  return files.toSorted();
}

/** What cannot be looked at is reported where it is read. */
const kindOf = (path: string): Promise<'folder' | 'file' | 'nothing'> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => 'nothing',
  );
