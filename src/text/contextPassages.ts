import { Memo } from '../base/memo.ts';
import type { Passage, Source } from './passage.ts';
import { partAt } from './span.ts';

/** Passages that are kept as they were made. */
const mostKept = 20_000;

/**
 * All passages of all sources of a context, counted as if they were one; `get(i).position === i`. A large context has
 * a million of them, so that all are never held together.
 */
export class ContextPassages implements Iterable<Passage> {
  readonly length: number;
  /** Position of the first passage of each source. */
  readonly #firsts: Uint32Array;
  readonly #kept = new Memo<number, Passage>(mostKept, () => 1);

  /** @param statements number of passages that say something: all but headings */
  constructor(
    private readonly sources: readonly Source[],
    readonly statements: number,
  ) {
    this.#firsts = new Uint32Array(sources.length);
    let length = 0;
    for (const [i, { passages }] of sources.entries()) {
      this.#firsts[i] = length;
      length += passages.length;
    }
    this.length = length;
  }

  /** Undefined before the first and behind the last. */
  get(position: number): Passage | undefined {
    if (position < 0 || position >= this.length) return undefined;
    return this.#kept.of(position, () => {
      const at = partAt(this.#firsts, position);
      return placedAt(this.sources[at]!.passages.at(position - this.#firsts[at]!)!, position);
    });
  }

  *[Symbol.iterator](): Generator<Passage> {
    let position = 0;
    for (const { passages } of this.sources)
      for (const passage of passages) yield placedAt(passage, position++);
  }

  *entries(): Generator<readonly [number, Passage]> {
    let position = 0;
    for (const passage of this) yield [position++, passage];
  }

  /** The one of a source that an offset lies in; no other source is looked through. */
  holding(uri: string, offset: number): Passage | undefined {
    for (const [i, source] of this.sources.entries()) {
      if (source.uri !== uri) continue;
      for (const [at, { start, end }] of source.passages.entries())
        if (start <= offset && offset < end) return this.get(this.#firsts[i]! + at);
    }
    return undefined;
  }

  /** The first ones. */
  first(count: number): readonly Passage[] {
    return Array.from({ length: Math.min(count, this.length) }, (_, position) => this.get(position)!);
  }
}

/** Member by member, since a spread takes twice the memory. */
function placedAt(passage: Passage, position: number): Passage {
  if (passage.position === position) return passage;
  const { text, start, end, kind, trail, uri, line, page } = passage;
  const placed: Passage = { text, start, end, kind, trail, position, uri, line };
  return page === undefined ? placed : { ...placed, page };
}
