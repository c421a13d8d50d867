import type { DataRow } from '../row.ts';
import { readCsv } from './csv.ts';
import { readDecoded } from './decoded.ts';
import type { RawRecord, RowFields } from './fields.ts';
import { readJson } from './json.ts';
import { readJsonl } from './jsonl.ts';
import { type Chunks, readLines } from './lines.ts';
import type { RawRow } from './rawRow.ts';
import { toRow } from './toRow.ts';
import { readYaml } from './yaml.ts';

export type RowFormat = 'jsonl' | 'json' | 'csv' | 'yaml';

/** By the ending of the file's name; undefined where it is none of ours. */
export function rowFormat(name: string): RowFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  switch (ending) {
    case 'jsonl':
    case 'ndjson':
      return 'jsonl';
    case 'json':
      return 'json';
    case 'csv':
    case 'tsv':
      return 'csv';
    case 'yaml':
    case 'yml':
      return 'yaml';
    default:
      return undefined;
  }
}

/** Rows of a file, one at a time. */
export async function* readRows(
  format: RowFormat,
  chunks: Chunks,
  fields?: (record: RawRecord) => RowFields,
): AsyncGenerator<DataRow> {
  let position = 0;
  for await (const raw of rawRows(format, chunks)) yield toRow(raw, position++, fields);
}

/** Rows as they stand in the file, before their fields are read. */
export function rawRows(format: RowFormat, chunks: Chunks): AsyncGenerator<RawRow> {
  const lines = readLines(chunks);
  switch (format) {
    case 'jsonl':
      return readJsonl(lines);
    case 'json':
      return readJson(lines);
    case 'csv':
      return readCsv(lines);
    case 'yaml':
      return wholeYaml(chunks);
  }
}

async function* wholeYaml(chunks: Chunks): AsyncGenerator<RawRow> {
  yield* readYaml(await readDecoded(chunks));
}
