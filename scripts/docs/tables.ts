/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');

/** `text` with `content` in place of the table that stands below the comment `<!-- name -->`. */
export const withTable = (text: string, name: string, content: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)\n(?:\\|.*\n)*\n?`),
    (_, mark: string) => `${mark}\n${content}\n\n`,
  );

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
