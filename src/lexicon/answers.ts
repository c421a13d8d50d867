import type { Phrases } from './lists.ts';

/** Forms of whole sentences and of their beginnings. */
type Forms = readonly RegExp[];

/** What answers say beside their statements: of themselves, to whoever asked, before a statement and behind one. */
export interface AnswerLexicon {
  /** Sentences about the answer or the sources as such, which state nothing about the subject. */
  readonly about: Forms;
  /** Sentences to whoever asked: "let me know". */
  readonly offers: Forms;
  /** What looks like an offer and tells what was found. */
  readonly findings: Forms;
  /** Verbs that open an instruction; "Use the latest version" asks, it does not state. */
  readonly imperatives: Phrases;
  /** "Here is a summary: …", "In addition, …", "According to the document, …": what follows is the statement. */
  readonly leadIns: Forms;
  /** Make a question of the statement before them: ", right?". */
  readonly tags: Phrases;
  /** What the length of an answer is counted in: "200 words". */
  readonly lengths: Phrases;
  /** Questions that ask only whether somebody knows what they say. */
  readonly told: Forms;
}

export const noAnswers: AnswerLexicon = {
  about: [],
  offers: [],
  findings: [],
  imperatives: [],
  leadIns: [],
  tags: [],
  lengths: [],
  told: [],
};
