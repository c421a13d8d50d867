import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import { exists, readProblem } from '../../sources/fileSystem.node.ts';
import type { DataFiles, DataParser, ModuleFiles } from './dataFiles.ts';
import { loadFunction, runLoader } from './loader.ts';

interface DiskOptions {
  /** The path to read for a name. Throws `outside`. */
  readonly realPath: (path: string) => Promise<string>;
  readonly env: NonNullable<DataFiles['env']>;
  readonly parser?: DataParser;
  readonly hubCache?: string;
  /** Told before code runs. Absent where none may. */
  readonly onCode?: (path: string) => void;
}

/** The disk, as far as it may be read. */
export const nodeFiles = ({ realPath, env, parser, hubCache, onCode }: DiskOptions): DataFiles => ({
  env,
  parser,
  hubCache,
  async *open(path) {
    try {
      yield* await openRegular(await realPath(path), path);
    } catch (cause) {
      throw readProblem(path, cause, { missing: 'dataMissing', unreadable: 'dataUnreadable' });
    }
  },
  exists: (path) => realPath(path).then(exists, () => false),
  resolve: (base, path) => resolve(dirname(pathOf(base)), path),
  runLoader:
    onCode &&
    (async (path, functionName) => runLoader(await moduleUrl(path, realPath, onCode), functionName, modules)),
  loadFunction:
    onCode &&
    (async (path, functionName) =>
      loadFunction(await moduleUrl(path, realPath, onCode), functionName, modules)),
});

/** A pipe or device may never end, and holds who opens it. */
async function openRegular(real: string, path: string): Promise<ReadStream> {
  if (!(await stat(real)).isFile()) throw new Problem('notAFile', { file: path });
  return createReadStream(real);
}

async function moduleUrl(
  path: string,
  realPath: DiskOptions['realPath'],
  onCode: (path: string) => void,
): Promise<string> {
  const real = await realPath(pathOf(path)).catch((cause: unknown) => {
    throw cause instanceof Problem ? cause : new Problem('dataMissing', { file: path }, cause);
  });
  onCode(path);
  return pathToFileURL(real).href;
}

const pathOf = (name: string): string => (name.startsWith('file:///') ? fileURLToPath(name) : name);

const modules: ModuleFiles = {
  read: (url) => readFile(new URL(url), 'utf8'),
  write: (url, text) => writeFile(new URL(url), text),
  remove: (url) => rm(new URL(url), { force: true }),
  exists: (url) => exists(new URL(url)),
};
