import type { Phrases, Words } from './lists.ts';
import type { UnspacedMarkers } from './unspaced.ts';

/**
 * Words that say how a statement holds: of how many, whether it must or may be, under which condition, why, when, and
 * who says so. Two statements of the same words differ where these differ.
 */
export interface MarkerLexicon extends UnspacedMarkers {
  /** Denials in scripts without spaces, where no word is denied by the one before it. */
  readonly denied: Phrases;
  /** "all", "always". */
  readonly all: Phrases;
  /** "most", "usually". */
  readonly most: Phrases;
  /** "some", "sometimes". */
  readonly some: Phrases;
  /** "few", "rarely". */
  readonly few: Phrases;
  /** "must". */
  readonly obligation: Phrases;
  /** "should". */
  readonly advice: Phrases;
  /** "can", "is allowed to". */
  readonly permission: Phrases;
  /** "may", "is believed to": perhaps it is not so. */
  readonly possible: Phrases;
  /** "plans to": it is not so yet. */
  readonly planned: Phrases;
  /** Before what did not happen, for something kept it from happening: "prevented them from". */
  readonly preventing: Phrases;
  /** "almost": it was not so, if only just. */
  readonly almost: Phrases;
  /** "would have": it was not so. */
  readonly unreal: Phrases;
  /** "will". */
  readonly future: Phrases;
  /** "only". */
  readonly only: Phrases;
  /** "not only": of others, too. */
  readonly notOnly: Phrases;
  /** Of several: an amount is that of each, or of all of them. */
  readonly each: Phrases;
  readonly together: Phrases;
  /** Says that something is so every second time: "every other". */
  readonly alternate: Phrases;
  /** Say that something need not be, and that it must not. */
  readonly exempting: Phrases;
  readonly forbidding: Phrases;
  /** Of two things: each of them, or one. */
  readonly both: Phrases;
  readonly either: Phrases;
  /** Say of two lists that the items of one go with those of the other in turn: "respectively". */
  readonly inTurn: Phrases;
  /** Before an amount by which something changes, and before the one that it comes to. */
  readonly changeBy: Phrases;
  readonly changeTo: Phrases;
  /** "if", "as long as". */
  readonly requirement: Phrases;
  /** "unless", "except". */
  readonly exception: Phrases;
  /** "even if", "including". */
  readonly regardless: Phrases;
  /** "because of". */
  readonly cause: Phrases;
  /** "despite". */
  readonly concession: Phrases;
  readonly before: Phrases;
  readonly after: Phrases;
  /** Tell which of several comes first: "first", "initially". */
  readonly first: Phrases;
  /** Tell what comes behind that: "then", "later". */
  readonly next: Phrases;
  /** "already". */
  readonly already: Phrases;
  /** "not yet". */
  readonly notYet: Phrases;
  /** "than". */
  readonly than: Phrases;
  /** "more", before what is compared. */
  readonly more: Phrases;
  readonly less: Phrases;
  /** Verbs by which somebody says something, as they are written. */
  readonly saying: Phrases;
  readonly accordingTo: Phrases;
  /** Which side somebody takes: "voted for". */
  readonly inFavour: Phrases;
  readonly against: Phrases;
  readonly abstaining: Phrases;
  /** Before when something ends. */
  readonly until: Phrases;
  /** Before a point of time until which, or from which on, something holds: "by", "since". */
  readonly deadlines: Phrases;
  readonly beginnings: Phrases;
  /** Say that something ends, which it does when it lasts until then. */
  readonly expiries: Phrases;
  /** Say that something was decided, or only proposed. */
  readonly decided: Phrases;
  readonly proposed: Phrases;
  /** Between what something is called and what it is, where words are not spaced. */
  readonly copulas: Phrases;
  /** Says that no time is too late. */
  readonly anyTime: Phrases;
  /** Says that an amount is all there is. */
  readonly inTotal: Phrases;
  /** Stand before who does it, behind a passive: "by". */
  readonly agents: Words;
  /** Tell, before a noun, what it does in its statement. */
  readonly prepositions: Words;
  /** Prepositions with an article in them: "am" is "an". */
  readonly contracted: ReadonlyMap<string, Words>;
  /** Openings with a preposition that add or lead in, and say nothing of when or where: "along with". */
  readonly noSettings: Phrases;
  /** Forms of the verb that makes a passive: "was". */
  readonly passives: Words;
  /** What a participle ends in. */
  readonly participles: Phrases;
  /** Verbs and nouns that say the same of both sides: "met". */
  readonly mutual: Words;
  /** "The highest was 5" says without a denial that nothing was above 5. */
  readonly extremes: Words;
  /** Stand for what was named before: "it". */
  readonly pronouns: Words;
  /** Those of the pronouns that say whose: within a clause they mostly mean its own subject. */
  readonly possessives: Words;
  /** Those of who speaks or is spoken to, who need no name: "we". */
  readonly speakers: Words;
  /** Articles that stand before the only one of its kind: "the". */
  readonly definite: Words;
  /** Articles of who does it, each with one of whom it is done to: "der", "den". */
  readonly articleCases: readonly (readonly [string, string])[];
  /** Stand, before its article, by whom or what something is done to: "a la alcaldesa". */
  readonly objectSigns: Words;
  /** Those of the joins that ask for both, and those that ask for one. */
  readonly conjunctions: Words;
  readonly alternatives: Words;
  /** Join two of one sort: "and", "or". */
  readonly joins: Words;
  /** Auxiliaries that tell of what has happened: "was", "had". */
  readonly past: Words;
  /** Stand before what was, beside what is now: "down from". */
  readonly former: Phrases;
  /** Tell that a statement speaks of what was: "previously", "old". */
  readonly formerly: Phrases;
  /** Begin, right behind a noun, what narrows it: "children under six". */
  readonly restrictions: Words;
  /** How often: "twice", "three times". */
  readonly repetitions: ReadonlyMap<string, number>;
  /** Whether a denial stands behind what it denies: "Hunde sind hier nicht erlaubt". */
  readonly deniesBackward: boolean;
  /** Whether every noun has a capital, so that it tells no name. */
  readonly capitalNouns: boolean;
  /** Different words for one thing, in the forms in which they are compared: "buy", "acquire". */
  readonly synonyms: readonly Words[];
  /** Forms of one word that no rule leads to each other, and what is made of it: "decide", "decision". */
  readonly forms: readonly Words[];
}
