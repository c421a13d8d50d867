import { Problem } from '../../../check/problem.ts';
import { type DataFiles, readWhole } from '../dataFiles.ts';
import type { RawRow } from '../read/rawRow.ts';
import { rowFormat, rowsOfFile } from '../read/readRows.ts';

/** A data set of Hugging Face's hub, as configurations name it: "huggingface://datasets/owner/name?split=test". */
interface HubDataset {
  readonly name: string;
  readonly split: string;
  /** A configuration of the data set, which has files of its own. */
  readonly subset?: string;
  /** How many rows are meant. */
  readonly limit: number;
}

export function parseHubDataset(text: string): HubDataset | undefined {
  const [, name, query] =
    /^huggingface:\/\/datasets\/([\w-][\w.-]*\/[\w-][\w.-]*)(?:\?(.*))?$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const given = new URLSearchParams(query);
  const plain = (field: string) => /^[\w-][\w.-]*$/.exec(given.get(field) ?? '')?.[0];
  return {
    name,
    split: plain('split') ?? 'test',
    subset: plain('subset') ?? plain('config'),
    limit: Number(given.get('limit') ?? Number.POSITIVE_INFINITY),
  };
}

/**
 * Tests of its rows, whose fields are variables. They are read from a file that was downloaded, since nothing that a
 * configuration names is asked of the network.
 * @throws {Problem} hubDataset
 */
export async function* hubTests(dataset: HubDataset, base: string, files: DataFiles): AsyncGenerator<RawRow> {
  const path = await downloaded(dataset, base, files);
  let left = dataset.limit;
  for await (const raw of rowsOfFile(files, path, rowFormat(path)!)) {
    if (left-- <= 0) return;
    yield 'fault' in raw ? raw : { ...raw, value: toTest(raw.value) };
  }
}

/** A row is one test: its lists are values, and what it leaves empty is no variable. */
const toTest = (row: unknown): unknown => ({
  vars:
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
      : row,
  options: { disableVarExpansion: true },
});

const endings = ['jsonl', 'json', 'csv', 'tsv', 'yaml'];

async function downloaded(dataset: HubDataset, base: string, files: DataFiles): Promise<string> {
  const { name, split, subset } = dataset;
  const stems = [...(subset ? [`${subset}/${split}`, `${subset}-${split}`] : []), split, `data/${split}`];
  for (const folder of await foldersOf(dataset, base, files))
    for (const stem of stems)
      for (const ending of endings) {
        const path = `${folder}/${stem}.${ending}`;
        if (await files.exists(path)) return path;
      }
  throw new Problem('hubDataset', { name, file: `${name}/${stems[0]}.jsonl` });
}

/** Beside the configuration, by its whole or its last name, and in the cache of Hugging Face's own programs. */
async function foldersOf({ name }: HubDataset, base: string, files: DataFiles): Promise<readonly string[]> {
  const beside = [name, name.split('/')[1]!].map((folder) => files.resolve(base, folder));
  if (files.hubCache === undefined) return beside;
  const cached = `${files.hubCache}/datasets--${name.replace('/', '--')}`;
  const revision = await readWhole(files, `${cached}/refs/main`).catch(() => '');
  return [...beside, `${cached}/snapshots/${revision.trim()}`];
}
