import { Lines } from '../text/lines.ts';
import type { Passage, Source } from '../text/passage.ts';
import type { Sentence } from '../text/sentence.ts';
import { runAtOnce, type Steps } from '../text/steps.ts';

/** What a reader makes of a file: its text, and its sentences as they are asked for. */
export interface Reading {
  readonly text: string;
  readonly sentences: Iterable<Sentence>;
  /** The page of an offset, counted from 1, of paged files. */
  readonly pageAt?: (offset: number) => number;
}

/** Makes the source of a reading, a sentence a step. */
export function* sourceSteps(uri: string, { text, sentences, pageAt }: Reading): Steps<Source> {
  const lines = new Lines(text);
  const passages: Passage[] = [];
  for (const sentence of sentences) {
    passages.push({
      ...sentence,
      position: passages.length,
      uri,
      line: lines.lineAt(sentence.start),
      ...(pageAt ? { page: pageAt(sentence.start) } : {}),
    });
    yield;
  }
  return { uri, text, passages };
}

export const toSource = (uri: string, reading: Reading): Source => runAtOnce(sourceSteps(uri, reading));
