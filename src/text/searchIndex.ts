import MiniSearch from 'minisearch';
import { shortHash } from '../base/hash.ts';
import { runAtOnce, runInTurns, type Steps, timeSlicer } from '../base/timeSlices.ts';
import type { Passage, Source } from './passage.ts';
import { type Word, words } from './words.ts';

/** A context as plain data: all that another thread needs to search and to judge by it. */
export interface ContextData {
  /** The same for the same sources in the same order, read the same way: names the context in caches. */
  readonly id: string;
  readonly sources: readonly Source[];
  /** All passages of all sources, in order; `passages[i].position === i`. */
  readonly passages: readonly Passage[];
}

export interface Hit {
  /** Position in `ContextData.passages`. */
  readonly position: number;
  /** BM25 score; comparable within one query only. */
  readonly score: number;
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

/** A passage as the engine sees it: stems with a space between. */
interface Entry {
  readonly position: number;
  readonly text: string;
  readonly trail: string;
}

/** From this many passages on, a stem that stands in more than `usualShare` of them is not searched for. */
const manyPassages = 1000;
/** Such a stem hardly ranks anything, and costs the most to score. */
const usualShare = 0.2;

/** What stands above a passage says what it is about, but less than its own words. */
const boost = { text: 1, trail: 0.5 };

/** Builds the search over all passages of the context: BM25 over word stems; headings count in trails only. */
export const buildIndex = (sources: readonly Source[]): LocalIndex => runAtOnce(indexSteps(sources));

/** The same in steps, a passage each, for `runInTurns`. */
export function* indexSteps(sources: readonly Source[]): Steps<LocalIndex> {
  const passages = sources
    .flatMap((source) => source.passages)
    .map((passage, position): Passage => ({ ...passage, position }));
  const frequencies = new Map<string, number>();
  const engine = new MiniSearch<Entry>({
    idField: 'position',
    fields: ['text', 'trail'],
    tokenize: (stems) => stems.split(' '),
    processTerm: (stem) => stem,
    searchOptions: { boost, combineWith: 'OR', prefix: false, fuzzy: false },
  });
  for (const { position, kind, text, trail } of passages) {
    if (kind === 'heading') continue;
    const found = words(text);
    for (const stem of new Set(found.map((word) => word.stem)))
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
    engine.add({ position, text: stems(telling(found)), trail: stems(telling(words(trail.join('\n')))) });
    yield;
  }
  const frequency = (stem: string): number => frequencies.get(stem) ?? 0;
  const isUnusual = ({ stem }: Word): boolean => frequency(stem) <= passages.length * usualShare;
  const ranking = (query: string): string => {
    const all = words(query);
    return stems(passages.length < manyPassages ? telling(all) : orAll(telling(all), isUnusual));
  };
  const searchNow = (query: string, limit: number): readonly Hit[] =>
    engine
      .search(ranking(query))
      .slice(0, limit)
      .map(({ id, score }) => ({ position: id as number, score }));
  return {
    id: contextId(sources),
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
const contextId = (sources: readonly Source[]): string =>
  shortHash(
    JSON.stringify(
      sources.map(({ uri, hash, passages }) => [
        uri,
        hash,
        passages.map(({ start, end, kind }) => [start, end, kind]),
      ]),
    ),
  );

/** The index itself where it is of this thread, else one that is built here from its data. */
export const toLocalIndex = async (context: ContextData): Promise<LocalIndex> =>
  isLocal(context) ? context : runInTurns(indexSteps(context.sources));

const isLocal = (context: ContextData): context is LocalIndex => 'searchNow' in context;

/** Function words find nothing; a text of nothing else is searched as it stands. */
const telling = (all: readonly Word[]): readonly Word[] => orAll(all, (word) => !word.stop);

/** Those that pass, or all where none does. */
function orAll(all: readonly Word[], pass: (word: Word) => boolean): readonly Word[] {
  const some = all.filter(pass);
  return some.length > 0 ? some : all;
}

const stems = (all: readonly Word[]): string => all.map(({ stem }) => stem).join(' ');

/** Keeps the latest index, so that checks against the same sources, one after the other, build it once. */
export class IndexCache {
  #latest: LocalIndex | undefined;

  /** Builds in turns, so that others can work. Throws the signal's reason when it aborts. */
  async of(sources: readonly Source[], signal?: AbortSignal): Promise<LocalIndex> {
    const known = this.#latest;
    const same =
      sources.length === known?.sources.length && sources.every((one, i) => one === known.sources[i]);
    if (known && same) return known;
    const index = await runInTurns(indexSteps(sources), signal);
    this.#latest = index;
    return index;
  }
}
