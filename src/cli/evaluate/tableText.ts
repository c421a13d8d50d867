import type { Table } from '../../evaluate/export/tables.ts';

/** Where the width is not known, as in a pipe. */
const usualWidth = 120;

/** Columns that the first one keeps at least, so that its names can be told apart. */
const leastFirst = 16;

const indent = '  ';
const gap = '  ';

/**
 * A table for the terminal: columns aligned, numbers to the right. One that is too wide names its columns by numbers,
 * told below its title; then its first column is clipped; what still does not fit follows below, row by row again.
 */
export function tableText(table: Table, width = usualWidth): string {
  const { title, header, rows } = table;
  if (lineWidth(widthsOf([header, ...rows])) <= width) return [title, ...body(header, rows), ''].join('\n');
  const numbered = widest(header.slice(1)) > widest(rows.flatMap((row) => row.slice(1)));
  const names = numbered ? header.map((name, i) => (i === 0 ? name : `[${i}]`)) : header;
  const legend = numbered
    ? header.slice(1).map((name, i) => clipped(`${indent}[${i + 1}] ${name}`, width))
    : [];
  const widths = widthsOf([names, ...rows]);
  const room = width - lineWidth([0, ...widths.slice(1)]);
  const first = Math.min(widths[0]!, Math.max(room, leastFirst));
  const blocks = blocksOf([first, ...widths.slice(1)], width).map((columns) =>
    body(
      pick(names, columns, first),
      rows.map((row) => pick(row, columns, first)),
    ).join('\n'),
  );
  return [title, ...legend, blocks.join('\n\n'), ''].join('\n');
}

function body(header: readonly string[], rows: Table['rows']): readonly string[] {
  const widths = widthsOf([header, ...rows]);
  return [header, ...rows].map((row) =>
    (indent + row.map((cell, column) => padded(cell, widths[column]!, column === 0)).join(gap)).trimEnd(),
  );
}

const pick = (row: readonly string[], columns: readonly number[], first: number): readonly string[] => [
  clipped(row[0] ?? '', first),
  ...columns.map((column) => row[column] ?? ''),
];

/** The columns after the first, in as many parts as it takes for each to fit beside it. */
function blocksOf([first, ...others]: readonly number[], width: number): readonly (readonly number[])[] {
  const blocks: number[][] = [];
  let used = Infinity;
  for (const [i, one] of others.entries()) {
    if (used + gap.length + one > width) {
      blocks.push([]);
      used = indent.length + first!;
    }
    blocks.at(-1)!.push(i + 1);
    used += gap.length + one;
  }
  return blocks;
}

const widthsOf = (rows: Table['rows']): readonly number[] =>
  rows[0]!.map((_, column) => widest(rows.map((row) => row[column] ?? '')));

const widest = (cells: readonly string[]): number => Math.max(0, ...cells.map(widthOf));

const lineWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, one) => sum + gap.length + one, indent.length - gap.length);

function padded(cell: string, width: number, left: boolean): string {
  const space = ' '.repeat(width - widthOf(cell));
  return left ? cell + space : space + cell;
}

/** Without its middle, since names often differ at their ends. */
function clipped(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const chars = [...text];
  let [head, tail] = [Math.ceil((width - 1) / 2), Math.floor((width - 1) / 2)];
  const joined = () => `${chars.slice(0, head).join('')}…${tail > 0 ? chars.slice(-tail).join('') : ''}`;
  while (widthOf(joined()) > width && head > 0) {
    head -= 1;
    tail = Math.max(0, tail - 1);
  }
  return joined();
}

/** Columns of a terminal: characters of East Asia take two. */
const widthOf = (text: string): number =>
  text.length +
  (text.match(
    /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g,
  )?.length ?? 0);
