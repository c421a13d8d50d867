import type { Span } from './span.ts';

/** What a stretch of text is in its document; prose and list items are where claims live. */
export type BlockKind = 'prose' | 'heading' | 'listItem' | 'tableRow' | 'field' | 'code';

/** One statement-sized piece of a text: a sentence, a list item's sentence, a table row or a JSON field. */
export interface Sentence extends Span {
  /** Exactly `document.slice(start, end)`, markup included. */
  readonly text: string;
  readonly kind: BlockKind;
  /** What stands above it, outermost first: headings, the lead-in of a list, a table's header row, a JSON path. */
  readonly trail: readonly string[];
}

/** A sentence of the context that knows its place. `start` and `end` are offsets into its source's `text`. */
export interface Passage extends Sentence {
  /** Position in `ContextData.passages`; neighbours are `position ± 1` while their `uri` is the same. */
  readonly position: number;
  readonly uri: string;
  /** Counted from 1. */
  readonly line: number;
  /** Page of a paged source (PDF), counted from 1. */
  readonly page?: number;
}

/** Passages in their order; those of a large source may be made only when they are asked for, and each time anew. */
export type Passages = Pick<readonly Passage[], 'length' | 'at' | 'entries' | 'map' | typeof Symbol.iterator>;

/** One file (or clipboard, editor, tool result) of the context, read into passages. */
export interface Source {
  readonly uri: string;
  /** The text that all offsets refer to; for PDF, DOCX and HTML the extracted text. */
  readonly text: string;
  /** `shortHash` of `text`, made by the reader: a text is large, and is asked about at each check. */
  readonly hash: string;
  /** `position` counts within this source here; the search index renumbers over all sources. */
  readonly passages: Passages;
}

type Read = Pick<Passage, 'uri' | 'start' | 'end' | 'kind'>;

/**
 * How much of a source a judge read, 0 to 1, by characters; headings count for neither side.
 * @param read the passages that the judge was given, of any source
 */
export function readShare(source: Source, read: Iterable<Read>): number {
  const mine = new Map(
    [...read].filter(({ uri }) => uri === source.uri).map((passage) => [passage.start, passage]),
  );
  const all = characters(source.passages);
  return all === 0 ? 1 : characters(mine.values()) / all;
}

function characters(passages: Iterable<Read>): number {
  let sum = 0;
  for (const { kind, start, end } of passages) if (kind !== 'heading') sum += end - start;
  return sum;
}
