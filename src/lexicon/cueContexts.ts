import type { Phrases, Words } from './lists.ts';

/** What stands beside a marker and tells what it marks, or that it marks nothing there. */
export interface CueContextLexicon {
  /** Before a word of amount these make another phrase of it: "not all", "the most". */
  readonly amountLeads: Phrases;
  /** The same behind it: "all but". */
  readonly amountTails: Phrases;
  /** Before a noun these mean all of them: "the villages". */
  readonly wholeArticles: Words;
  /** Before whom or what something holds of, whoever or whatever that is: "any", "every". */
  readonly whichever: Phrases;
  /** Right behind a noun, without a comma, these tell which ones are meant: "who". */
  readonly restrictiveRelatives: Phrases;
  /** Beside what somebody or something is, these tell that it is so no more, not yet, or by name only: "former". */
  readonly privatives: Phrases;
  /** Between a share and what it is a share of. */
  readonly shareOf: Phrases;
  /** Before a word that names something and says nothing to be so: "the", "latest". */
  readonly naming: Phrases;
  /** Stand between a number and the one of which it is a part: "out of". */
  readonly partsOf: Phrases;
  /** Before what was done: "has". */
  readonly done: Phrases;
  /** Beside what must or may be, these deny it. */
  readonly modalDenials: Phrases;
  /** Begin a word by which something is advised. */
  readonly advised: Phrases;
  /** Begin a word that makes a duty of what it is said of: "required". */
  readonly binding: Phrases;
  /** Before "if" these make a question of what follows. */
  readonly asking: Phrases;
  /** Before a participle these begin a condition: "when accompanied". */
  readonly circumstances: Phrases;
  /** What a participle behind those ends in. */
  readonly circumstanceForms: Phrases;
  /** "Only" restricts nothing behind these: "the only". */
  readonly onlyLeads: Phrases;
  /** The same before these: "only five". */
  readonly onlyTails: Phrases;
  /** Between a name and a verb these tell that the name is not its subject. */
  readonly subjectEnds: Words;
  /** Stand between two names of one sort. */
  readonly beside: Phrases;
  /** Behind a name these say that another one is the same: "Ada, the head of". */
  readonly renaming: Phrases;
  /** Between what is counted and what it is: "three were engineers". */
  readonly copulas: Phrases;
  /** Between the name of one who plays a role and the role: "is now the". */
  readonly roleAdverbs: Phrases;
  /** Small words inside a name: "van". */
  readonly nameLinks: Phrases;
  /** Between the two states of a switch and what is in it: "is on". */
  readonly switchVerbs: Phrases;
  readonly switchStates: Phrases;
  /** What may follow such a state. */
  readonly switchEnds: Phrases;
  /** Say in a role that it is denied or shared: "first". */
  readonly sharedRoles: Phrases;
  /** Small words that exclude each other only where nothing else differs. */
  readonly smallOpposites: readonly (readonly [string, string])[];
  /** Before the same noun these tell two things: "by", "for". */
  readonly contraryPrepositions: readonly (readonly [string, string])[];
}

export const noCueContexts: CueContextLexicon = {
  amountLeads: [],
  amountTails: [],
  wholeArticles: new Set(),
  whichever: [],
  restrictiveRelatives: [],
  privatives: [],
  shareOf: [],
  naming: [],
  partsOf: [],
  done: [],
  modalDenials: [],
  advised: [],
  binding: [],
  asking: [],
  circumstances: [],
  circumstanceForms: [],
  onlyLeads: [],
  onlyTails: [],
  subjectEnds: new Set(),
  beside: [],
  renaming: [],
  copulas: [],
  roleAdverbs: [],
  nameLinks: [],
  switchVerbs: [],
  switchStates: [],
  switchEnds: [],
  sharedRoles: [],
  smallOpposites: [],
  contraryPrepositions: [],
};
