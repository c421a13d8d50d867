import { noForms, noPhrases, noWords } from './lists.ts';

/** What a source is said not to tell, where it can be told by a kind of value. */
export const askedKinds = ['when', 'howLong', 'howMuch', 'price', 'who', 'where', 'why'] as const;
export type AskedKind = (typeof askedKinds)[number];

/**
 * Forms of claims that something is missing. Named groups: `what` is said to be missing, `does` is what it is said not to
 * do, and `of` is that which lacks it.
 */
export const absence = {
  /** One of these stands in each of its forms. */
  cues: noPhrases,
  /** Missing from the source: "the notes do not mention …". Without a `what`, as a whole answer: "Not stated." */
  ofSource: noForms,
  /** Missing from what the source is about: "there is no …", "nobody …". */
  ofSubject: noForms,
  /** Words that ask for a kind of value, all of them: "how much", "deadline". */
  asked: {} as Readonly<Partial<Record<AskedKind, RegExp>>>,
  /** Say that something is yet to come: what is planned is not there. */
  planned: noPhrases,
  /** Words of `what` that name nothing themselves: "information", "whether". */
  fillers: noWords,
};

export type AbsenceLexicon = Readonly<typeof absence>;
