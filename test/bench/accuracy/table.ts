/** A Markdown table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((c, i) => c.padEnd(widths[i]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const percent = (share: number): string => (Number.isFinite(share) ? (100 * share).toFixed(1) : '–');

/** The same figure of open and of closed documents. */
export const sideBySide = (open: number, closed: number): string => `${percent(open)} · ${percent(closed)}`;
