import MiniSearch from 'minisearch';
import type { Passage, Source } from './passage.ts';
import type { Hit, SearchIndex } from './searchIndex.ts';
import { runAtOnce, type Steps } from './steps.ts';
import { type Word, words } from './words.ts';

/** A passage as the engine sees it: stems with a space between. */
interface Entry {
  readonly position: number;
  readonly text: string;
  readonly trail: string;
}

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
    engine.add({ position, text: telling(found), trail: telling(words(trail.join('\n'))) });
    yield;
  }
  return {
    sources,
    passages,
    search: (query, limit): readonly Hit[] =>
      engine
        .search(telling(words(query)))
        .slice(0, limit)
        .map(({ id, score }) => ({ passage: passages[id as number]!, score })),
    frequency: (stem) => frequencies.get(stem) ?? 0,
  };
}

/** Function words find nothing; a text of nothing else is searched as it stands. */
function telling(all: readonly Word[]): string {
  const content = all.filter((word) => !word.stop);
  return (content.length > 0 ? content : all).map((word) => word.stem).join(' ');
}
