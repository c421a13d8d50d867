import * as z from 'zod';

const providerObject = z.object({
  id: z.string(),
  label: z.string().optional(),
  config: z.record(z.string(), z.unknown()).optional(),
});

/** "openai:gpt-4o", an object with that id, or `{ "openai:gpt-4o": { config } }`. */
const provider = z.union([
  z.string(),
  providerObject,
  z
    .record(z.string(), providerObject.omit({ id: true }))
    .refine((named) => Object.keys(named).length === 1)
    .transform((named) => Object.entries(named).map(([id, entry]) => ({ ...entry, id }))[0]!),
]);

const weights = z.object({
  subset: z.number().optional(),
  superset: z.number().optional(),
  agree: z.number().optional(),
  disagree: z.number().optional(),
  differButFactual: z.number().optional(),
});

/** A rubric is text, or a JSON chat array, which is kept as its JSON. */
const rubric = z.union([z.string(), z.array(z.unknown()).transform((messages) => JSON.stringify(messages))]);

const options = z.looseObject({
  provider: provider.optional(),
  factuality: weights.optional(),
  rubricPrompt: rubric.optional(),
});

const assertion = z.looseObject({
  type: z.string(),
  value: z.unknown().optional(),
  threshold: z.number().optional(),
  metric: z.string().optional(),
  provider: provider.optional(),
  rubricPrompt: rubric.optional(),
  /** Of an `assert-set`. */
  get assert() {
    return z.array(assertion).optional();
  },
});

const variable = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
]);

export const partialTestSchema = z.looseObject({
  vars: z.record(z.string(), variable).optional(),
  assert: z.array(assertion).optional(),
  options: options.optional(),
});

export const testSchema = partialTestSchema.extend({
  description: z.string().optional(),
  providerOutput: z.string().optional(),
});

/** Text or the name of a file; an object has it as `raw` or `id`. */
const prompt = z.union([
  z.string(),
  z.object({ raw: z.string(), label: z.string().optional() }),
  z.object({ id: z.string(), label: z.string().optional() }),
]);

/** What Claimlight reads of a promptfoo configuration; other fields are named as left out. */
export const configSchema = z.looseObject({
  providers: z.union([z.string(), z.array(provider)]).optional(),
  targets: z.union([z.string(), z.array(provider)]).optional(),
  prompts: z.union([z.string(), z.array(prompt)]).optional(),
  /** The name of a file, or the test itself. */
  defaultTest: z.union([z.string(), partialTestSchema]).optional(),
  /** Items are read one by one, so that a bad test costs that test alone. */
  tests: z.union([z.string(), z.array(z.unknown())]),
});

export type Config = z.infer<typeof configSchema>;
export type Test = z.infer<typeof testSchema>;
export type PartialTest = z.infer<typeof partialTestSchema>;
export type Assertion = z.infer<typeof assertion>;
export type ProviderEntry = z.infer<typeof provider>;
export type PromptEntry = z.infer<typeof prompt>;

/** Tells a configuration from a file of rows. */
export const looksLikeConfig = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'tests' in value;
