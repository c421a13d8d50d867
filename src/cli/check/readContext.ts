import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import { readSource } from '../../sources/readSource.ts';
import type { Source } from '../../text/passage.ts';

/** Reads context files. Throws a `Problem` that names the file when one is missing, empty or not readable. */
export const readContext = (paths: readonly string[]): Promise<readonly Source[]> =>
  Promise.all(
    paths.map(async (path) =>
      readSource({ uri: pathToFileURL(resolve(path)).href, bytes: await readBytes(path) }),
    ),
  );

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
