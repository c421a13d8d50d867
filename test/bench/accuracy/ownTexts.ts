import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Part } from './closedDocuments.ts';

/** Kinds of error in texts that were written for measuring. */
export const errorKinds = [
  'negation',
  'quantifier',
  'condition',
  'role',
  'name',
  'number',
  'unit',
  'antonym',
  'comparison',
  'modality',
  'cause',
  'order',
  'attribution',
  'scope',
  'invented',
  'other-value',
  'switch',
  'both-only',
  'table-cell',
  'derived',
] as const;

export type ErrorKind = (typeof errorKinds)[number];

/** One labelled statement about a context. */
export interface Statement {
  readonly text: string;
  readonly supported: boolean;
  /** Of a wrong statement; of a right one, what its counterpart gets wrong. */
  readonly error?: ErrorKind;
}

/** A context written for measuring, with right and wrong statements about it. */
export interface OwnText {
  readonly name: string;
  readonly language: string;
  readonly part: Part;
  readonly context: string;
  readonly query?: string;
  readonly statements: readonly Statement[];
}

const head = {
  language: z.string(),
  kind: z.string(),
  part: z.enum(['open', 'closed']),
  context: z.string(),
  query: z.optional(z.string()),
};
const error = z.enum(errorKinds);
const pairsFile = z.strictObject({
  ...head,
  pairs: z.array(z.strictObject({ error, wrong: z.string(), right: z.string() })),
});
const documentFile = z.strictObject({
  ...head,
  output: z.array(
    z.union([z.strictObject({ right: z.string() }), z.strictObject({ wrong: z.string(), error })]),
  ),
});

const handbookFile = z.strictObject({ ...head, wrong: z.array(z.string()), right: z.array(z.string()) });

/** A wrong statement in the context's own words, and beside it a right one in other words. */
export const readPairs = (): readonly OwnText[] =>
  readFolder('pairs', (data) => {
    const { pairs, ...text } = pairsFile.parse(data);
    return {
      ...text,
      statements: pairs.flatMap(({ error, wrong, right }) => [
        { text: wrong, supported: false, error },
        { text: right, supported: true, error },
      ]),
    };
  });

/** Longer contexts with a whole output each, some of whose sentences are wrong. */
export const readDocuments = (): readonly OwnText[] =>
  readFolder('documents', (data) => {
    const { output, ...text } = documentFile.parse(data);
    return {
      ...text,
      statements: output.map((one) =>
        'right' in one
          ? { text: one.right, supported: true }
          : { text: one.wrong, supported: false, error: one.error },
      ),
    };
  });

/** Longer contexts of two kinds of text, with as many wrong as right statements that each stand for themselves. */
export const readHandbooks = (): readonly OwnText[] =>
  readFolder('handbooks', (data) => {
    const { wrong, right, ...text } = handbookFile.parse(data);
    return {
      ...text,
      statements: [
        ...wrong.map((text) => ({ text, supported: false })),
        ...right.map((text) => ({ text, supported: true })),
      ],
    };
  });

function readFolder(name: string, read: (data: unknown) => Omit<OwnText, 'name'>): readonly OwnText[] {
  const folder = join(import.meta.dirname, '../../fixtures', name);
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({
      name: basename(file, '.yaml'),
      ...read(parse(readFileSync(join(folder, file), 'utf8'))),
    }));
}
