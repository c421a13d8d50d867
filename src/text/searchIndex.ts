import MiniSearch from 'minisearch';
import { runAtOnce, runInTurns, type Steps } from '../base/timeSlices.ts';
import type { Passage, Source } from './passage.ts';
import { type Word, words } from './words.ts';

export interface Hit {
  readonly passage: Passage;
  /** BM25 score; comparable within one query only. */
  readonly score: number;
}

/** The context, searchable. Built once a check and shared by every judge. */
export interface SearchIndex {
  readonly sources: readonly Source[];
  /** All passages of all sources, in order; `passages[i].position === i`. */
  readonly passages: readonly Passage[];
  /** Best passages first; never more than `limit`; headings are not returned. */
  search(query: string, limit: number): readonly Hit[];
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
export const buildIndex = (sources: readonly Source[]): SearchIndex => runAtOnce(indexSteps(sources));

/** The same in steps, a passage each, for `runInTurns`. */
export function* indexSteps(sources: readonly Source[]): Steps<SearchIndex> {
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
  return {
    sources,
    passages,
    frequency,
    search: (query, limit): readonly Hit[] =>
      engine
        .search(ranking(query))
        .slice(0, limit)
        .map(({ id, score }) => ({ passage: passages[id as number]!, score })),
  };
}

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
  #latest: SearchIndex | undefined;

  /** Builds in turns, so that others can work. Throws the signal's reason when it aborts. */
  async of(sources: readonly Source[], signal?: AbortSignal): Promise<SearchIndex> {
    const known = this.#latest;
    const same =
      sources.length === known?.sources.length && sources.every((one, i) => one === known.sources[i]);
    if (known && same) return known;
    const index = await runInTurns(indexSteps(sources), signal);
    this.#latest = index;
    return index;
  }
}
