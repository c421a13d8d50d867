import { noPhrases } from './lists.ts';

/**
 * How strong a statement is: what a claim must not leave out or put in beside its evidence. Wider than the markers,
 * since nothing is decided by these alone.
 */
export const strength = {
  /** Say that something is wished, allowed or planned, and not that it is so; as written, since May is a month. */
  supposed: noPhrases,
  /** The same and more: of a claim with one of these, no certainty is expected. */
  open: noPhrases,
  /** Begin what a statement depends on, in languages that part words by spaces. */
  conditions: noPhrases,
  /** The same with its end, in others: もし…、. */
  wholeConditions: noPhrases,
  /** "all", "never". */
  whole: noPhrases,
  /** "some", "almost". */
  part: noPhrases,
  /** Of nothing else: "exclusively". */
  sole: noPhrases,
  /** Those of them that before a number say that it is little: "only 120". */
  soleBeforeOthers: noPhrases,
  /** May stand between those and the number. */
  aboutNumbers: noPhrases,
  /** Anything that may say so: "alone", "merely". */
  anySole: noPhrases,
  /** "because". */
  cause: noPhrases,
  /** Anything that may give a reason: "for", "made". */
  anyCause: noPhrases,
  /** Somebody says it. */
  said: noPhrases,
  /** What is told behind these is not so: "it is a myth that". */
  untrue: noPhrases,
  /** What is told behind these is no more than wished: "the proposal that". */
  unfulfilled: noPhrases,
  /** Begin what is told. */
  that: noPhrases,
  /** Call the sentence before them untrue, with what leads to them: "is a myth". */
  calledUntrue: noPhrases,
  callsUntrue: noPhrases,
  /** Between these a text may be sure of one thing and not of the other. */
  joints: noPhrases,
  /** "must". */
  obliges: noPhrases,
  /** "may", in small letters, and what denies it behind. */
  permits: noPhrases,
  permitsNot: noPhrases,
  /** The same in words that are denied otherwise: "optional". */
  optional: noPhrases,
  /** "most of", "usually". */
  majority: noPhrases,
  /** "some", "rarely". */
  minority: noPhrases,
  /** Less than some: "few", "rarely". */
  few: noPhrases,
  /** As much as a majority, or more. */
  many: noPhrases,
  /** Before a word, they take it back: "almost sank". */
  nearly: noPhrases,
  /** Words of number that these make weaker: "almost all". */
  nearlyAll: noPhrases,
  /** Begin what is taken out. */
  except: noPhrases,
  /** Other words by which something may be taken out. */
  limits: noPhrases,
  /** "unless". */
  unless: noPhrases,
  /** Its opposite: "if". */
  onlyIf: noPhrases,
  /** Persons by what they are to others: "sister". */
  relatives: noPhrases,
  /** Between such a person and the other: "the sister of Ingrid". */
  of: noPhrases,
  /** Before a verb: it is still to come. */
  toCome: noPhrases,
  /** Behind those, before a participle: "will be opened". */
  toBe: noPhrases,
  /** Before a participle that tells what was done. */
  wasDone: noPhrases,
  /** Before a word that is no verb in the past. */
  noVerb: noPhrases,
  /** Before a date. */
  dateBefore: noPhrases,
  dateAfter: noPhrases,
  dateAt: noPhrases,
  /** May stand between those and the date. */
  dateArticles: noPhrases,
};

export type StrengthLexicon = Readonly<typeof strength>;
