import { noGroups, noPhrases, noWords } from './lists.ts';

/** How sentences are formed: what tells a statement from a title, and the verb of a statement from its nouns. */
export const grammar = {
  /** "is", "would". */
  auxiliaries: noPhrases,
  /** Plain forms of auxiliaries, which are finite behind others only: "be". */
  plainAuxiliaries: noPhrases,
  /** "isn't". */
  contractedDenials: noPhrases,
  /** Past forms that no ending tells. */
  pastForms: noPhrases,
  /** Those and participles that tell what happened. */
  eventForms: noWords,
  /** Forms that are hardly ever nouns: "owns". */
  finiteForms: noPhrases,
  /** Plain forms, for subjects in the plural; many of these are nouns as well. */
  plainForms: noPhrases,
  /** Finite forms that tell a clause from a phrase wherever they stand. */
  clauseForms: noPhrases,
  /** Participles that no ending tells. */
  participleForms: noPhrases,
  /** Stems of verbs that say little beside what they are said with: a passage need not have them, or may have another. */
  lightStems: noWords,
  /** Verbs of which each may tell what another one of its group tells; wider than words of one meaning. */
  events: noGroups,
  /** Behind these a list or somebody's words follow. */
  introducing: noPhrases,
  /** The same before a number of things: "gives three reasons". */
  listing: noPhrases,
  /** Behind an auxiliary these lead to what follows: "are as", "is listed". */
  listedAhead: noPhrases,
  /** A number of things that the lines behind name. */
  counted: noPhrases,
  /** Begin a subject. */
  subjects: noPhrases,
  /** Are a whole subject in the singular. */
  pronounSubjects: noPhrases,
  /** Begin an object. */
  objects: noPhrases,
  /** Begin an object behind a verb in the past. */
  wideObjects: noPhrases,
  /** Begin what a verb takes, where its form may be a noun's. */
  complements: noPhrases,
  /** Behind these stands a noun or a part of its name, no verb. */
  nounLeads: noPhrases,
  /** Nouns in the plural, or that stand for many. */
  plurals: noPhrases,
  /** Nouns with the ending of a verb: "sales". */
  verbLikeNouns: noPhrases,
  /** Make a question, a condition or a name of what follows. */
  openNothing: noPhrases,
  /** "The following". */
  pointAhead: noPhrases,
  /** Cannot be a part of a subject. */
  noNouns: noPhrases,
  /** No verbs, behind a subject: "then". */
  ordering: noPhrases,
  /** Lead a reason behind an instruction. */
  reasons: noPhrases,
  /** Instructions to know what follows. */
  noting: noPhrases,
  /** Stand behind the verb of a second statement on a subject. */
  predicatePrepositions: noPhrases,
  /** Lead to it: "and". */
  predicateJoins: noPhrases,
  /** Stand before it. */
  predicateAdverbs: noPhrases,
  /** Open a sentence like a participle and say nothing of its subject, as written. */
  openingParticiples: noPhrases,
  /** Between what is counted and what it is: "three were engineers". */
  copulas: noPhrases,
  /** Behind a value, before what it is for. */
  purposes: noPhrases,
};

export type GrammarLexicon = Readonly<typeof grammar>;
