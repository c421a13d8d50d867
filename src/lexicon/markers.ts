import type { Phrases, Words } from './lists.ts';

/**
 * Words that say how a statement holds: of how many, whether it must or may be, under which condition, why, when, and
 * who says so. Two statements of the same words differ where these differ.
 */
export interface MarkerLexicon {
  /** Denials in scripts without spaces, where no word is denied by the one before it. */
  readonly denied: Phrases;
  readonly before: Phrases;
  readonly after: Phrases;
  /** Before a point of time until which, or from which on, something holds: "by", "since". */
  readonly deadlines: Phrases;
  readonly beginnings: Phrases;
  /** Says that an amount is all there is. */
  readonly inTotal: Phrases;
  /** Tell, before a noun, what it does in its statement. */
  readonly prepositions: Words;
  /** Forms of the verb that makes a passive: "was". */
  readonly passives: Words;
  /** What a participle ends in. */
  readonly participles: Phrases;
  /** Articles that stand before the only one of its kind: "the". */
  readonly definite: Words;
  /** Whether every noun has a capital, so that it tells no name. */
  readonly capitalNouns: boolean;
  /** Different words for one thing, in the forms in which they are compared: "buy", "acquire". */
  readonly synonyms: readonly Words[];
  /** Forms of one word that no rule leads to each other, and what is made of it: "decide", "decision". */
  readonly forms: readonly Words[];
}
