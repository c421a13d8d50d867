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

/** The value under the first of `keys` that a record has. */
export function fieldAt(field: Field | undefined, ...keys: readonly string[]): Field | undefined {
  if (field?.kind !== 'record') return undefined;
  for (const key of keys) {
    const found = field.entries.find((entry) => entry.key === key)?.field;
    if (found && !(found.kind === 'scalar' && found.value === null)) return found;
  }
  return undefined;
}

export const itemsOf = (field: Field | undefined): readonly Field[] =>
  field?.kind === 'list' ? field.items : [];

export const stringOf = (field: Field | undefined): string | undefined =>
  field?.kind === 'scalar' && typeof field.value === 'string' ? field.value : undefined;
