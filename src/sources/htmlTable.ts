/** Longer cells hold prose: the table is a layout. */
const longestCell = 600;

/** Collects the rows of an HTML table. */
export class HtmlTable {
  readonly #rows: string[][] = [];

  open(name: string): void {
    if (name === 'tr') this.#rows.push([]);
    else if (name === 'td' || name === 'th') this.#row().push('');
    else if (
      name !== 'span' &&
      name !== 'b' &&
      name !== 'i' &&
      name !== 'a' &&
      name !== 'em' &&
      name !== 'strong'
    )
      this.text(' ');
  }

  close(name: string): void {
    if (name === 'p' || name === 'div' || name === 'li') this.text(' ');
  }

  text(text: string): void {
    const row = this.#row();
    if (row.length > 0) row[row.length - 1] += text;
    else if (text.trim() !== '') row.push(text);
  }

  /** A Markdown table with the first row as its header; a layout or a single column as paragraphs. */
  markdown(): string {
    const rows = this.#clean();
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width < 2 || rows.length < 2 || rows.flat().some((cell) => cell.length > longestCell))
      return rows
        .flat()
        .filter((cell) => cell !== '')
        .join('\n\n');
    const [header, ...body] = rows.map(
      (row) => `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`,
    );
    return [header, `|${'---|'.repeat(width)}`, ...body].join('\n');
  }

  words(): string {
    return this.#clean().flat().join(' ');
  }

  #row(): string[] {
    if (this.#rows.length === 0) this.#rows.push([]);
    return this.#rows.at(-1)!;
  }

  #clean(): readonly (readonly string[])[] {
    return this.#rows
      .map((row) => row.map((cell) => cell.replace(/[\s\u00A0]+/g, ' ').trim()))
      .filter((row) => row.some((cell) => cell !== ''));
  }
}
