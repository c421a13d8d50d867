import type { Sentence } from '../text/sentence.ts';
import { longest } from '../text/sentenceEnds.ts';
import type { Span } from '../text/span.ts';
import { delimitedRows, type Row } from './delimitedRows.ts';
import type { Reading } from './reading.ts';

/** A table as comma-, semicolon- or tab-separated values: a passage for each row, with the header in its trail. */
export const readCsv = (text: string): Reading => ({
  text,
  sentences: rowSentences(text, delimitedRows(text)),
});

function* rowSentences(text: string, rows: readonly Row[]): Generator<Sentence> {
  const header = isHeader(rows[0], rows[1]) ? rows[0] : undefined;
  const trail = header ? [header.cells.join(' | ')] : [];
  for (const row of rows)
    if (row === header) yield sentence(text, row, 'heading', []);
    else yield* parts(row).map((part) => sentence(text, part, 'tableRow', trail));
}

/** A row, or pieces of one that is longer than a sentence may be. */
function parts({ start, end }: Span): readonly Span[] {
  const count = Math.ceil((end - start) / longest);
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * longest,
    end: Math.min(end, start + (i + 1) * longest),
  }));
}

/** Names of columns hold no numbers, and there is something under them. */
const isHeader = (row: Row | undefined, next: Row | undefined): boolean =>
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
