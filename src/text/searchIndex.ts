import { runAtOnce, runInTurns, type Steps, timeSlicer } from '../base/timeSlices.ts';
import type { Source } from './passage.ts';
import { type ContextData, isOf, PlacedSources } from './placedSources.ts';
import { type Hit, type PlacedIndex, Ranking } from './ranking.ts';
import { orAll, type SourceIndex, sourceIndexSteps, telling } from './sourceIndex.ts';
import { Vocabulary } from './vocabulary.ts';
import { type Word, words } from './words.ts';

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
  const { id, passages } = yield* known.placed.context(sources);
  const placed: PlacedIndex[] = [];
  let first = 0;
  for (const source of sources) {
    placed.push({ first, index: yield* known.index(source) });
    first += source.passages.length;
    yield;
  }
  const ranking = new Ranking(placed);
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
    id,
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

/** The index itself where it is of this thread, else one that is built here from its data. */
export const toLocalIndex = async (context: ContextData): Promise<LocalIndex> =>
  isLocal(context) ? context : runInTurns(indexSteps(context.sources, new IndexedSources()));

const isLocal = (context: ContextData): context is LocalIndex => 'searchNow' in context;

/** What is known of sources, for as long as someone holds them: a source that stays the same is indexed once. */
class IndexedSources {
  readonly vocabulary = new Vocabulary();
  readonly placed = new PlacedSources();
  readonly #indexes = new WeakMap<Source, SourceIndex>();

  *index(source: Source): Steps<SourceIndex> {
    const known = this.#indexes.get(source);
    if (known) return known;
    const index = yield* sourceIndexSteps(source, this.vocabulary);
    this.#indexes.set(source, index);
    return index;
  }
}

/** With more stems than this, those of sources that are gone are forgotten with all others. */
const mostStems = 1_000_000;

/** Indexes contexts, here or elsewhere. */
export interface Indexes {
  /** Throws the signal's reason when it aborts. */
  of(sources: readonly Source[], signal?: AbortSignal): Promise<SearchIndex>;
  /** Told of each source of a context that is still being read, in their order, where that can be indexed beside. */
  ahead?(source: Source): void;
}

/**
 * Keeps the latest index, so that checks against the same sources, one after the other, build it once; where some of
 * them change, only these are indexed anew.
 */
export class IndexCache implements Indexes {
  #latest: LocalIndex | undefined;
  #known = new IndexedSources();

  /** Indexes a source for a context that is to come. */
  async prepare(source: Source): Promise<void> {
    await runInTurns(this.#known.index(source));
  }

  /** Builds in turns, so that others can work. */
  async of(sources: readonly Source[], signal?: AbortSignal): Promise<LocalIndex> {
    const known = this.#latest;
    if (known && isOf(known, sources)) return known;
    if (this.#known.vocabulary.size > mostStems) this.#known = new IndexedSources();
    const index = await runInTurns(indexSteps(sources, this.#known), signal);
    this.#latest = index;
    return index;
  }
}
