import type { Sentence } from '../text/passage.ts';
import { longestSentence } from '../text/sentenceEnds.ts';
import type { Span } from '../text/span.ts';
import type { Reading } from './reading.ts';

/** A table as comma-, semicolon- or tab-separated values: a passage for each row, with the header in its trail. */
export const readCsv = (text: string): Reading => ({
  text,
  sentences: rowSentences(text, delimitedRows(text)),
});

function* rowSentences(text: string, rows: Generator<DelimitedRow>): Generator<Sentence> {
  const [first, second]: readonly (DelimitedRow | undefined)[] = [rows.next().value, rows.next().value];
  const header = isHeader(first, second) ? first : undefined;
  const trail = header ? [header.cells.join(' | ')] : [];
  const pieces = (row: DelimitedRow) => parts(row).map((part) => sentence(text, part, 'tableRow', trail));
  if (header) yield sentence(text, header, 'heading', []);
  else if (first) yield* pieces(first);
  if (second) yield* pieces(second);
  for (const row of rows) yield* pieces(row);
}

/** A row, or pieces of one that is longer than a sentence may be. */
function parts({ start, end }: Span): readonly Span[] {
  const count = Math.ceil((end - start) / longestSentence);
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * longestSentence,
    end: Math.min(end, start + (i + 1) * longestSentence),
  }));
}

/** Names of columns hold no numbers, and there is something under them. */
const isHeader = (row: DelimitedRow | undefined, next: DelimitedRow | undefined): boolean =>
  row !== undefined &&
  next !== undefined &&
  row.cells.every((cell) => cell !== '' && !/^[-+]?[\d.,]+%?$/.test(cell));

const sentence = (
  text: string,
  { start, end }: Span,
  kind: Sentence['kind'],
  trail: readonly string[],
): Sentence => ({
  start,
  end,
  text: text.slice(start, end),
  kind,
  trail,
});

interface DelimitedRow extends Span {
  /** Unquoted and trimmed. */
  readonly cells: readonly string[];
}

/** The rows of a table of separated values (RFC 4180, quotes may span lines), as they are asked for; no blank ones. */
export function* delimitedRows(text: string, delimiter = delimiterOf(text)): Generator<DelimitedRow> {
  const cell = cellPattern(delimiter);
  let cells: string[] = [];
  let start = 0;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', after] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (after !== '\n' && after !== '\r\n' && after !== '\r' && after !== '') continue;
    const end = match.index + match[0].length - after.length;
    const words = text.slice(start, end).trim();
    const from = start + text.slice(start, end).indexOf(words);
    if (cells.some((one) => one !== '')) yield { start: from, end: from + words.length, cells };
    cells = [];
    start = cell.lastIndex;
    if (start >= text.length) break;
  }
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
