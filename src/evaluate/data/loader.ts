import { Problem } from '../../check/problem.ts';
import type { DataFiles, ModuleFiles, OwnFunction } from './dataFiles.ts';
import type { DataRow } from './dataset.ts';
import type { LoaderName } from './loaderName.ts';
import type { RawRow } from './read/rawRow.ts';
import { toRow } from './read/rowFields.ts';

/** What a module's function returns, or the value that stands in its place. Throws `loaderUntrusted`, `loader`. */
export async function load({ path, functionName }: LoaderName, files: DataFiles): Promise<unknown> {
  if (!files.runLoader) throw new Problem('loaderUntrusted', { file: path });
  return files.runLoader(path, functionName);
}

/** What a loader returns, one by one. Throws `loader` when there is no list. */
export async function* loadedItems(loader: LoaderName, files: DataFiles): AsyncGenerator<RawRow> {
  yield* rawItems(await load(loader, files), loader.path);
}

/** A row's line is its number, from 1. */
async function* rawItems(items: unknown, path: string): AsyncGenerator<RawRow> {
  if (!isIterable(items)) throw new Problem('loader', { file: path });
  let line = 1;
  for await (const value of items) yield { line: line++, value };
}

export async function* loadedRows(items: unknown, path: string): AsyncGenerator<DataRow> {
  let position = 0;
  for await (const raw of rawItems(items, path)) yield toRow(raw, position++);
}

const isIterable = (value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);

/**
 * Runs a function of a module of the person's own, JavaScript or TypeScript, or takes the value in its place. What
 * imports modules is loaded on use. Throws `loader`.
 */
export const runLoader = (
  url: string,
  functionName: string | undefined,
  files: ModuleFiles,
): Promise<unknown> =>
  withLoaderProblem(url, async () => {
    const loader = await exported(url, functionName, files);
    return typeof loader === 'function' ? loader() : loader;
  });

/** A function of such a module, which may fail as it may. Throws `loader`. */
export async function loadFunction(
  url: string,
  functionName: string | undefined,
  files: ModuleFiles,
): Promise<OwnFunction> {
  const found = await withLoaderProblem(url, () => exported(url, functionName, files));
  if (typeof found !== 'function') throw new Problem('loader', { file: decodeURI(url) });
  return (given) => withLoaderProblem(url, async () => found(given));
}

async function exported(url: string, name = 'default', files: ModuleFiles): Promise<unknown> {
  const { importModule } = await import('./importModule.ts');
  const found = (await importModule(url, files))[name];
  if (found === undefined) throw new Error(`no function ${name}`);
  return found;
}

async function withLoaderProblem<T>(url: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new Problem('loader', { file: decodeURI(url), cause: (error as Error).message }, error);
  }
}
