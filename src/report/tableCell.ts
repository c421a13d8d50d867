import { t } from '@vscode/l10n';
import type { Span } from '../text/span.ts';
import { isTableDelimiter } from '../text/tableDelimiter.ts';

/** A cell of a Markdown table, by the words at its row's and its column's head. */
export interface NamedCell extends Span {
  readonly row: string;
  readonly column: string;
}

/** As much of a text as is looked at. */
export interface LinedText {
  lineAt(line: number): { readonly text: string };
  positionAt(offset: number): { readonly line: number; readonly character: number };
}

/** Longer tables are no table that a person reads. */
const maxRows = 1000;

/** The cell that holds a stretch of a text; undefined where that is in no table with a head, or in more than one cell. */
export function cellAt(document: LinedText, { start, end }: Span): NamedCell | undefined {
  const { line, character } = document.positionAt(start);
  const row = document.lineAt(line).text;
  if (!row.includes('|')) return undefined;
  const header = headerAbove(document, line);
  if (header === undefined) return undefined;
  const cells = cellsOf(row);
  const to = character + (end - start);
  const at = cells.findIndex((cell) => cell.start <= character && to <= cell.end);
  const cell = cells[at];
  if (!cell) return undefined;
  const wordsOf = (line: string, one: Span | undefined) => (one ? line.slice(one.start, one.end) : '');
  return {
    start: start - character + cell.start,
    end: start - character + cell.end,
    row: at === 0 ? '' : wordsOf(row, cells[0]),
    column: wordsOf(header, cellsOf(header)[at]),
  };
}

/** The cells of a row, without the space around their words. A bar behind a backslash parts none. */
function cellsOf(row: string): readonly Span[] {
  const cells = [...row.matchAll(/(?:\\.|[^|\\])+|(?<=\|)(?=\|)/g)].map(({ 0: words, index }) => ({
    start: index + (words.length - words.trimStart().length),
    end: index + words.trimEnd().length,
  }));
  // What stands before a first bar, or behind a last one, is no cell.
  return cells.filter(({ start, end }, at) => end > start || (at > 0 && at < cells.length - 1));
}

/** "row “Free”, column “Storage”" */
export function cellName({ row, column }: NamedCell): string {
  if (row === '') return t('column “{0}”', column);
  return column === '' ? t('row “{0}”', row) : t('row “{0}”, column “{1}”', row, column);
}

/** The head of the table that a row belongs to. */
function headerAbove(document: LinedText, row: number): string | undefined {
  for (let line = row - 1; line > Math.max(0, row - maxRows); line--) {
    const { text } = document.lineAt(line);
    if (isTableDelimiter(text.trim())) return document.lineAt(line - 1).text;
    if (!text.includes('|')) return undefined;
  }
  return undefined;
}
