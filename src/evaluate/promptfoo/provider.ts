import { Problem } from '../../check/problem.ts';
import type { Config, ProviderEntry } from './config.ts';
import { type Environment, fillEnvironment } from './environment.ts';

/** Who answers, as a configuration names it. */
export interface Provider {
  /** "openai:gpt-4o", "echo". */
  readonly id: string;
  readonly label?: string;
  /** An address of its own. */
  readonly baseUrl?: string;
  readonly temperature?: number;
}

/** Kinds that are programs, pages or clouds with a protocol of their own. Model names hold colons, too. */
const foreign =
  /^(?:adaline|ai21|aiml|bedrock|bedrock-agent|browser|cloudflare-ai|cohere|exec|f5|fal|file|golang|helicone|https?|huggingface|jfrog|langfuse|litellm|localai|mcp|package|portkey|promptfoo|python|replicate|ruby|sagemaker|sequence|simulated-user|slack|vertex|voyage|wandb|watsonx|webhook|websocket|wss?|xai):/;

/** @throws {Problem} foreignProvider */
export function providersOf(
  { providers, targets }: Pick<Config, 'providers' | 'targets'>,
  env: Environment | undefined,
): readonly Provider[] {
  return [providers ?? targets ?? []].flat().map((entry) => fillEnvironment(toProvider(entry), env));
}

/** A provider by its name alone. @throws {Problem} foreignProvider */
export function toProvider(entry: ProviderEntry): Provider {
  const { id, label, config = {} } = typeof entry === 'string' ? { id: entry } : entry;
  if (foreign.test(id) || /\.(?:[cm]?[jt]s|py)$/.test(id)) throw new Problem('foreignProvider', { id });
  const { apiBaseUrl, temperature } = config;
  return {
    id,
    ...(label === undefined ? {} : { label }),
    ...(typeof apiBaseUrl === 'string' ? { baseUrl: apiBaseUrl } : {}),
    ...(typeof temperature === 'number' ? { temperature } : {}),
  };
}
