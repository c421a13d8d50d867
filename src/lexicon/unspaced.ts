import type { Phrases } from './lists.ts';

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
