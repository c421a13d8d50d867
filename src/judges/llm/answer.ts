import * as z from 'zod/mini';
import { modelFlags, skipSchema, verdictSchema } from './verdict.ts';

const number = z.int();
const numbers = z.array(number);

/**
 * A sentence that is one claim, whole and without flags. Evidence stands before the verdict that rests on it; the
 * verdict's key is short because it is written once a claim.
 */
const wholeSentence = z.strictObject({ sentence: number, context: numbers, is: verdictSchema });

/** A sentence of several claims, or with flags. `words` are exact words of it, "" for all of them. */
const splitSentence = z.strictObject({
  split: number,
  claims: z.array(
    z.strictObject({
      words: z.string(),
      flags: z.array(z.enum(modelFlags)),
      context: numbers,
      is: verdictSchema,
    }),
  ),
});

/**
 * One sentence's answer. The shapes differ in their first key, because strict mode allows a union of objects
 * only so; every property is required, because it has no optional ones.
 */
export const answerSchema = z.union([wholeSentence, splitSentence, skipSchema]);

/** Numbers of sentences and context count from 1. */
export type Answer = z.infer<typeof answerSchema>;

/** Number of the sentence that an object claims to answer, even where the rest of it is invalid. */
export function answeredNumber(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['sentence', 'split', 'skip'] as const) {
    const found: unknown = key in value ? (value as Record<string, unknown>)[key] : undefined;
    if (typeof found === 'number' && Number.isInteger(found)) return found;
  }
  return undefined;
}
