import type { Span } from '../text/span.ts';

/** A value of a structured file that knows its place. Spans are offsets into the file's text. */
export type Field =
  | { readonly kind: 'scalar'; readonly span: Span; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly span: Span; readonly items: readonly Field[] }
  | { readonly kind: 'record'; readonly span: Span; readonly entries: readonly Entry[] };

export interface Entry {
  readonly key: string;
  /** Where the key begins. */
  readonly start: number;
  readonly field: Field;
}
