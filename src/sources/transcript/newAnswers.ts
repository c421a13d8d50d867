import { readTranscript } from './readTranscript.ts';

type Answer = ReturnType<typeof readTranscript>[number];

/** An answer of a transcript, and the how-manieth it is, from 1. */
export interface NumberedAnswer {
  readonly number: number;
  readonly answer: Answer;
}

/** Follows a transcript that grows: tells each answer once, when it is whole. */
export class NewAnswers {
  readonly #told = new Set<string>();

  constructor(private readonly uri: string) {}

  /** The answers that were not there before. A last line that is still being written is no JSON yet. */
  take(file: string): readonly NumberedAnswer[] {
    const found = readTranscript(this.uri, file).map((answer, i) => ({ number: i + 1, answer }));
    const fresh = found.filter(({ number, answer }) => !this.#told.has(`${number} ${answer.text}`));
    for (const { number, answer } of fresh) this.#told.add(`${number} ${answer.text}`);
    return fresh;
  }
}
