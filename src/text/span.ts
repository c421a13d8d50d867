/** A half-open range of UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** Line breaks as VS Code counts them: CRLF, LF and lone CR. */
export class Lines {
  readonly #starts: readonly number[];

  constructor(private readonly text: string) {
    const starts = [0];
    const breaks = /\r\n|\n|\r/g;
    while (breaks.exec(text)) starts.push(breaks.lastIndex);
    this.#starts = starts;
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Number of the line that holds `offset`, counted from 1. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** The line's span without its line break; `index` counts from 0. */
  span(index: number): Span {
    const start = this.#starts[index] ?? this.text.length;
    let end = this.#starts[index + 1] ?? this.text.length;
    if (index + 1 < this.count) {
      end--;
      if (this.text[end] === '\n' && end > start && this.text[end - 1] === '\r') end--;
    }
    return { start, end };
  }
}
