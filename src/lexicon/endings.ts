import type { Phrases } from './lists.ts';

/** What words end in, where that tells what they are or what they are a form of. */
export interface EndingLexicon {
  /** Added to a word by its inflection: "-ing". */
  readonly regular: Phrases;
  /** Taken from a word to compare its denial with it; the same, and what a form may have lost: "-e". */
  readonly compared: Phrases;
  /** Adjectives of which a prefix makes the opposite: "legal". */
  readonly adjectives: Phrases;
  /** Words made of others, which are no names: "happiness". */
  readonly derived: Phrases;
  /** What belongs to a place, behind four letters of it: "Swedish". */
  readonly peoples: Phrases;
  /** Words that open a sentence and are no name: "Building". */
  readonly opening: Phrases;
}

export const noEndings: EndingLexicon = {
  regular: [],
  compared: [],
  adjectives: [],
  derived: [],
  peoples: [],
  opening: [],
};
