import { Problem } from '../../check/problem.ts';
import type { DataFiles } from './dataFiles.ts';
import type { DataRow, Dataset } from './dataset.ts';
import { load, loadedRows } from './loader.ts';
import { parseLoader } from './loaderName.ts';
import { openConfig } from './promptfoo/openConfig.ts';
import { looksLikeConfig, parseConfig } from './promptfoo/parseConfig.ts';
import { limited, readLines } from './read/fileLines.ts';
import { ragTruthFields, readRagTruthSources } from './read/ragTruth.ts';
import { rowFormat, rowsOfFile, toRows } from './read/readRows.ts';
import type { OnNotice } from './runNotices.ts';

/**
 * Opens rows, a promptfoo configuration, RAGTruth (`response.jsonl` beside `source_info.jsonl`) or a loader
 * (`file://loader.ts:functionName`), and reads the first row. Throws `datasetFormat` when it is none of these,
 * `datasetEmpty`, and what reading throws.
 */
export async function openDataset(path: string, files: DataFiles, onLeftOut: OnNotice): Promise<Dataset> {
  const dataset = await open(path, files, onLeftOut);
  const rows = await peekFirst(dataset.rows);
  if (!rows) throw new Problem('datasetEmpty', { file: path });
  return { ...dataset, rows };
}

async function open(path: string, files: DataFiles, onLeftOut: OnNotice): Promise<Dataset> {
  const loader = parseLoader(path);
  if (loader) {
    const value = await load(loader, files);
    return looksLikeConfig(value)
      ? openConfig(loader.path, { value }, files, onLeftOut)
      : rowsAlone(loadedRows(value, loader.path));
  }
  const format = rowFormat(path);
  if (!format) throw new Problem('datasetFormat', { file: path });
  if (format === 'yaml' || (format === 'json' && (await beginsAsObject(path, files)))) {
    const chunks = files.open(path);
    const config = await (files.parser
      ? files.parser.config(path, chunks)
      : parseConfig(path, limited(path, chunks)));
    if (config) return openConfig(path, config, files, onLeftOut);
  }
  const sources = files.resolve(path, 'source_info.jsonl');
  const fields =
    /(?:^|[/\\])response\.jsonl$/.test(path) && (await files.exists(sources))
      ? ragTruthFields(await readRagTruthSources(readLines(files.open(sources))))
      : undefined;
  return rowsAlone(toRows(rowsOfFile(files, path, format), fields));
}

const rowsAlone = (rows: AsyncGenerator<DataRow>): Dataset => ({ rows, providers: [], prompts: [] });

/** Rows are an array; only an object can be a configuration, and is small enough to be read whole. */
async function beginsAsObject(path: string, files: DataFiles): Promise<boolean> {
  for await (const chunk of files.open(path)) {
    // A line may be as long as the file. Of UTF-16, each second byte is a zero.
    const head = new TextDecoder().decode(chunk.subarray(0, 4000)).replace(/[\s\0\uFEFF\uFFFD]+/g, '');
    if (head !== '') return head.startsWith('{');
  }
  return false;
}

/**
 * The same items, of which the first has been read: what cannot be opened says so now, before anything is paid for or
 * written. Undefined where there are none.
 */
async function peekFirst<T>(items: AsyncIterable<T>): Promise<AsyncGenerator<T> | undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  return first.done ? undefined : withFirst(first.value, iterator);
}

async function* withFirst<T>(first: T, iterator: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
