import * as z from 'zod/mini';
import { faultMessage, readyMessage, wordsMessage } from '../webviewProtocol.ts';

/*
 * What the two halves of the results view say to each other. The extension holds the results; the page asks for the
 * rows that it shows. Both sides validate what they receive.
 */

const count = z.int().check(z.nonnegative());

const cell = z.object({
  case: count,
  result: count,
  /** For display: "0.83", "B", "–". */
  text: z.string(),
  /** Of the scale, 0..1; of no category and where there is no score. */
  share: z.nullable(z.number()),
  /** 0 (best) to 1; decides the colour. */
  badness: z.nullable(z.number()),
  pass: z.nullable(z.boolean()),
  /** In words, for the tooltip and the screen reader. */
  title: z.string(),
});

const row = z.object({
  row: count,
  line: z.int(),
  id: z.optional(z.string()),
  excerpt: z.string(),
  expected: z.optional(z.string()),
  disputed: z.boolean(),
  problem: z.optional(z.string()),
  cells: z.array(z.nullable(cell)),
});

/** Together with others of one name below a heading, by what columns are grouped. */
const column = z.object({
  name: z.string(),
  judge: z.object({ group: z.string(), name: z.string() }),
  prompt: z.object({ group: z.string(), name: z.string() }),
});

/** A figure that is read first, in words. */
const tile = z.object({ name: z.string(), value: z.string(), note: z.string() });

const table = z.object({
  about: z.enum(['scores', 'labels', 'agreement']),
  title: z.string(),
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

const state = z.object({
  dataset: z.string(),
  /** "running", or how it ended. */
  status: z.enum(['running', 'done', 'cancelled', 'failed']),
  /** In words: cases so far, failures. */
  progress: z.string(),
  tiles: z.array(tile),
  columns: z.array(column),
  /** Labels are there, so rows can be looked at that the judge got wrong. */
  labelled: z.boolean(),
  tables: z.array(table),
  distributions: z.array(z.object({ name: z.string(), bins: z.array(count), scale: z.number() })),
  rows: count,
});

const rowQuery = z.object({
  filter: z.enum(['all', 'wrong', 'disagreements', 'mislabelled', 'failed']),
  order: z.enum(['data', 'worst']),
  text: z.string(),
});

export const exportFormats = ['csv', 'json', 'markdown', 'html', 'jsonl'] as const;

export const toResultsSchema = z.discriminatedUnion('type', [
  wordsMessage,
  z.object({ type: z.literal('state'), state }),
  /** Rows `from` to `from + rows.length` of the `total` that the query picks. */
  z.object({ type: z.literal('rows'), query: rowQuery, from: count, total: count, rows: z.array(row) }),
]);

export const fromResultsSchema = z.discriminatedUnion('type', [
  readyMessage,
  z.object({
    type: z.literal('rows'),
    query: rowQuery,
    from: count,
    count: z.int().check(z.positive(), z.maximum(500)),
  }),
  z.object({ type: z.literal('open'), case: count, result: count }),
  z.object({ type: z.literal('export'), format: z.enum(exportFormats) }),
  z.object({ type: z.literal('cancel') }),
  faultMessage,
]);

export type ResultsState = z.infer<typeof state>;
export type ResultsRow = z.infer<typeof row>;
export type ResultsCell = z.infer<typeof cell>;
export type ResultsColumn = z.infer<typeof column>;
export type ResultsTile = z.infer<typeof tile>;
export type ResultsTable = z.infer<typeof table>;
export type ResultsQuery = z.infer<typeof rowQuery>;
export type ExportFormat = (typeof exportFormats)[number];
export type ToResults = z.infer<typeof toResultsSchema>;
export type FromResults = z.infer<typeof fromResultsSchema>;
