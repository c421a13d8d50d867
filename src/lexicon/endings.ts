import { noPhrases } from './lists.ts';

/** What words end in, where that tells what they are or what they are a form of. */
export const endings = {
  /** Added to a word by its inflection: "-ing". */
  regular: noPhrases,
  /** Taken from a word to compare its denial with it; the same, and what a form may have lost: "-e". */
  compared: noPhrases,
  /** Adjectives of which a prefix makes the opposite: "legal". */
  adjectives: noPhrases,
  /** Words made of others, which are no names: "happiness". */
  derived: noPhrases,
  /** What belongs to a place, behind four letters of it: "Swedish". */
  peoples: noPhrases,
  /** Words that open a sentence and are no name: "Building". */
  opening: noPhrases,
};

export type EndingLexicon = Readonly<typeof endings>;
