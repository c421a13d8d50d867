import { noPhrases, noWords } from './lists.ts';

/** What tells how the words of a claim and of what it cites belong together, beside the words that both have. */
export const evidence = {
  /** Words that join statements and state nothing: "nevertheless". */
  joining: noWords,
  /** Say how much of its subject a sentence is about: without them it is another statement. */
  quantifiers: noPhrases,
  /** Behind a denial these say that something else is denied: "not more than 120". */
  compares: noPhrases,
  /** What is no longer so, */
  noLonger: noPhrases,
  /** has ended, in whatever words. */
  ended: noPhrases,
  /** Behind a denial these are no part of what it denies: "no longer". */
  denialEnds: noWords,
  /** Open a sentence that speaks of what stands before it: "it". */
  standIns: noPhrases,
  /** Between two names they say that each may stand in the place of the other: "and", "married". */
  together: noPhrases,
  /** By whom something is done: "by". */
  byWhom: noPhrases,
};

export type EvidenceLexicon = Readonly<typeof evidence>;
