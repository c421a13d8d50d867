import { Problem } from '../../check/problem.ts';
import { csvFields } from './csvFields.ts';
import { CsvRecords, type CsvText } from './csvRecords.ts';
import type { Line } from './lines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * Records of a CSV file with a header row (RFC 4180; comma, semicolon or tab, whichever the header uses), as
 * objects of strings. Own code, because the parsers at hand read Node streams or whole files, or lose the line.
 */
export async function* readCsv(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  let header: { readonly names: readonly string[]; readonly delimiter: string } | undefined;
  const records = new CsvRecords();
  const read = function* (texts: Iterable<CsvText>): Generator<RawRow> {
    for (const record of texts) {
      if (!header && record.text.trim() === '') continue;
      if (!header) {
        const delimiter = delimiterOf(record.text);
        header = { names: csvFields(record.text, delimiter).map((name) => name.trim()), delimiter };
        records.delimiter = delimiter;
      } else if (record.text.trim() !== '') {
        yield toRecord(record, header.names, csvFields(record.text, header.delimiter));
      }
    }
  };
  for await (const { number, text } of lines)
    if (text === undefined) {
      yield* read(records.end());
      yield { line: number, fault: new Problem('rowEncoding') };
    } else yield* read(records.add(number, text));
  yield* read(records.end());
}

function delimiterOf(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}

function toRecord({ line, open }: CsvText, names: readonly string[], values: readonly string[]): RawRow {
  if (open) return { line, fault: new Problem('rowSyntax', { cause: 'a quote is never closed' }) };
  if (values.length > names.length)
    return {
      line,
      fault: new Problem('rowSyntax', { cause: `${values.length} fields under ${names.length} columns` }),
    };
  const entries = names.flatMap((name, i) => {
    const value = values[i];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return { line, value: Object.fromEntries(entries) };
}
