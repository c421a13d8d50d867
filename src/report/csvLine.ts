export type Cell = string | number | boolean | null | undefined;

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (cell === null || cell === undefined ? '' : quoted(String(cell)))).join(',')}\r\n`;

/** A spreadsheet would run a text that begins like a formula; an apostrophe keeps it a text. */
export const textCell = (value: string | undefined): string | undefined =>
  value !== undefined && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
