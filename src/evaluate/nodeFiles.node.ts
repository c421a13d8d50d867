import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Problem } from '../check/problem.ts';
import type { DataFiles } from './dataFiles.ts';
import { runLoader } from './runLoader.node.ts';

/** The disk. */
export const nodeFiles: DataFiles = {
  async *open(path) {
    try {
      yield* createReadStream(path);
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
      throw code === 'ENOENT'
        ? new Problem('contextMissing', { file: path }, cause)
        : new Problem('contextUnreadable', { file: path, cause: code }, cause);
    }
  },
  exists: (path) =>
    access(path).then(
      () => true,
      () => false,
    ),
  resolve: (base, path) => resolve(dirname(base), path),
  runLoader,
};
