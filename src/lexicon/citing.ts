import { noPhrases, noWords } from './lists.ts';

/** How a text says where a statement comes from. */
export const citations = {
  /** Stand before a source: "according to". */
  accordingTo: noPhrases,
  /** Stand behind it: "zufolge", によると. */
  accordingBehind: noPhrases,
  /** What a source does to a statement that follows: "states". */
  says: noPhrases,
  /** What a person does to words that are quoted: "said". */
  speech: noPhrases,
  /** Stand for a person who was named before: "she". */
  pronouns: noPhrases,
  /** Say, before a number, how much something is: "is". */
  equals: noWords,
  /** Before the number of a page, of a line, of a section. */
  pages: noPhrases,
  lines: noPhrases,
  sections: noPhrases,
  /** Titles of a list of sources. */
  sourceLists: noPhrases,
  /** Join the authors of one work: "and". */
  authorJoins: noPhrases,
};

export type CitationLexicon = Readonly<typeof citations>;
