type Groups = Readonly<Record<string, string | undefined>>;

interface QuestionForm {
  readonly form: RegExp;
  /** What an answer to it says, from the form's groups. */
  readonly says: (groups: Groups, answer: string) => string | undefined;
}

/** How a question and its short answer make a statement. */
export interface QuestionLexicon {
  /** Tell that an answer is a sentence of its own. */
  readonly finiteVerbs: readonly RegExp[];
  /** What answers a yes-or-no question, or says that there is no answer, is no value. */
  readonly noValues: readonly RegExp[];
  /** Left out where an answer's words are compared with its question's. */
  readonly plainWords: readonly string[];
  readonly forms: readonly QuestionForm[];
}

export const noQuestions: QuestionLexicon = { finiteVerbs: [], noValues: [], plainWords: [], forms: [] };
