import { Problem } from '../check/problem.ts';
import { type DataFiles, readWhole } from './dataFiles.ts';
import type { Dataset } from './dataset.ts';
import { loaderRows, parseLoader } from './loader.ts';
import { openConfig } from './promptfoo/openConfig.ts';
import type { OnIgnored } from './promptfoo/toRows.ts';
import { readLines } from './read/lines.ts';
import { ragTruthFields, readRagTruthSources } from './read/ragTruth.ts';
import { readRows, rowFormat } from './read/readRows.ts';

/**
 * Opens rows, a promptfoo configuration, RAGTruth (`response.jsonl` beside `source_info.jsonl`) or a loader
 * (`file://loader.ts:functionName`). Throws `datasetFormat` when it is none of these.
 */
export async function openDataset(path: string, files: DataFiles, onIgnored: OnIgnored): Promise<Dataset> {
  const loader = parseLoader(path);
  if (loader) return { rows: loaderRows(loader, files), providers: [], prompts: [] };
  const format = rowFormat(path);
  if (!format) throw new Problem('datasetFormat', { file: path });
  if (format === 'yaml' || (format === 'json' && (await beginsAsObject(path, files)))) {
    const config = await openConfig(path, await readWhole(files, path), files, onIgnored);
    if (config) return config;
  }
  const sources = files.resolve(path, 'source_info.jsonl');
  const fields =
    /(?:^|[/\\])response\.jsonl$/.test(path) && (await files.exists(sources))
      ? ragTruthFields(await readRagTruthSources(readLines(files.open(sources))))
      : undefined;
  return { rows: readRows(format, files.open(path), fields), providers: [], prompts: [] };
}

/** Rows are an array; only an object can be a configuration, and is small enough to be read whole. */
async function beginsAsObject(path: string, files: DataFiles): Promise<boolean> {
  for await (const { text } of readLines(files.open(path)))
    if (text === undefined || text.trim() !== '') return text?.trimStart().startsWith('{') ?? false;
  return false;
}
