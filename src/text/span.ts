/** A half-open range of UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** The span from the first to the last of these. */
export const hull = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/** In order of the text; of two that overlap the one that begins first, and of those the one given first. */
export function withoutOverlaps<T extends Span>(spans: readonly T[]): T[] {
  let end = 0;
  return spans
    .toSorted((a, b) => a.start - b.start)
    .filter((span) => {
      const free = span.start >= end;
      if (free) end = span.end;
      return free;
    });
}

/**
 * A text with spaces in the place of these spans.
 * @param offset where `text` begins in the document that the spans are in
 */
export function blanked(text: string, offset: number, spans: readonly Span[]): string {
  let plain = text;
  for (const { start, end } of spans) {
    const [from, to] = [Math.max(0, start - offset), Math.min(text.length, end - offset)];
    if (from < to) plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to);
  }
  return plain;
}

/** Index of the part that holds `offset`, of parts that follow one another and begin at `starts`. */
export function partAt(starts: ArrayLike<number>, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Which characters of a text belong to something already; who comes first wins. */
export class TakenSpans {
  readonly #used: Uint8Array;

  constructor(length: number) {
    this.#used = new Uint8Array(length);
  }

  isFree({ start, end }: Span): boolean {
    for (let at = start; at < end; at++) if (this.#used[at]) return false;
    return true;
  }

  take(span: Span): boolean {
    if (!this.isFree(span)) return false;
    this.#used.fill(1, span.start, span.end);
    return true;
  }
}

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
    return partAt(this.#starts, offset) + 1;
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
