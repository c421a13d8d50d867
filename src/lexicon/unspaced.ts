import type { Phrases, Words } from './lists.ts';

/** What tells how statements hold where no spaces part their words; empty in all other languages but for `headFinal`. */
export interface UnspacedMarkers {
  /** Whether verbs and such words as "only" stand behind what they are said of. */
  readonly headFinal: boolean;
  /** Words that name nothing and are written in the signs of those that do. */
  readonly particles: Words;
  /** Those of the particles that stand between two nouns as "of" does. */
  readonly genitives: Words;
  /** Before a title, these make another one of it: "vice". */
  readonly ranks: Words;
  /** By which a text goes on about what it has named: "the company". */
  readonly generalNouns: Words;
}

export const noUnspacedMarkers: UnspacedMarkers = {
  headFinal: false,
  particles: new Set(),
  genitives: new Set(),
  ranks: new Set(),
  generalNouns: new Set(),
};

/** How clauses that commas part lean on each other there. */
export interface UnspacedClauses {
  /** Begin a clause that leans on the next one: "if". */
  readonly leaning: Phrases;
  /** End such a clause: "says that". */
  readonly leaningEnds: Phrases;
  /** In a clause that limits the one before: "is excepted". */
  readonly limiting: Phrases;
}

export const noUnspacedClauses: UnspacedClauses = { leaning: [], leaningEnds: [], limiting: [] };
