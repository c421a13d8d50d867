interface WriterMark {
  readonly parts: number;
  readonly gap: '' | ' ' | '\n' | '\n\n';
  readonly mark: string;
}

/** Writes Markdown from running text: collapses white space, except in code, and never leaves two blank lines. */
export class TextWriter {
  readonly #parts: string[] = [];
  /** What must stand before the next words: a space, a line break, or a blank line, and the mark of a block. */
  #gap: '' | ' ' | '\n' | '\n\n' = '';
  #mark = '';
  #inCode = false;

  text(text: string): void {
    if (this.#inCode) {
      this.#parts.push(text);
      return;
    }
    const words = text.replace(/[\s\u00A0]+/g, ' ');
    if (words.startsWith(' ')) this.#widen(' ');
    const trimmed = words.trim();
    if (trimmed === '') return;
    this.#begin();
    this.#parts.push(trimmed);
    if (words.endsWith(' ')) this.#gap = ' ';
  }

  line(mark = ''): void {
    this.#widen('\n');
    this.#mark = mark;
  }

  /** A new paragraph, unless the mark of a list item waits for its words. */
  block(mark = ''): void {
    if (mark.trim() === '' && /^\s*(?:-|\d+\.)/.test(this.#mark)) return;
    this.#widen('\n\n');
    this.#mark = mark;
  }

  /** The words that follow belong to those before: "Price: 5 euros". */
  joinWith(mark: string): void {
    if (this.#parts.length === 0) return;
    this.#gap = '';
    this.#mark = this.#parts.at(-1)!.endsWith(':') ? ' ' : mark;
  }

  paragraphs(text: string): void {
    if (text === '') return;
    this.block();
    this.#begin();
    this.#parts.push(text);
    this.block();
  }

  openCode(): void {
    this.block();
    this.#begin();
    this.#parts.push('````\n');
    this.#inCode = true;
  }

  closeCode(): void {
    if (!this.#inCode) return;
    this.#inCode = false;
    this.#parts.push('\n````');
    this.block();
  }

  /** Where it stands now, to come back to. */
  get mark(): WriterMark {
    return { parts: this.#parts.length, gap: this.#gap, mark: this.#mark };
  }

  /** Takes back all that was written since. */
  returnTo({ parts, gap, mark }: WriterMark): void {
    this.#parts.length = parts;
    this.#gap = gap;
    this.#mark = mark;
  }

  finish(): string {
    this.closeCode();
    return this.#parts.join('');
  }

  #begin(): void {
    if (this.#parts.length > 0) this.#parts.push(this.#gap);
    this.#parts.push(this.#mark);
    this.#gap = '';
    this.#mark = '';
  }

  #widen(gap: ' ' | '\n' | '\n\n'): void {
    if (gap.length > this.#gap.length || (gap === '\n' && this.#gap === ' ')) this.#gap = gap;
  }
}
