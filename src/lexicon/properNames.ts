import { noGroups, noPhrases, noWords } from './lists.ts';

/** What is a name and what is none, as far as capitals leave that open. */
export const names = {
  /** Words that a sentence often starts with; capitalised there, they are no names. */
  openers: noWords,
  /** Stand before a person's name and are no part of it. */
  titles: noWords,
  /** Titles and endings that are written with a full stop. */
  abbreviated: noWords,
  /** Small words that may stand inside a name. */
  connectors: noWords,
  /** Left out when names are compared, beside the connectors. */
  fillers: noWords,
  /** Capitals that are no names: units, clocks, pronouns; as written. */
  notNames: noWords,
  /** Capitalised words before a number that name nothing which could carry it. */
  notLabels: noWords,
  /** Different names of one thing. */
  aliases: noGroups,
  /** Behind a verb that tells the reader what to do, and hardly ever behind a name: "store them". */
  behindBidding: noWords,
  /** Capitals at the head of a word that no name is made of: "Non-steroidal". */
  compoundStarts: noPhrases,
  /** The same at its end: "Long-term". */
  compoundEnds: noWords,
};
