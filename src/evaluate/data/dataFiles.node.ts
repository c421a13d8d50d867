import { createReadStream } from 'node:fs';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import type { DataFiles, ModuleFiles } from './dataFiles.ts';
import { runLoader } from './loader.ts';

/** The disk. */
export const nodeFiles = (env: NonNullable<DataFiles['env']>): DataFiles => ({
  env,
  async *open(path) {
    try {
      yield* createReadStream(path);
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
      throw code === 'ENOENT'
        ? new Problem('dataMissing', { file: path }, cause)
        : new Problem('dataUnreadable', { file: path, cause: code }, cause);
    }
  },
  exists,
  resolve: (base, path) => resolve(dirname(base), path),
  runLoader: (path, functionName) =>
    runLoader(path.startsWith('file:') ? path : pathToFileURL(resolve(path)).href, functionName, modules),
});

const exists = (path: string | URL): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const modules: ModuleFiles = {
  read: (url) => readFile(new URL(url), 'utf8'),
  write: (url, text) => writeFile(new URL(url), text),
  remove: (url) => rm(new URL(url), { force: true }),
  exists: (url) => exists(new URL(url)),
};
