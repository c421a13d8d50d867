import { noForms, noPhrases } from './lists.ts';

type Groups = Readonly<Record<string, string | undefined>>;

export interface QuestionForm {
  readonly form: RegExp;
  /** What an answer to it says, from the form's groups. */
  readonly says: (groups: Groups, answer: string) => string | undefined;
}

/** How a question and its short answer make a statement. */
export const questions = {
  /** Tell that an answer is a sentence of its own. */
  finiteVerbs: noForms,
  /** What answers a yes-or-no question, or says that there is no answer, is no value. */
  noValues: noForms,
  /** Left out where an answer's words are compared with its question's. */
  plainWords: noPhrases,
  forms: [] as readonly QuestionForm[],
};

export type QuestionLexicon = Readonly<typeof questions>;
