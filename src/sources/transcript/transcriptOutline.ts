import { shortHash } from '../../base/hash.ts';
import type { TranscriptAnswer, TranscriptResult } from './readTranscript.ts';

/** The answers of a transcript without their words. */
export interface TranscriptOutline {
  /** Where each begins in the file. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** How many results go before each in its conversation. */
  readonly results: Uint32Array<ArrayBuffer>;
  /** Of the words of each. */
  readonly hashes: readonly string[];
}

/** An answer as plain data. */
export interface AnswerText {
  readonly text: string;
  /** Where each unit of the text, and its end, stands in the file. */
  readonly places: Uint32Array<ArrayBuffer>;
  readonly question?: string;
  /** URIs of the results before it. */
  readonly results: readonly string[];
}

export const outlineOf = (answers: readonly TranscriptAnswer[]): TranscriptOutline => ({
  starts: Uint32Array.from(answers, ({ span }) => span.start),
  results: Uint32Array.from(answers, ({ resultCount }) => resultCount),
  hashes: answers.map(({ text }) => shortHash(text)),
});

export function answerText({ text, place, question, results }: TranscriptAnswer): AnswerText {
  const places = Uint32Array.from({ length: text.length + 1 }, (_, i) => place({ start: i, end: i }).start);
  return { text, places, question, results: results.map(({ uri }) => uri) };
}

/** The result of a URI, of which the number at its end tells the position. */
export function resultOfUri(answers: readonly TranscriptAnswer[], uri: string): TranscriptResult | undefined {
  const position = Number(/-(\d+)$/.exec(uri)?.[1] ?? 0) - 1;
  return answers.find((answer) => answer.resultAt(position)?.uri === uri)?.resultAt(position);
}
