import type { Table } from '../../evaluate/export/tables.ts';

/** A table for the terminal: columns aligned, numbers to the right. */
export function tableText({ title, header, rows }: Table): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => padded(cell, widths[column]!, column === 0))
      .join('  ')
      .trimEnd();
  return [title, ...all.map((row) => `  ${line(row)}`), ''].join('\n');
}

function padded(cell: string, width: number, left: boolean): string {
  const space = ' '.repeat(width - widthOf(cell));
  return left ? cell + space : space + cell;
}

/** Columns of a terminal: characters of East Asia take two. */
const widthOf = (text: string): number =>
  text.length +
  (text.match(
    /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g,
  )?.length ?? 0);
