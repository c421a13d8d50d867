import { type CellSpan, TableWriter } from '../tableWriter.ts';
import { TextWriter } from '../textWriter.ts';

/** Writes paragraphs, list items and tables of an office document as Markdown. */
export class FlowWriter {
  readonly #out = new TextWriter();
  readonly #tables: TableWriter[] = [];
  /** What stands before the paragraph's first words, until these come. */
  #start: (() => void) | undefined;
  #inList = false;

  /** @param heading its level, from 1; 0 for a paragraph */
  paragraph(heading = 0): void {
    this.#begin(() => {
      this.#inList = false;
      this.#out.block(heading > 0 ? `${'#'.repeat(Math.min(heading, 6))} ` : '');
    });
  }

  /** @param depth of its list, from 0 */
  item(depth: number): void {
    this.#begin(() => {
      if (!this.#inList) this.#out.block();
      this.#inList = true;
      this.#out.line(`${'   '.repeat(Math.min(depth, 10))}- `);
    });
  }

  line(): void {
    const table = this.#tables.at(-1);
    if (table) table.text(' ');
    else this.#out.line();
  }

  text(text: string): void {
    const table = this.#tables.at(-1);
    if (table) {
      table.text(text);
      return;
    }
    if (text.trim() !== '') {
      this.#start?.();
      this.#start = undefined;
    }
    this.#out.text(text);
  }

  /** An exponent, or the mark of a note: never the last digits of the number before it. */
  raised(text: string): void {
    this.text(/^\s*[-+]?\d/.test(text) ? `^${text.trim()}` : text);
  }

  startTable(): void {
    this.#tables.push(new TableWriter());
  }

  startRow(): void {
    this.#tables.at(-1)?.startRow();
  }

  startCell(span?: CellSpan): void {
    this.#tables.at(-1)?.startCell(span);
  }

  /** A table inside of a table is a layout: its text joins the outer cell. */
  endTable(): void {
    const table = this.#tables.pop();
    const outer = this.#tables.at(-1);
    if (!table) return;
    if (outer) outer.text(` ${table.words()} `);
    else this.#out.paragraphs(table.markdown());
    this.paragraph();
  }

  /** Text that is Markdown already, as a block of its own. */
  block(markdown: string): void {
    const table = this.#tables.at(-1);
    if (table) table.text(` ${markdown} `);
    else this.#out.paragraphs(markdown);
  }

  finish(): string {
    while (this.#tables.length > 0) this.endTable();
    return this.#out.finish();
  }

  #begin(start: () => void): void {
    this.#start = start;
    this.#tables.at(-1)?.text(' ');
  }
}
