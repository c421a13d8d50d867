import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from '../check/problem.ts';

/** Writes a file that the person named, with the folders that it needs. Throws `unwritable`. */
export async function writeOut(path: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    throw new Problem('unwritable', { file: path, cause: String(error.code) }, error);
  }
}
