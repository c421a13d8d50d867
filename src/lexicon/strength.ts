import type { Phrases } from './lists.ts';

/**
 * How strong a statement is: what a claim must not leave out or put in beside its evidence. Wider than the markers,
 * since nothing is decided by these alone.
 */
export interface StrengthLexicon {
  /** Say that something is wished, allowed or planned, and not that it is so; as written, since May is a month. */
  readonly supposed: Phrases;
  /** The same and more: of a claim with one of these, no certainty is expected. */
  readonly open: Phrases;
  /** Begin what a statement depends on, in languages that part words by spaces. */
  readonly conditions: Phrases;
  /** The same with its end, in others: もし…、. */
  readonly wholeConditions: Phrases;
  /** "all", "never". */
  readonly whole: Phrases;
  /** "some", "almost". */
  readonly part: Phrases;
  /** Of nothing else: "exclusively". */
  readonly sole: Phrases;
  /** Those of them that before a number say that it is little: "only 120". */
  readonly soleBeforeOthers: Phrases;
  /** May stand between those and the number. */
  readonly aboutNumbers: Phrases;
  /** Anything that may say so: "alone", "merely". */
  readonly anySole: Phrases;
  /** "because". */
  readonly cause: Phrases;
  /** Anything that may give a reason: "for", "made". */
  readonly anyCause: Phrases;
  /** Somebody says it. */
  readonly said: Phrases;
  /** What is told behind these is not so: "it is a myth that". */
  readonly untrue: Phrases;
  /** What is told behind these is no more than wished: "the proposal that". */
  readonly unfulfilled: Phrases;
  /** Begin what is told. */
  readonly that: Phrases;
  /** Call the sentence before them untrue, with what leads to them: "is a myth". */
  readonly calledUntrue: Phrases;
  readonly callsUntrue: Phrases;
  /** Between these a text may be sure of one thing and not of the other. */
  readonly joints: Phrases;
  /** "must". */
  readonly obliges: Phrases;
  /** "may", in small letters, and what denies it behind. */
  readonly permits: Phrases;
  readonly permitsNot: Phrases;
  /** The same in words that are denied otherwise: "optional". */
  readonly optional: Phrases;
  /** "most of", "usually". */
  readonly majority: Phrases;
  /** "some", "rarely". */
  readonly minority: Phrases;
  /** Less than some: "few", "rarely". */
  readonly few: Phrases;
  /** As much as a majority, or more. */
  readonly many: Phrases;
  /** Before a word, they take it back: "almost sank". */
  readonly nearly: Phrases;
  /** Words of number that these make weaker: "almost all". */
  readonly nearlyAll: Phrases;
  /** Begin what is taken out. */
  readonly except: Phrases;
  /** Other words by which something may be taken out. */
  readonly limits: Phrases;
  /** "unless". */
  readonly unless: Phrases;
  /** Its opposite: "if". */
  readonly onlyIf: Phrases;
  /** Persons by what they are to others: "sister". */
  readonly relatives: Phrases;
  /** Between such a person and the other: "the sister of Ingrid". */
  readonly of: Phrases;
  /** Before a verb: it is still to come. */
  readonly toCome: Phrases;
  /** Behind those, before a participle: "will be opened". */
  readonly toBe: Phrases;
  /** Before a participle that tells what was done. */
  readonly wasDone: Phrases;
  /** Before a word that is no verb in the past. */
  readonly noVerb: Phrases;
  /** Before a date. */
  readonly dateBefore: Phrases;
  readonly dateAfter: Phrases;
  readonly dateAt: Phrases;
  /** May stand between those and the date. */
  readonly dateArticles: Phrases;
}
