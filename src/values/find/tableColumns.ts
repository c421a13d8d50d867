import type { Span } from '../../text/span.ts';
import { notationWords } from '../notationWords.ts';
import type { Numeral } from '../numerals/numeral.ts';
import type { BareValue } from '../value.ts';
import { readInUnit } from './keys.ts';

/** A table's row and the head of its columns, as "| a | b |". */
interface TableCell extends Span {
  readonly text: string;
}

export interface TableColumn {
  readonly cell: Span;
  /** Words of the column's head. */
  readonly head: string;
}

/**
 * The columns of a row (piped, or separated as in CSV) under its header row; none where the two do not fit. The header
 * may lack the empty cell over the row's own heads.
 */
export function columnsOf(row: string, header: string | undefined): readonly TableColumn[] {
  if (header === undefined) return [];
  const heads = cellsOf(header);
  const readings = row.includes('|') ? [cellsOf(row)] : separators.map((one) => separatedBy(one, row));
  const cells = readings.find(
    ({ length }) => length > 1 && (length === heads.length || length === heads.length + 1),
  );
  if (!cells) return [];
  const corner = cells.length - heads.length;
  return cells.map((cell, at) => ({ cell, head: heads[at - corner]?.text ?? '' }));
}

/** The row with bars between its cells, so that "12,500" in two of them is not read as one number. */
export function withBars(row: string, columns: readonly TableColumn[]): string {
  let piped = '';
  for (const { cell } of columns.slice(0, -1)) piped += `${row.slice(piped.length, cell.end)}|`;
  return piped + row.slice(piped.length);
}

const separators = [',', ';', '\t'];

/** Separators between quotes part no cells. */
function separatedBy(separator: string, line: string): readonly TableCell[] {
  const cells: TableCell[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') quoted = !quoted;
    if (at < line.length && (quoted || line[at] !== separator)) continue;
    cells.push({ start, end: at, text: line.slice(start, at).trim() });
    start = at + 1;
  }
  return cells;
}

function cellsOf(line: string): TableCell[] {
  const cells: TableCell[] = [];
  const outer = /^\s*\|/.test(line);
  let start = outer ? line.indexOf('|') + 1 : 0;
  while (start <= line.length) {
    const bar = line.indexOf('|', start);
    const end = bar < 0 ? line.length : bar;
    if (bar >= 0 || line.slice(start).trim() !== '')
      cells.push({ start, end, text: line.slice(start, end).trim() });
    if (bar < 0) break;
    start = bar + 1;
  }
  return cells;
}

const unitIn =
  /[([](?:in\s)?(?<bracketed>[^()[\]]{1,24})[)\]]|(?:^|,|\s)in\s(?<plain>\S{1,12}(?:\s(?:of\s)?\S{1,12})?)$/u;

/** A currency with its scale, which over the heads of the rows is that of all cells: "EUR million". */
const corner = new RegExp(
  `^(?:[A-Z]{3}|[$€£¥])\\s?(?:${notationWords(({ headScales }) => headScales)})$`,
  'iu',
);
const counts = new RegExp(`[%$€£¥]|#|\\b(?:${notationWords(({ headCounts }) => headCounts)})\\b`, 'iu');

/**
 * The numeral in the unit that its column's head names: 2,260 under "Heat (kWh per home)", 5 under "2026 (€ million)",
 * or the head over the rows' own heads.
 */
export function readInColumn(numeral: Numeral, columns: readonly TableColumn[]): BareValue | undefined {
  const column = columns.find(({ cell }) => cell.start <= numeral.start && numeral.end <= cell.end);
  if (!column) return undefined;
  const named = unitIn.exec(column.head)?.groups;
  const unit = named?.bracketed ?? named?.plain;
  if (unit !== undefined) return readInUnit(unit, numeral) ?? readInUnit(unit.split(/\s|\//)[0]!, numeral);
  const over = columns[0]!.head;
  const isOwn = column !== columns[0] && !counts.test(column.head);
  return isOwn && corner.test(over) ? readInUnit(over, numeral) : undefined;
}
