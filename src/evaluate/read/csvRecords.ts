/** The text of a record, which may be several lines. */
export interface CsvText {
  /** On which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** A quote of it is never closed. */
  readonly open?: true;
}

/** Lines after which a quote counts as forgotten, so that it does not bring a whole file into memory. */
const mostLines = 10_000;

/** Joins the lines of a CSV file to records while a quoted field is open. */
export class CsvRecords {
  /** Unknown until the header is read: any that there is. */
  delimiter = ',;\t';
  #first = 0;
  #lines: string[] = [];
  #end: LineEnd = 'whole';

  *add(number: number, line: string): Generator<CsvText> {
    if (this.#lines.length === 0) this.#first = number;
    this.#lines.push(line);
    this.#end = endOf(line, this.delimiter, this.#end === 'quoted');
    const isForgotten = this.#end === 'quoted' && this.#lines.length >= mostLines;
    if (isForgotten || (this.#end === 'broken' && this.#lines.length > 1)) return yield* this.end();
    if (this.#end === 'quoted') return;
    const text = this.#lines.join('\n');
    this.#lines = [];
    yield { line: this.#first, text };
  }

  /** What is left when no line follows. A quote that stays open costs its line alone: the others are read again. */
  *end(): Generator<CsvText> {
    while (this.#lines.length > 0) {
      const [text, ...others] = this.#lines;
      yield { line: this.#first, text: text!, open: true };
      this.#lines = [];
      this.#end = 'whole';
      const first = this.#first + 1;
      for (const [i, line] of others.entries()) yield* this.add(first + i, line);
    }
  }
}

/** "broken": something follows the quote that closes a field, which is then another field's. */
type LineEnd = 'whole' | 'quoted' | 'broken';

/** How a line ends. A quote opens a field at its beginning only: 12" is twelve inches. */
function endOf(line: string, delimiters: string, begunQuoted: boolean): LineEnd {
  let at: 'start' | 'plain' | 'quoted' | 'closed' = begunQuoted ? 'quoted' : 'start';
  let broken = false;
  for (const char of line) {
    if (at === 'quoted') at = char === '"' ? 'closed' : 'quoted';
    else if (char === '"' && at !== 'plain') at = 'quoted';
    else {
      broken ||= at === 'closed' && !delimiters.includes(char);
      at = delimiters.includes(char) ? 'start' : 'plain';
    }
  }
  return at === 'quoted' ? 'quoted' : broken ? 'broken' : 'whole';
}
