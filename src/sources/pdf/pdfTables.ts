import type { PdfCell, PdfLine } from './pdfLines.ts';

/** A stretch of a PDF: lines of running text, or a table as Markdown. */
type PdfPart =
  | { readonly table?: undefined; readonly lines: readonly PdfLine[] }
  | { readonly table: string; readonly page: number };

/** Longer words stand side by side in columns of prose. */
const longestCell = 120;

/**
 * Finds tables: lines one under the other whose words stand in the same columns. Rows stay rows, since a number beside
 * the name of another row would say something else. A line that stands under a later column alone goes on with the row above.
 */
export function* pdfTables(lines: readonly PdfLine[]): Generator<PdfPart> {
  let text: PdfLine[] = [];
  for (let i = 0; i < lines.length; ) {
    const rows = tableAt(lines, i);
    if (rows < 2) {
      text.push(lines[i]!);
      i++;
      continue;
    }
    if (text.length > 0) yield { lines: text };
    text = [];
    yield { table: markdown(lines.slice(i, i + rows)), page: lines[i]!.page };
    i += rows;
  }
  if (text.length > 0) yield { lines: text };
}

/** How many lines from here on are one table; 0 where there is none. */
function tableAt(lines: readonly PdfLine[], from: number): number {
  const first = lines[from]!;
  if (!isRow(first)) return 0;
  let columns = first.cells;
  let rows = 1;
  let count = 1;
  for (; from + count < lines.length; count++) {
    const line = lines[from + count]!;
    const above = lines[from + count - 1]!;
    const gap = above.y - line.y;
    if (line.page !== first.page || gap <= 0 || gap > Math.max(above.height, line.height) * 4) break;
    if (isRow(line)) {
      const grown = merged(columns, line.cells);
      if (!grown) break;
      columns = grown;
      rows++;
    } else if (!goesOn(line, columns, gap)) break;
  }
  return rows < 2 ? 0 : count;
}

/** A list is no table of marks and items. */
const listMark = /^(?:[•◦▪‣·●○■–—*-]|[([]?(?:\d{1,3}|[a-z])[\].)])$/i;

const isRow = ({ cells }: PdfLine): boolean =>
  cells.length > 1 && !listMark.test(cells[0]!.text) && cells.every(({ text }) => text.length <= longestCell);

/** The rest of a cell of a later column; what stands under the first one is a line of its own. */
const goesOn = ({ cells, height }: PdfLine, columns: readonly PdfCell[], gap: number): boolean =>
  cells.length === 1 &&
  gap < height * 1.6 &&
  cells[0]!.text.length <= longestCell &&
  columns.slice(1).some((column) => overlap(column, cells[0]!)) &&
  !overlap(columns[0]!, cells[0]!);

const overlap = (a: PdfCell, b: PdfCell): boolean => a.left < b.right && b.left < a.right;

/** The columns widened by a row; undefined where the row does not keep to them. */
function merged(columns: readonly PdfCell[], cells: readonly PdfCell[]): readonly PdfCell[] | undefined {
  const [wide, narrow] = columns.length >= cells.length ? [columns, cells] : [cells, columns];
  const place = (cell: PdfCell): number => wide.findIndex((column) => overlap(column, cell));
  const places = narrow.map(place);
  const own = narrow.every((cell) => wide.filter((column) => overlap(column, cell)).length === 1);
  if (!own || new Set(places).size < places.length) return undefined;
  return wide.map((column, i) => {
    const other = narrow[places.indexOf(i)];
    return other
      ? { ...column, left: Math.min(column.left, other.left), right: Math.max(column.right, other.right) }
      : column;
  });
}

function markdown(lines: readonly PdfLine[]): string {
  const columns = lines
    .filter(isRow)
    .reduce<readonly PdfCell[]>((all, { cells }) => merged(all, cells) ?? all, lines[0]!.cells);
  const rows: string[][] = [];
  for (const line of lines) {
    const row = isRow(line) ? columns.map(() => '') : rows.at(-1)!;
    if (isRow(line)) rows.push(row);
    for (const cell of line.cells) {
      const at = columns.findIndex((column) => overlap(column, cell));
      row[at] = [row[at], cell.text.replaceAll('|', '/')].filter(Boolean).join(' ');
    }
  }
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `|${'---|'.repeat(columns.length)}`, ...body].join('\n');
}
