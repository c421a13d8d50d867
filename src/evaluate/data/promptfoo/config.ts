import * as z from 'zod/mini';
import { Problem } from '../../../check/problem.ts';
import { addressIn, refuseAddressesIn } from './providerAddress.ts';
import { type Environment, fillEnvironment } from './template.ts';

const providerObject = z.object({
  id: z.string(),
  label: z.optional(z.string()),
  config: z.optional(z.record(z.string(), z.unknown())),
  env: z.optional(z.record(z.string(), z.unknown())),
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

/** Names and values are checked where weights are used, in words that name the wrong one. */
const weights = z.record(z.string(), z.unknown());

/** A rubric is text, or a JSON chat array, which is kept as its JSON. */
const rubric = z.union([
  z.string(),
  z.pipe(
    z.array(z.unknown()),
    z.transform((messages) => JSON.stringify(messages)),
  ),
]);

/** A grader by the type of answer; only the one for text is asked. */
const graderEntry = z.union([
  z.pipe(
    z.looseObject({ text: provider }),
    z.transform(({ text }) => text),
  ),
  provider,
]);

const options = z.looseObject({
  provider: z.optional(graderEntry),
  factuality: z.optional(weights),
  rubricPrompt: z.optional(rubric),
  disableVarExpansion: z.optional(z.boolean()),
});

const assertion = z.looseObject({
  type: z.string(),
  value: z.optional(z.unknown()),
  threshold: z.optional(z.number()),
  weight: z.optional(z.number().check(z.nonnegative())),
  metric: z.optional(z.string()),
  provider: z.optional(graderEntry),
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
  tests: z._default(z.union([z.string(), z.array(z.unknown())]), []),
  scenarios: z.optional(z.array(z.unknown())),
  evaluateOptions: z.optional(z.record(z.string(), z.unknown())),
});

export type Config = z.infer<typeof configSchema>;
export type Test = z.infer<typeof testSchema>;
export type PartialTest = z.infer<typeof partialTestSchema>;
export type Assertion = z.infer<typeof assertion>;
export type ProviderEntry = z.infer<typeof provider>;
export type PromptEntry = z.infer<typeof prompt>;

/** Who answers, as a configuration names it. */
export interface ConfigProvider {
  /** "openai:gpt-4o", "echo". */
  readonly id: string;
  readonly label?: string;
  /** An address of its own. */
  readonly baseUrl?: string;
  readonly temperature?: number;
}

/** Kinds that are programs, pages or clouds with a protocol of their own. Model names hold colons, too. */
const foreignKinds =
  /^(?:adaline|ai21|aiml|bedrock|bedrock-agent|browser|cloudflare-ai|cohere|exec|f5|fal|file|golang|helicone|https?|huggingface|jfrog|langfuse|litellm|localai|mcp|package|portkey|promptfoo|python|replicate|ruby|sagemaker|sequence|simulated-user|slack|vertex|voyage|wandb|watsonx|webhook|websocket|wss?|xai):/;

/** @throws {Problem} foreignProvider */
export function providersOf(
  { providers, targets }: Pick<Config, 'providers' | 'targets'>,
  env: Environment | undefined,
): readonly ConfigProvider[] {
  return [providers ?? targets ?? []].flat().map((entry) => fillEnvironment(toProvider(entry), env));
}

/** @throws {Problem} foreignProvider, badInput for an address that cannot be obeyed */
export function toProvider(entry: ProviderEntry): ConfigProvider {
  const { id, label, config = {}, env } = typeof entry === 'string' ? { id: entry } : entry;
  if (foreignKinds.test(id) || /\.(?:[cm]?[jt]s|py)$/.test(id)) throw new Problem('foreignProvider', { id });
  refuseAddressesIn(env);
  const baseUrl = addressIn(config);
  const { temperature } = config;
  return {
    id,
    label,
    baseUrl,
    temperature: typeof temperature === 'number' ? temperature : undefined,
  };
}
