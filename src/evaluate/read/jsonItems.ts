/** The text of an item of an array, unparsed. */
export interface JsonItem {
  /** On which it begins, from 1. */
  readonly line: number;
  /** The white space before it, where it begins its line. */
  readonly indent: string | undefined;
  readonly lines: readonly string[];
}

/** Finds where the items of the first array begin and end, by brackets and strings alone. */
export class JsonItemScanner {
  #depth = 0;
  #arrayDepth: number | undefined;
  #inString = false;
  #escaped = false;
  #done = false;
  #item: { line: number; indent: string | undefined; lines: string[] } | undefined;

  *scan(text: string, line: number): Generator<JsonItem> {
    let from = 0;
    for (let at = 0; at < text.length && !this.#done; at++) {
      const char = text[at]!;
      const inArray = this.#arrayDepth !== undefined && this.#depth === this.#arrayDepth;
      if (!this.#inString && inArray && (char === ',' || char === ']')) {
        yield* this.#close(text.slice(from, at));
        if (char === ']') this.#done = true;
        continue;
      }
      if (inArray && !this.#item && !/\s/.test(char)) {
        const before = text.slice(0, at);
        this.#item = { line, indent: before.trim() === '' ? before : undefined, lines: [] };
        from = at;
      }
      this.#step(char);
    }
    this.#item?.lines.push(text.slice(from));
    // No string goes on in the next line; one that is not closed is a fault of its item alone.
    this.#inString = false;
    this.#escaped = false;
  }

  /** What stands after the last whole item, where the array never ended. */
  rest(): JsonItem | undefined {
    return this.#done ? undefined : this.#item;
  }

  *#close(lastLine: string): Generator<JsonItem> {
    const item = this.#item;
    this.#item = undefined;
    if (item) yield { ...item, lines: [...item.lines, lastLine] };
  }

  #step(char: string): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (char === '\\') this.#escaped = true;
      else if (char === '"') this.#inString = false;
      return;
    }
    if (char === '"') this.#inString = true;
    else if (char === '[' || char === '{') {
      this.#depth += 1;
      if (char === '[') this.#arrayDepth ??= this.#depth;
    } else if (char === ']' || char === '}') this.#depth -= 1;
  }
}
