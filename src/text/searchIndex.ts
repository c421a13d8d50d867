import type { Passage, Source } from './passage.ts';

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
