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

const contrast = z.strictObject({ context: z.string(), wrong: z.string(), right: z.string() });
const contrastFile = z.strictObject({
  language: z.string(),
  open: z.array(contrast),
  closed: z.array(contrast),
});

/** A sentence or two each, a wrong statement in their words and a right one in others. */
export const readContrasts = (): readonly OwnText[] =>
  filesIn('contrasts').flatMap(([name, data]) => {
    const { language, ...parts } = contrastFile.parse(data);
    return (['open', 'closed'] as const).flatMap((part) =>
      parts[part].map(({ context, wrong, right }) => ({
        name,
        language,
        part,
        context,
        statements: [
          { text: wrong, supported: false },
          { text: right, supported: true },
        ],
      })),
    );
  });

const readFolder = (name: string, read: (data: unknown) => Omit<OwnText, 'name'>): readonly OwnText[] =>
  filesIn(name).map(([file, data]) => ({ name: file, ...read(data) }));

function filesIn(name: string): readonly (readonly [name: string, data: unknown])[] {
  const folder = join(import.meta.dirname, '../../fixtures', name);
  return readdirSync(folder)
    .toSorted()
    .map((file) => [basename(file, '.yaml'), parse(readFileSync(join(folder, file), 'utf8'))]);
}
