import type { Problem } from '../../../check/problem.ts';

/** Of a file of rows. */
export type RowFormat = 'jsonl' | 'json' | 'csv' | 'yaml';

/** One raw row of a file, or why it is none. */
export type RawRow =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: Problem };
