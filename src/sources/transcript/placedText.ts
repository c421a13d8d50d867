import type { Span } from '../../text/span.ts';

interface Part {
  /** Where the part begins in the joined text. */
  readonly at: number;
  /** For each unit of the part, and its end, the offset in the file. */
  readonly places: readonly number[];
}

const gap = '\n\n';

/** Words that stand as string literals in a JSON file, decoded, and where each of them comes from. */
export class PlacedText {
  #text = '';
  readonly #parts: Part[] = [];

  get text(): string {
    return this.#text;
  }

  /** Adds a string literal of `file`, quotes included in `span`; parts are joined by a blank line. */
  add(file: string, span: Span): void {
    const places: number[] = [];
    let decoded = '';
    const unit = /\\(?:u[0-9a-fA-F]{4}|.)|[\s\S]/g;
    const raw = file.slice(span.start + 1, span.end - 1);
    for (const { 0: found, index } of raw.matchAll(unit)) {
      decoded += found.length === 1 ? found : JSON.parse(`"${found}"`);
      places.push(span.start + 1 + index);
    }
    places.push(span.end - 1);
    if (this.#parts.length > 0) this.#text += gap;
    this.#parts.push({ at: this.#text.length, places });
    this.#text += decoded;
  }

  /** Where a stretch of the text stands in the file, escapes included. */
  place({ start, end }: Span): Span {
    return { start: this.#offset(start), end: this.#offset(end) };
  }

  #offset(offset: number): number {
    const part = this.#parts.findLast(({ at }) => at <= offset) ?? this.#parts[0];
    return part ? part.places[Math.min(offset - part.at, part.places.length - 1)]! : 0;
  }
}
