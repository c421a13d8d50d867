import type { Phrases, Words } from './lists.ts';

/** What tells how the words of a claim and of what it cites belong together, beside the words that both have. */
export interface EvidenceLexicon {
  /** Words that join statements and state nothing: "nevertheless". */
  readonly joining: Words;
  /** Say how much of its subject a sentence is about: without them it is another statement. */
  readonly quantifiers: Phrases;
  /** Behind a denial these say that something else is denied: "not more than 120". */
  readonly compares: Phrases;
  /** What is no longer so, */
  readonly noLonger: Phrases;
  /** has ended, in whatever words. */
  readonly ended: Phrases;
  /** Behind a denial these are no part of what it denies: "no longer". */
  readonly denialEnds: Words;
  /** Open a sentence that speaks of what stands before it: "it". */
  readonly standIns: Phrases;
  /** Between two names they say that each may stand in the place of the other: "and", "married". */
  readonly together: Phrases;
  /** By whom something is done: "by". */
  readonly byWhom: Phrases;
}

export const noEvidence: EvidenceLexicon = {
  joining: new Set(),
  quantifiers: [],
  compares: [],
  noLonger: [],
  ended: [],
  denialEnds: new Set(),
  standIns: [],
  together: [],
  byWhom: [],
};
