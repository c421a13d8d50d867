import type { Phrases, Words } from './lists.ts';

/** How sentences are formed: what tells a statement from a title, and the verb of a statement from its nouns. */
export interface GrammarLexicon {
  /** "is", "would". */
  readonly auxiliaries: Phrases;
  /** Plain forms of auxiliaries, which are finite behind others only: "be". */
  readonly plainAuxiliaries: Phrases;
  /** "isn't". */
  readonly contractedDenials: Phrases;
  /** Past forms that no ending tells. */
  readonly pastForms: Phrases;
  /** Those and participles that tell what happened. */
  readonly eventForms: Words;
  /** Forms that are hardly ever nouns: "owns". */
  readonly finiteForms: Phrases;
  /** Plain forms, for subjects in the plural; many of these are nouns as well. */
  readonly plainForms: Phrases;
  /** Finite forms that tell a clause from a phrase wherever they stand. */
  readonly clauseForms: Phrases;
  /** Participles that no ending tells. */
  readonly participleForms: Phrases;
  /** Stems of verbs that say little beside what they are said with: a passage need not have them, or may have another. */
  readonly lightStems: Words;
  /** Verbs of which each may tell what another one of its group tells; wider than words of one meaning. */
  readonly events: readonly Words[];
  /** Behind these a list or somebody's words follow. */
  readonly introducing: Phrases;
  /** The same before a number of things: "gives three reasons". */
  readonly listing: Phrases;
  /** Behind an auxiliary these lead to what follows: "are as", "is listed". */
  readonly listedAhead: Phrases;
  /** A number of things that the lines behind name. */
  readonly counted: Phrases;
  /** Begin a subject. */
  readonly subjects: Phrases;
  /** Are a whole subject in the singular. */
  readonly pronounSubjects: Phrases;
  /** Begin an object. */
  readonly objects: Phrases;
  /** Begin an object behind a verb in the past. */
  readonly wideObjects: Phrases;
  /** Begin what a verb takes, where its form may be a noun's. */
  readonly complements: Phrases;
  /** Behind these stands a noun or a part of its name, no verb. */
  readonly nounLeads: Phrases;
  /** Nouns in the plural, or that stand for many. */
  readonly plurals: Phrases;
  /** Nouns with the ending of a verb: "sales". */
  readonly verbLikeNouns: Phrases;
  /** Make a question, a condition or a name of what follows. */
  readonly openNothing: Phrases;
  /** "The following". */
  readonly pointAhead: Phrases;
  /** Cannot be a part of a subject. */
  readonly noNouns: Phrases;
  /** No verbs, behind a subject: "then". */
  readonly ordering: Phrases;
  /** Lead a reason behind an instruction. */
  readonly reasons: Phrases;
  /** Instructions to know what follows. */
  readonly noting: Phrases;
  /** Stand behind the verb of a second statement on a subject. */
  readonly predicatePrepositions: Phrases;
  /** Lead to it: "and". */
  readonly predicateJoins: Phrases;
  /** Stand before it. */
  readonly predicateAdverbs: Phrases;
  /** Open a sentence like a participle and say nothing of its subject, as written. */
  readonly openingParticiples: Phrases;
  /** Between what is counted and what it is: "three were engineers". */
  readonly copulas: Phrases;
  /** Behind a value, before what it is for. */
  readonly purposes: Phrases;
}
