import type { DataFiles } from '../dataFiles.ts';
import type { DataRow } from '../dataset.ts';
import { csvRows } from './csvRows.ts';
import { type Chunks, limited, longestLine, mostHeld, readDecoded, readLines } from './fileLines.ts';
import { jsonLinesRows, jsonRows } from './jsonRows.ts';
import type { RawRow, RowFormat } from './rawRow.ts';
import { type RawRecord, type RowFields, toRow } from './rowFields.ts';
import { yamlRows } from './yamlRows.ts';

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

/** Rows, one at a time, with the fields that `fields` finds in them. */
export async function* toRows(
  rows: AsyncIterable<RawRow>,
  fields?: (record: RawRecord) => RowFields,
): AsyncGenerator<DataRow> {
  let position = 0;
  for await (const raw of rows) yield toRow(raw, position++, fields);
}

/** Raw rows of a file, parsed where its files are. */
export const rowsOfFile = (files: DataFiles, path: string, format: RowFormat): AsyncGenerator<RawRow> =>
  files.parser?.rows(path, format, files.open(path)) ?? rawRows(format, limited(path, files.open(path)));

/** Rows as they stand in the file, before their fields are read. */
export function rawRows(format: RowFormat, chunks: Chunks): AsyncGenerator<RawRow> {
  // An array of JSON may stand on one line, and is read item by item.
  const lines = readLines(chunks, format === 'json' ? mostHeld : longestLine);
  switch (format) {
    case 'jsonl':
      return jsonLinesRows(lines);
    case 'json':
      return jsonRows(lines);
    case 'csv':
      return csvRows(lines);
    case 'yaml':
      return wholeYaml(chunks);
  }
}

async function* wholeYaml(chunks: Chunks): AsyncGenerator<RawRow> {
  yield* yamlRows(await readDecoded(chunks));
}
