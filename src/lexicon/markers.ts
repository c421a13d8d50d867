import { noGroups, noPhrases, noWords } from './lists.ts';

/**
 * Words that say how a statement holds: of how many, whether it must or may be, under which condition, why, when, and
 * who says so. Two statements of the same words differ where these differ.
 */
export const markers = {
  /** Denials in scripts without spaces, where no word is denied by the one before it. */
  denied: noPhrases,
  before: noPhrases,
  after: noPhrases,
  /** Before a point of time until which, or from which on, something holds: "by", "since". */
  deadlines: noPhrases,
  beginnings: noPhrases,
  /** Says that an amount is all there is. */
  inTotal: noPhrases,
  /** Tell, before a noun, what it does in its statement. */
  prepositions: noWords,
  /** Forms of the verb that makes a passive: "was". */
  passives: noWords,
  /** What a participle ends in. */
  participles: noPhrases,
  /** Articles that stand before the only one of its kind: "the". */
  definite: noWords,
  /** Whether every noun has a capital, so that it tells no name. */
  capitalNouns: false,
  /** Different words for one thing, in the forms in which they are compared: "buy", "acquire". */
  synonyms: noGroups,
  /** Forms of one word that no rule leads to each other, and what is made of it: "decide", "decision". */
  forms: noGroups,
};

export type MarkerLexicon = Readonly<typeof markers>;
