import type { Phrases, Words } from './lists.ts';

/** What is a name and what is none, as far as capitals leave that open. */
export interface NameLexicon {
  /** Words that a sentence often starts with; capitalised there, they are no names. */
  readonly openers: Words;
  /** Stand before a person's name and are no part of it. */
  readonly titles: Words;
  /** Titles and endings that are written with a full stop. */
  readonly abbreviated: Words;
  /** Small words that may stand inside a name. */
  readonly connectors: Words;
  /** Left out when names are compared, beside the connectors. */
  readonly fillers: Words;
  /** Capitals that are no names: units, clocks, pronouns; as written. */
  readonly notNames: ReadonlySet<string>;
  /** Capitalised words before a number that name nothing which could carry it. */
  readonly notLabels: Words;
  /** Different names of one thing. */
  readonly aliases: readonly Words[];
  /** Behind a verb that tells the reader what to do, and hardly ever behind a name: "store them". */
  readonly behindBidding: Words;
  /** Capitals at the head of a word that no name is made of: "Non-steroidal". */
  readonly compoundStarts: Phrases;
  /** The same at its end: "Long-term". */
  readonly compoundEnds: Words;
}

const none: Words = new Set();

export const noNames: NameLexicon = {
  openers: none,
  titles: none,
  abbreviated: none,
  connectors: none,
  fillers: none,
  notNames: none,
  notLabels: none,
  aliases: [],
  behindBidding: none,
  compoundStarts: [],
  compoundEnds: none,
};
