import { hashSteps } from '../base/hash.ts';
import { runAtOnce, runInTurns, type Steps, timeSlicer } from '../base/timeSlices.ts';
import type { Passage, Source } from './passage.ts';
import { type Hit, type PlacedIndex, Ranking } from './ranking.ts';
import { orAll, type SourceIndex, sourceIndexSteps, telling } from './sourceIndex.ts';
import { Vocabulary } from './vocabulary.ts';
import { type Word, words } from './words.ts';

/** A context as plain data: all that another thread needs to search and to judge by it. */
export interface ContextData {
  /** The same for the same sources in the same order, read the same way: names the context in caches. */
  readonly id: string;
  readonly sources: readonly Source[];
  /** All passages of all sources, in order; `passages[i].position === i`. */
  readonly passages: readonly Passage[];
}

/** The context, searchable, wherever the search runs. Built once a check and shared by every judge. */
export interface SearchIndex extends ContextData {
  /** For each query its best passages first, never more than `limit`; headings are not returned. */
  search(queries: readonly string[], limit: number): Promise<readonly (readonly Hit[])[]>;
}

/** An index of this thread, which answers at once. */
export interface LocalIndex extends SearchIndex {
  /** As `search`, for one query. */
  searchNow(query: string, limit: number): readonly Hit[];
  /** Number of passages (without headings) that hold a word with this stem (`Word.stem`); 0 where none does. */
  frequency(stem: string): number;
}

/** From this many passages on, a stem that stands in more than `usualShare` of them is not searched for. */
const manyPassages = 1000;
/** Such a stem hardly ranks anything, and costs the most to score. */
const usualShare = 0.2;

/** Builds the search over all passages of the context: BM25 over word stems; headings count in trails only. */
export const buildIndex = (sources: readonly Source[]): LocalIndex =>
  runAtOnce(indexSteps(sources, new IndexedSources()));

/** The same in steps, a passage each, for `runInTurns`; what is known of a source is taken over. */
function* indexSteps(sources: readonly Source[], known: IndexedSources): Steps<LocalIndex> {
  const { vocabulary } = known;
  const placed: PlacedIndex[] = [];
  const passages: Passage[] = [];
  for (const source of sources) {
    const first = passages.length;
    placed.push({ first, index: yield* known.index(source) });
    for (const passage of yield* known.passages(source, first)) passages.push(passage);
    yield;
  }
  const ranking = new Ranking(placed, passages.length);
  const numbers = (all: readonly Word[]): readonly number[] =>
    all.flatMap(({ stem }) => vocabulary.numberOf(stem) ?? []);
  const frequency = (stem: string): number => {
    const number = vocabulary.numberOf(stem);
    return number === undefined ? 0 : ranking.frequency(number);
  };
  const isUnusual = ({ stem }: Word): boolean => frequency(stem) <= passages.length * usualShare;
  const searchNow = (query: string, limit: number): readonly Hit[] => {
    const told = telling(words(query));
    return ranking.search(numbers(passages.length < manyPassages ? told : orAll(told, isUnusual)), limit);
  };
  return {
    id: yield* idSteps(sources, placed),
    sources,
    passages,
    frequency,
    searchNow,
    async search(queries, limit) {
      const turn = timeSlicer();
      const found: (readonly Hit[])[] = [];
      for (const query of queries) {
        await turn();
        found.push(searchNow(query, limit));
      }
      return found;
    },
  };
}

/** By where its passages stand as well: two readers may cut the same text in different ways. */
const idSteps = (sources: readonly Source[], placed: readonly PlacedIndex[]): Steps<string> =>
  hashSteps(JSON.stringify(sources.map(({ uri, hash }, i) => [uri, hash, placed[i]!.index.cut])));

/** The index itself where it is of this thread, else one that is built here from its data. */
export const toLocalIndex = async (context: ContextData): Promise<LocalIndex> =>
  isLocal(context) ? context : runInTurns(indexSteps(context.sources, new IndexedSources()));

const isLocal = (context: ContextData): context is LocalIndex => 'searchNow' in context;

interface PlacedPassages {
  readonly first: number;
  readonly passages: readonly Passage[];
}

/** Passages of a step. */
const stepLength = 2000;

/** What is known of sources, for as long as someone holds them: a source that stays the same is indexed once. */
class IndexedSources {
  readonly vocabulary = new Vocabulary();
  readonly #indexes = new WeakMap<Source, SourceIndex>();
  /** As they were counted last. */
  readonly #placed = new WeakMap<Source, PlacedPassages>();

  *index(source: Source): Steps<SourceIndex> {
    const known = this.#indexes.get(source);
    if (known) return known;
    const index = yield* sourceIndexSteps(source, this.vocabulary);
    this.#indexes.set(source, index);
    return index;
  }

  /** The source's passages, counted from `first`. */
  *passages(source: Source, first: number): Steps<readonly Passage[]> {
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

/** With more stems than this, those of sources that are gone are forgotten with all others. */
const mostStems = 1_000_000;

/**
 * Keeps the latest index, so that checks against the same sources, one after the other, build it once; where some of
 * them change, only these are indexed anew.
 */
export class IndexCache {
  #latest: LocalIndex | undefined;
  #known = new IndexedSources();

  /** Builds in turns, so that others can work. Throws the signal's reason when it aborts. */
  async of(sources: readonly Source[], signal?: AbortSignal): Promise<LocalIndex> {
    const known = this.#latest;
    const same =
      sources.length === known?.sources.length && sources.every((one, i) => one === known.sources[i]);
    if (known && same) return known;
    if (this.#known.vocabulary.size > mostStems) this.#known = new IndexedSources();
    const index = await runInTurns(indexSteps(sources, this.#known), signal);
    this.#latest = index;
    return index;
  }
}
