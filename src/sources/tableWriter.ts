import { limitUnpacked } from './limits.ts';

interface Cell {
  text: string;
  /** Columns and rows that it takes. */
  readonly across: number;
  readonly down: number;
  /** It shows what stands above it. */
  readonly asAbove: boolean;
}

export interface CellSpan {
  readonly across?: number;
  readonly down?: number;
  readonly asAbove?: boolean;
}

/** Longer cells hold prose: the table is a layout. */
const longestCell = 600;
/** A cell may say that it takes any number of columns. */
const mostAcross = 200;

/** Collects a table and writes it as Markdown; merged cells stand in each column and row that they take. */
export class TableWriter {
  readonly #rows: Cell[][] = [];
  caption = '';

  startRow(): void {
    this.#rows.push([]);
  }

  startCell({ across = 1, down = 1, asAbove = false }: CellSpan = {}): void {
    const within = (count: number): number => Math.min(Math.max(1, Math.floor(count) || 1), mostAcross);
    this.#row().push({ text: '', across: within(across), down: within(down), asAbove });
  }

  text(text: string): void {
    const row = this.#row();
    if (row.length === 0 && text.trim() !== '') this.startCell();
    const cell = row.at(-1);
    if (cell) cell.text += text;
  }

  /** A Markdown table with the first row as its header; a layout or a single column as paragraphs. */
  markdown(): string {
    const caption = collapse(this.caption);
    return [...(caption === '' ? [] : [caption]), ...this.#body()].join('\n\n');
  }

  words(): string {
    return [this.caption, ...this.#cells()].map(collapse).join(' ');
  }

  #body(): readonly string[] {
    const rows = this.#expanded().filter((row) => row.some((cell) => cell !== ''));
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const isTable =
      width > 1 && rows.length > 1 && rows.every((row) => row.every((cell) => cell.length <= longestCell));
    return isTable
      ? [pipes(rows, width)]
      : this.#cells()
          .map(collapse)
          .filter((cell) => cell !== '');
  }

  #cells(): readonly string[] {
    return this.#rows.flat().map(({ text }) => text);
  }

  #expanded(): readonly (readonly string[])[] {
    const rows: string[][] = [];
    let characters = 0;
    /** What hangs down into the rows to come, by column. */
    const hanging = new Map<number, { readonly text: string; left: number }>();
    for (const cells of this.#rows) {
      const row: string[] = [];
      const hang = (): void => {
        for (let from = hanging.get(row.length); from && from.left > 0; from = hanging.get(row.length)) {
          from.left--;
          row.push(from.text);
        }
      };
      for (const { text, across, down, asAbove } of cells) {
        hang();
        const own = asAbove ? (rows.at(-1)?.[row.length] ?? '') : collapse(text);
        for (let i = 0; i < across && row.length < mostAcross * 5; i++) {
          if (down > 1) hanging.set(row.length, { text: own, left: down - 1 });
          row.push(own);
        }
      }
      hang();
      characters += row.reduce((sum, { length }) => sum + (length > longestCell ? 0 : length), 0);
      limitUnpacked(characters);
      rows.push(row);
    }
    return rows;
  }

  #row(): Cell[] {
    if (this.#rows.length === 0) this.startRow();
    return this.#rows.at(-1)!;
  }
}

const collapse = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').trim();

function pipes(rows: readonly (readonly string[])[], width: number): string {
  const lines = rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`);
  return [lines[0], `|${'---|'.repeat(width)}`, ...lines.slice(1)].join('\n');
}
