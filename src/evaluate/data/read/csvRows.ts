import { Problem } from '../../../check/problem.ts';
import { type Line, lineFault } from './fileLines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * Records of a CSV file with a header row (RFC 4180; comma, semicolon or tab, whichever the header uses), as
 * objects of strings. Own code, because the parsers at hand read Node streams or whole files, or lose the line.
 */
export async function* csvRows(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
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
  for await (const line of lines) {
    const { number, text } = line;
    if (text === undefined) {
      yield* read(records.end());
      yield { line: number, fault: lineFault(line) };
    } else yield* read(records.add(number, text));
  }
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

/** The text of a record, which may be several lines. */
interface CsvText {
  /** On which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** A quote of it is never closed. */
  readonly open?: true;
}

/** Lines after which a quote counts as forgotten, so that it does not bring a whole file into memory. */
const mostLines = 10_000;

/** Joins the lines of a CSV file to records while a quoted field is open. */
class CsvRecords {
  /** Unknown until the header is read: any that there is. */
  delimiter = ',;\t';
  #first = 0;
  #lines: string[] = [];
  #end: LineEnd = 'whole';

  *add(number: number, line: string): Generator<CsvText> {
    if (this.#lines.length === 0) this.#first = number;
    this.#lines.push(line);
    this.#end = endOf(line, this.delimiter, this.#end === 'quoted');
    const isForgotten = this.#end === 'quoted' && this.#lines.length >= mostLines;
    if (isForgotten || (this.#end === 'broken' && this.#lines.length > 1)) return yield* this.end();
    if (this.#end === 'quoted') return;
    const text = this.#lines.join('\n');
    this.#lines = [];
    yield { line: this.#first, text };
  }

  /** What is left when no line follows. A quote that stays open costs its line alone: the others are read again. */
  *end(): Generator<CsvText> {
    while (this.#lines.length > 0) {
      const [text, ...others] = this.#lines;
      yield { line: this.#first, text: text!, open: true };
      this.#lines = [];
      this.#end = 'whole';
      const first = this.#first + 1;
      for (const [i, line] of others.entries()) yield* this.add(first + i, line);
    }
  }
}

/** "broken": something follows the quote that closes a field, which is then another field's. */
type LineEnd = 'whole' | 'quoted' | 'broken';

/** How a line ends. A quote opens a field at its beginning only: 12" is twelve inches. */
function endOf(line: string, delimiters: string, begunQuoted: boolean): LineEnd {
  let at: 'start' | 'plain' | 'quoted' | 'closed' = begunQuoted ? 'quoted' : 'start';
  let broken = false;
  for (const char of line) {
    if (at === 'quoted') at = char === '"' ? 'closed' : 'quoted';
    else if (char === '"' && at !== 'plain') at = 'quoted';
    else {
      broken ||= at === 'closed' && !delimiters.includes(char);
      at = delimiters.includes(char) ? 'start' : 'plain';
    }
  }
  return at === 'quoted' ? 'quoted' : broken ? 'broken' : 'whole';
}

/** The fields of a record: `(?:"…"|…)` up to the next delimiter outside quotes; a doubled quote is one. */
function csvFields(record: string, delimiter: string): readonly string[] {
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
