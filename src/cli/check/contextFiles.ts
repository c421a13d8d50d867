import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Problem } from '../../check/problem.ts';

/** A folder with more is not what a person meant to check against. */
const mostFiles = 200;

const readable = /\.(?:md|markdown|txt|rst|adoc|html?|pdf|docx|jsonl?|csv|tsv|ya?ml|srt|vtt|ipynb)$/i;

const globMark = /[*?{}[\]]/;

/** The files of paths and globs; a folder stands for the readable files below it, hidden ones aside. */
export async function contextFiles(paths: readonly string[]): Promise<readonly string[]> {
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
