import type { Sentence } from './sentence.ts';

/** A sentence of the context that knows its place. `start` and `end` are offsets into its source's `text`. */
export interface Passage extends Sentence {
  /** Position in `SearchIndex.passages`; neighbours are `position ± 1` while their `uri` is the same. */
  readonly position: number;
  readonly uri: string;
  /** Counted from 1. */
  readonly line: number;
  /** Page of a paged source (PDF), counted from 1. */
  readonly page?: number;
}

/** One file (or clipboard, editor, tool result) of the context, read into passages. */
export interface Source {
  readonly uri: string;
  /** The text that all offsets refer to; for PDF, DOCX and HTML the extracted text. */
  readonly text: string;
  /** `position` counts within this source here; the search index renumbers over all sources. */
  readonly passages: readonly Passage[];
}
