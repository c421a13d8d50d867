import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import { readSource } from '../../sources/readSource.ts';
import type { Source } from '../../text/passage.ts';
import { contextFiles } from './contextFiles.ts';

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
