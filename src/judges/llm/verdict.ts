import * as z from 'zod/mini';

/**
 * "supported" alone, because most claims are and time is output tokens; what is not supported says why, in the
 * value of the key that names the verdict. `wrong` and `right` are the words at fault and their replacement.
 */
export const verdictSchema = z.union([
  z.literal('supported'),
  z.strictObject({ contradicted: z.string(), wrong: z.string(), right: z.string() }),
  z.strictObject({ unsupported: z.string() }),
]);

export const modelFlags = ['hedged', 'subjective', 'rounded', 'coarser'] as const;

/** Kinds of sentences without a claim that a model may name. */
export const modelSkipKinds = ['question', 'command', 'heading', 'offer', 'aboutAnswer', 'noClaim'] as const;

/** A sentence without a claim. */
export const skipSchema = z.strictObject({ skip: z.int(), why: z.enum(modelSkipKinds) });

export type AnswerVerdict = z.infer<typeof verdictSchema>;
