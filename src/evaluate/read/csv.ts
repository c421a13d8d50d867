import { Problem } from '../../check/problem.ts';
import type { Line } from './lines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * Records of a CSV file with a header row (RFC 4180; comma, semicolon or tab, whichever the header uses), as
 * objects of strings. Own code, because the parsers at hand read Node streams or whole files, or lose the line.
 */
export async function* readCsv(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  let header: { readonly names: readonly string[]; readonly delimiter: string } | undefined;
  for await (const record of records(lines)) {
    if ('fault' in record) {
      yield record;
    } else if (!header) {
      const delimiter = delimiterOf(record.text);
      header = { names: fields(record.text, delimiter).map((name) => name.trim()), delimiter };
    } else if (record.text.trim() !== '') {
      yield toRecord(record, header.names, fields(record.text, header.delimiter));
    }
  }
}

type Text = { readonly line: number; readonly text: string };

/** Joins lines while a quoted field is open. */
async function* records(
  lines: AsyncIterable<Line>,
): AsyncGenerator<Text | { readonly line: number; readonly fault: Problem }> {
  let open: { line: number; parts: string[] } | undefined;
  for await (const { number, text } of lines) {
    if (text === undefined) {
      yield { line: open?.line ?? number, fault: new Problem('rowEncoding') };
      open = undefined;
      continue;
    }
    const quotes = text.split('"').length - 1;
    if (open) {
      open.parts.push(text);
      if (quotes % 2 === 0) continue;
      yield { line: open.line, text: open.parts.join('\n') };
      open = undefined;
    } else if (quotes % 2 === 1) open = { line: number, parts: [text] };
    else yield { line: number, text };
  }
  if (open) yield { line: open.line, fault: new Problem('rowSyntax', { cause: 'a quote is never closed' }) };
}

function delimiterOf(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}

/** `(?:"…"|…)` up to the next delimiter outside quotes; a doubled quote is one. */
function fields(record: string, delimiter: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const { value, end } = record[at] === '"' ? quoted(record, at) : { value: '', end: at };
    const next = record.indexOf(delimiter, end);
    const stop = next < 0 ? record.length : next;
    found.push(value + record.slice(end, stop));
    if (next < 0) return found;
    at = next + 1;
  }
}

function quoted(record: string, start: number): { readonly value: string; readonly end: number } {
  let end = start + 1;
  while (end < record.length && !(record[end] === '"' && record[end + 1] !== '"'))
    end += record[end] === '"' ? 2 : 1;
  return { value: record.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function toRecord(record: Text, names: readonly string[], values: readonly string[]): RawRow {
  if (values.length > names.length)
    return {
      line: record.line,
      fault: new Problem('rowSyntax', { cause: `${values.length} fields under ${names.length} columns` }),
    };
  const entries = names.flatMap((name, i) => {
    const value = values[i];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return { line: record.line, value: Object.fromEntries(entries) };
}
