import { noForms, noPhrases } from './lists.ts';

/** What answers say beside their statements: of themselves, to whoever asked, before a statement and behind one. */
export const answers = {
  /** Sentences about the answer or the sources as such, which state nothing about the subject. */
  about: noForms,
  /** Sentences to whoever asked: "let me know". */
  offers: noForms,
  /** What looks like an offer and tells what was found. */
  findings: noForms,
  /** Verbs that open an instruction; "Use the latest version" asks, it does not state. */
  imperatives: noPhrases,
  /** "Here is a summary: …", "In addition, …", "According to the document, …": what follows is the statement. */
  leadIns: noForms,
  /** Make a question of the statement before them: ", right?". */
  tags: noPhrases,
  /** What the length of an answer is counted in: "200 words". */
  lengths: noPhrases,
  /** Questions that ask only whether somebody knows what they say. */
  told: noForms,
};

export type AnswerLexicon = Readonly<typeof answers>;
