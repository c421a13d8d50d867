import * as z from 'zod';

const provider = z.union([
  z.string(),
  z.object({
    id: z.string(),
    label: z.string().optional(),
    config: z.record(z.string(), z.unknown()).optional(),
  }),
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

const options = z.object({
  provider: provider.optional(),
  factuality: weights.optional(),
  rubricPrompt: rubric.optional(),
});

const assertion = z.object({
  type: z.string(),
  value: z.unknown().optional(),
  threshold: z.number().optional(),
  metric: z.string().optional(),
  provider: provider.optional(),
  rubricPrompt: rubric.optional(),
});

const variable = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
]);

const partialTest = z.object({
  vars: z.record(z.string(), variable).optional(),
  assert: z.array(assertion).optional(),
  options: options.optional(),
});

export const testSchema = partialTest.extend({
  description: z.string().optional(),
  providerOutput: z.string().optional(),
});

const prompt = z.union([z.string(), z.object({ raw: z.string(), label: z.string().optional() })]);

/** What Claimlight reads of a promptfoo configuration; other fields are left to promptfoo. */
export const configSchema = z.object({
  description: z.string().optional(),
  providers: z.union([z.string(), z.array(provider)]).optional(),
  targets: z.array(provider).optional(),
  prompts: z.union([z.string(), z.array(prompt)]).optional(),
  defaultTest: partialTest.optional(),
  /** Items are read one by one, so that a bad test costs that test alone. */
  tests: z.union([z.string(), z.array(z.unknown())]),
});

export type Config = z.infer<typeof configSchema>;
export type Test = z.infer<typeof testSchema>;
export type PartialTest = z.infer<typeof partialTest>;
export type Assertion = z.infer<typeof assertion>;
export type ProviderEntry = z.infer<typeof provider>;

/** Tells a configuration from a file of rows. */
export const looksLikeConfig = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'tests' in value;
