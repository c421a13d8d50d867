import { Lines } from '../text/lines.ts';
import type { Source } from '../text/passage.ts';
import type { Sentence } from '../text/sentence.ts';

/**
 * Makes a source of a text and its sentences.
 * @param pageAt the page of an offset, counted from 1, for paged sources
 */
export function toSource(
  uri: string,
  text: string,
  sentences: readonly Sentence[],
  pageAt?: (offset: number) => number,
): Source {
  const lines = new Lines(text);
  const passages = sentences.map((sentence, position) => ({
    ...sentence,
    position,
    uri,
    line: lines.lineAt(sentence.start),
    ...(pageAt ? { page: pageAt(sentence.start) } : {}),
  }));
  return { uri, text, passages };
}
