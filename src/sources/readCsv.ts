import type { Source } from '../text/passage.ts';
import type { Sentence } from '../text/sentence.ts';
import { delimitedRows, type Row } from './delimitedRows.ts';
import { toSource } from './toSource.ts';

/** A table as comma-, semicolon- or tab-separated values: a passage for each row, with the header in its trail. */
export function readCsv(uri: string, text: string): Source {
  const rows = delimitedRows(text);
  const [first, ...rest] = rows;
  if (!first) return toSource(uri, text, []);
  if (!isHeader(first, rest[0]))
    return toSource(
      uri,
      text,
      rows.map((row) => sentence(text, row, 'tableRow', [])),
    );
  const trail = [first.cells.join(' | ')];
  return toSource(uri, text, [
    sentence(text, first, 'heading', []),
    ...rest.map((row) => sentence(text, row, 'tableRow', trail)),
  ]);
}

/** Names of columns hold no numbers, and there is something under them. */
const isHeader = (row: Row, next: Row | undefined): boolean =>
  next !== undefined && row.cells.every((cell) => cell !== '' && !/^[-+]?[\d.,]+%?$/.test(cell));

const sentence = (
  text: string,
  { start, end }: Row,
  kind: Sentence['kind'],
  trail: readonly string[],
): Sentence => ({
  start,
  end,
  text: text.slice(start, end),
  kind,
  trail,
});
