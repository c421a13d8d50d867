import { Problem } from '../check/problem.ts';
import type { DataFiles } from './dataFiles.ts';
import type { RawRow } from './read/rawRow.ts';
import { toRow } from './read/toRow.ts';
import type { DataRow } from './row.ts';

/** A function of the person's own that returns rows. */
export interface LoaderName {
  readonly path: string;
  /** The module's default export where absent. */
  readonly functionName?: string;
}

/** Reads "file://loader.ts:functionName"; undefined where it names a file of data. */
export function parseLoader(name: string): LoaderName | undefined {
  const found = /^(?:file:\/\/)?(.+\.[cm]?[jt]s)(?::([\w$]+))?$/.exec(name);
  if (!found) return undefined;
  const [, path, functionName] = found;
  return { path: path!, ...(functionName === undefined ? {} : { functionName }) };
}

/** What a loader returns, one by one; a row's line is its number, from 1. Throws `loader` when there is no list. */
export async function* loaderItems(
  { path, functionName }: LoaderName,
  files: DataFiles,
): AsyncGenerator<RawRow> {
  if (!files.runLoader) throw new Problem('untrusted');
  const items = await files.runLoader(path, functionName);
  if (!isIterable(items)) throw new Problem('loader', { file: path });
  let line = 1;
  for await (const value of items) yield { line: line++, value };
}

export async function* loaderRows(loader: LoaderName, files: DataFiles): AsyncGenerator<DataRow> {
  let position = 0;
  for await (const raw of loaderItems(loader, files)) yield toRow(raw, position++);
}

const isIterable = (value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
