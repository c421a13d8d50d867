import type { Span } from '../text/span.ts';

export interface Row extends Span {
  /** Unquoted and trimmed. */
  readonly cells: readonly string[];
}

/** The rows of a table of separated values (RFC 4180, quotes may span lines); blank rows are left out. */
export function delimitedRows(text: string): readonly Row[] {
  const cell = cellPattern(delimiterOf(text));
  const rows: Row[] = [];
  let cells: string[] = [];
  let start = 0;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', after] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (after !== '\n' && after !== '\r\n' && after !== '\r' && after !== '') continue;
    const end = match.index + match[0].length - after.length;
    const words = text.slice(start, end).trim();
    const from = start + text.slice(start, end).indexOf(words);
    if (cells.some((one) => one !== '')) rows.push({ start: from, end: from + words.length, cells });
    cells = [];
    start = cell.lastIndex;
    if (start >= text.length) break;
  }
  return rows;
}

const cellPattern = (delimiter: string): RegExp =>
  new RegExp(
    `[ ]*(?:"([^"]*(?:""[^"]*)*)"[ ]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  );

/** The separator that the first line holds most of. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0];
  const count = (one: string): number => line.split(one).length;
  return ['\t', ';', '|']
    .reduce((best, one) => (count(one) > count(best) ? one : best), ',')
    .replace('|', '\\|');
}
