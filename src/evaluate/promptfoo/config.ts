import * as z from 'zod/mini';

const providerObject = z.object({
  id: z.string(),
  label: z.optional(z.string()),
  config: z.optional(z.record(z.string(), z.unknown())),
});

/** "openai:gpt-4o", an object with that id, or `{ "openai:gpt-4o": { config } }`. */
const provider = z.union([
  z.string(),
  providerObject,
  z.pipe(
    z
      .record(z.string(), z.omit(providerObject, { id: true }))
      .check(z.refine((named) => Object.keys(named).length === 1)),
    z.transform((named) => Object.entries(named).map(([id, entry]) => ({ ...entry, id }))[0]!),
  ),
]);

const weights = z.object({
  subset: z.optional(z.number()),
  superset: z.optional(z.number()),
  agree: z.optional(z.number()),
  disagree: z.optional(z.number()),
  differButFactual: z.optional(z.number()),
});

/** A rubric is text, or a JSON chat array, which is kept as its JSON. */
const rubric = z.union([
  z.string(),
  z.pipe(
    z.array(z.unknown()),
    z.transform((messages) => JSON.stringify(messages)),
  ),
]);

const options = z.looseObject({
  provider: z.optional(provider),
  factuality: z.optional(weights),
  rubricPrompt: z.optional(rubric),
});

const assertion = z.looseObject({
  type: z.string(),
  value: z.optional(z.unknown()),
  threshold: z.optional(z.number()),
  metric: z.optional(z.string()),
  provider: z.optional(provider),
  rubricPrompt: z.optional(rubric),
  /** Of an `assert-set`. */
  get assert() {
    return z.optional(z.array(assertion));
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
  vars: z.optional(z.record(z.string(), variable)),
  assert: z.optional(z.array(assertion)),
  options: z.optional(options),
});

export const testSchema = z.extend(partialTestSchema, {
  description: z.optional(z.string()),
  providerOutput: z.optional(z.string()),
});

/** Text or the name of a file; an object has it as `raw` or `id`. */
const prompt = z.union([
  z.string(),
  z.object({ raw: z.string(), label: z.optional(z.string()) }),
  z.object({ id: z.string(), label: z.optional(z.string()) }),
]);

/** What Claimlight reads of a promptfoo configuration; other fields are named as left out. */
export const configSchema = z.looseObject({
  providers: z.optional(z.union([z.string(), z.array(provider)])),
  targets: z.optional(z.union([z.string(), z.array(provider)])),
  prompts: z.optional(z.union([z.string(), z.array(prompt)])),
  /** The name of a file, or the test itself. */
  defaultTest: z.optional(z.union([z.string(), partialTestSchema])),
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
