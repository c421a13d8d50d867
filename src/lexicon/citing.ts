import type { Phrases } from './lists.ts';

/** How a text says where a statement comes from. */
export interface CitationLexicon {
  /** Stand before a source: "according to". */
  readonly accordingTo: Phrases;
  /** Stand behind it: "zufolge", によると. */
  readonly accordingBehind: Phrases;
  /** What a source does to a statement that follows: "states". */
  readonly says: Phrases;
  /** What a person does to words that are quoted: "said". */
  readonly speech: Phrases;
  /** Before the number of a page, of a line, of a section. */
  readonly pages: Phrases;
  readonly lines: Phrases;
  readonly sections: Phrases;
  /** Titles of a list of sources. */
  readonly sourceLists: Phrases;
  /** Join the authors of one work: "and". */
  readonly authorJoins: Phrases;
}

export const noCitations: CitationLexicon = {
  accordingTo: [],
  accordingBehind: [],
  says: [],
  speech: [],
  pages: [],
  lines: [],
  sections: [],
  sourceLists: [],
  authorJoins: [],
};
