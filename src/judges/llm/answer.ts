import { z } from 'zod';

/** Kinds of sentences without a claim that a model may name. */
export const modelSkipKinds = ['question', 'command', 'heading', 'offer', 'aboutAnswer', 'noClaim'] as const;

const number = z.int();
const numbers = z.array(number);

/**
 * "supported" alone, because most claims are and time is output tokens; what is not supported says why, in the
 * value of the key that names the verdict. `wrong` and `right` are the words at fault and their replacement.
 */
const verdict = z.union([
  z.literal('supported'),
  z.strictObject({ contradicted: z.string(), wrong: z.string(), right: z.string() }),
  z.strictObject({ unsupported: z.string() }),
]);

export const modelFlags = ['hedged', 'subjective', 'rounded', 'coarser'] as const;

/** A sentence that is one claim, whole and without flags. Evidence stands before the verdict that rests on it. */
const wholeSentence = z.strictObject({ sentence: number, context: numbers, verdict });

/** A sentence of several claims, or with flags. `words` are exact words of it, "" for all of them. */
const splitSentence = z.strictObject({
  split: number,
  claims: z.array(
    z.strictObject({ words: z.string(), flags: z.array(z.enum(modelFlags)), context: numbers, verdict }),
  ),
});

const withoutClaim = z.strictObject({ skip: number, why: z.enum(modelSkipKinds) });

/**
 * One sentence's answer. The shapes differ in their first key, because strict mode allows a union of objects
 * only so; every property is required, because it has no optional ones.
 */
export const answerSchema = z.union([wholeSentence, splitSentence, withoutClaim]);

export const answersSchema = z.strictObject({ answers: z.array(answerSchema) });

export type Answer = z.infer<typeof answerSchema>;
export type AnswerVerdict = z.infer<typeof verdict>;

/** Number of the sentence that an object claims to answer, even where the rest of it is invalid. */
export function answeredNumber(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['sentence', 'split', 'skip'] as const) {
    const found: unknown = key in value ? (value as Record<string, unknown>)[key] : undefined;
    if (typeof found === 'number' && Number.isInteger(found)) return found;
  }
  return undefined;
}
