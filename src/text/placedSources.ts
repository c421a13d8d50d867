import { hashSteps } from '../base/hash.ts';
import type { Steps } from '../base/timeSlices.ts';
import type { Passage, Source } from './passage.ts';

/** A context as plain data: all that another thread needs to search and to judge by it. */
export interface ContextData {
  /** The same for the same sources in the same order, read the same way: names the context in caches. */
  readonly id: string;
  readonly sources: readonly Source[];
  /** All passages of all sources, in order; `passages[i].position === i`. */
  readonly passages: readonly Passage[];
}

/** Whether a context is that of these sources. */
export const isOf = (context: ContextData, sources: readonly Source[]): boolean =>
  sources.length === context.sources.length && sources.every((one, i) => one === context.sources[i]);

type Kinds = readonly Pick<Passage, 'kind'>[];

const statements = new WeakMap<Kinds, number>();

/** Number of passages that say something: all but headings. */
export function statementsIn(passages: Kinds): number {
  const known = statements.get(passages) ?? passages.filter(({ kind }) => kind !== 'heading').length;
  statements.set(passages, known);
  return known;
}

/** What is counted of a source once. */
interface Counted {
  readonly statements: number;
  /** Tells two ways of cutting the same text apart. */
  readonly cut: number;
}

interface PlacedPassages {
  readonly first: number;
  readonly passages: readonly Passage[];
}

/** Passages of a step. */
const stepLength = 2000;

/** Counts the passages of several sources as if they were one; remembers how each was counted last. */
export class PlacedSources {
  readonly #placed = new WeakMap<Source, PlacedPassages>();
  readonly #counted = new WeakMap<Source, Counted>();

  *context(sources: readonly Source[]): Steps<ContextData> {
    const passages: Passage[] = [];
    const cuts: number[] = [];
    let said = 0;
    for (const source of sources) {
      const counted = this.#counted.get(source) ?? countPassages(source);
      this.#counted.set(source, counted);
      cuts.push(counted.cut);
      said += counted.statements;
      for (const passage of yield* this.#passages(source, passages.length)) passages.push(passage);
      yield;
    }
    // By where its passages stand as well: two readers may cut the same text in different ways.
    const id = yield* hashSteps(JSON.stringify(sources.map(({ uri, hash }, i) => [uri, hash, cuts[i]])));
    statements.set(passages, said);
    return { id, sources, passages };
  }

  /** The source's passages, counted from `first`. */
  *#passages(source: Source, first: number): Steps<readonly Passage[]> {
    if (first === (source.passages[0]?.position ?? first)) return source.passages;
    const known = this.#placed.get(source);
    if (known?.first === first) return known.passages;
    const passages: Passage[] = [];
    for (const [i, passage] of source.passages.entries()) {
      passages.push(placedAt(passage, first + i));
      if (i % stepLength === 0) yield;
    }
    this.#placed.set(source, { first, passages });
    return passages;
  }
}

/** Member by member, since a spread takes twice the memory. */
function placedAt(passage: Passage, position: number): Passage {
  const { text, start, end, kind, trail, uri, line, page } = passage;
  const placed: Passage = { text, start, end, kind, trail, position, uri, line };
  return page === undefined ? placed : { ...placed, page };
}

function countPassages({ passages }: Source): Counted {
  let cut = passages.length;
  let said = 0;
  for (const { start, end, kind } of passages) {
    cut = (Math.imul(Math.imul(cut ^ start, 0x01000193) ^ end, 0x01000193) ^ kind.charCodeAt(0)) >>> 0;
    if (kind !== 'heading') said++;
  }
  return { statements: said, cut };
}
