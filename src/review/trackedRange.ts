import type { Span } from '../text/span.ts';

/**
 * A stretch of a document that is followed through edits. `words` are what stands there now, `checked` what stood
 * there when it was judged; it is fresh while both are equal, so undoing an edit makes it fresh again.
 */
export interface TrackedRange extends Span {
  readonly words: string;
  readonly checked: string;
  /** Of a range that is not fresh: where its checked words may come back, with all that was put over its edges. */
  readonly home?: Span;
}

export const track = (start: number, words: string): TrackedRange => ({
  start,
  end: start + words.length,
  words,
  checked: words,
});

export const isFresh = (range: TrackedRange): boolean => range.words === range.checked;

/** Nothing of it is left. It keeps its place, so that an undo brings it back. */
export const isGone = (range: TrackedRange): boolean => range.words.length === 0 && range.checked.length > 0;

/** Reads a stretch of the text after the edits. */
export type ReadAfter = (start: number, end: number) => string;
