/** Longer cells hold prose: the table is a layout. */
const longestCell = 600;

/** Elements that part no words. */
const inline = new Set('a abbr b code em i mark small span strong sub sup u'.split(' '));

/** Collects the rows of an HTML table. */
export class HtmlTable {
  readonly #rows: string[][] = [];
  #caption = '';
  #inCaption = false;

  open(name: string): void {
    if (name === 'tr') this.#rows.push([]);
    else if (name === 'td' || name === 'th') this.#row().push('');
    else if (name === 'caption') this.#inCaption = true;
    else if (!inline.has(name)) this.text(' ');
  }

  close(name: string): void {
    if (name === 'caption') this.#inCaption = false;
    else if (!inline.has(name)) this.text(' ');
  }

  text(text: string): void {
    if (this.#inCaption) {
      this.#caption += text;
      return;
    }
    const row = this.#row();
    if (row.length > 0) row[row.length - 1] += text;
    else if (text.trim() !== '') row.push(text);
  }

  /** A Markdown table with the first row as its header; a layout or a single column as paragraphs. */
  markdown(): string {
    const rows = this.#rows.map((row) => row.map(collapse)).filter((row) => row.some((cell) => cell !== ''));
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const isTable =
      width > 1 && rows.length > 1 && rows.every((row) => row.every((cell) => cell.length <= longestCell));
    const caption = collapse(this.#caption);
    return [...(caption === '' ? [] : [caption]), ...(isTable ? [pipes(rows, width)] : filled(rows))].join(
      '\n\n',
    );
  }

  words(): string {
    return [this.#caption, ...this.#rows.flat()].map(collapse).join(' ');
  }

  #row(): string[] {
    if (this.#rows.length === 0) this.#rows.push([]);
    return this.#rows.at(-1)!;
  }
}

const collapse = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').trim();

const filled = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.flat().filter((cell) => cell !== '');

function pipes(rows: readonly (readonly string[])[], width: number): string {
  const lines = rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`);
  return [lines[0], `|${'---|'.repeat(width)}`, ...lines.slice(1)].join('\n');
}
