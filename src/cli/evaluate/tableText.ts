import type { Table } from '../../evaluate/export/tables.ts';

/** A table for the terminal: columns aligned, numbers to the right. */
export function tableText({ title, header, rows }: Table): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [title, ...all.map((row) => `  ${line(row)}`), ''].join('\n');
}
