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
