import { hashSteps } from '../base/hash.ts';
import type { Steps } from '../base/timeSlices.ts';
import type { Passage, Sentence, Source } from '../text/passage.ts';
import { segments } from '../text/segment.ts';
import { Lines } from '../text/span.ts';

/** A file of the context as it comes from disk, an editor or the clipboard. */
export interface SourceFile {
  readonly uri: string;
  readonly bytes: Uint8Array;
  readonly mediaType?: string;
}

/** What a reader makes of a file: its text, and its sentences as they are asked for. */
export interface Reading {
  readonly text: string;
  readonly sentences: Iterable<Sentence>;
  /** The page of an offset, counted from 1, of paged files. */
  readonly pageAt?: (offset: number) => number;
}

/** Makes the passages of a reading, a sentence a step. */
export function* passageSteps(uri: string, reading: Reading): Steps<readonly Passage[]> {
  const { sentences, pageAt } = reading;
  const lines = new Lines(reading.text);
  // Of a long text, to find its lines is a step of its own.
  yield;
  const passages: Passage[] = [];
  for (const sentence of sentences) {
    const { text, start, end, kind, trail } = sentence;
    // Member by member: of a large context there are hundreds of thousands, and a spread takes twice the memory.
    const [position, line] = [passages.length, lines.lineAt(start)];
    if (pageAt) passages.push({ text, start, end, kind, trail, position, uri, line, page: pageAt(start) });
    else passages.push({ text, start, end, kind, trail, position, uri, line });
    yield;
  }
  return passages;
}

export function* sourceSteps(uri: string, reading: Reading): Steps<Source> {
  const { text } = reading;
  return { uri, text, hash: yield* hashSteps(text), passages: yield* passageSteps(uri, reading) };
}

/** Plain text and Markdown. Text without a telling name (clipboard, tool result) counts as Markdown; logs do not. */
export const textReading = (text: string, uri = ''): Reading => ({
  text,
  sentences: segments(text, { format: /\.log$/i.test(uri) ? 'plain' : 'markdown' }),
});
