import { Problem } from '../check/problem.ts';
import { isProviderName, type Provider, type ProviderName, providers } from './providers.ts';

/** Where a model id leads: an OpenAI-compatible endpoint, its key and the model's own name there. */
export interface ModelAddress {
  readonly provider: ProviderName;
  readonly model: string;
  readonly baseUrl: string;
  readonly key?: string;
}

/** Where addresses and keys come from. */
export interface AddressOptions {
  /** Keys and addresses are looked up here; the editor passes none. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Instead of the provider's own; its key is then optional. */
  readonly baseUrl?: string;
}

/**
 * Reads "openai/gpt-4o", "openai:gpt-4o" or, for OpenAI and endpoints that speak like it, just "gpt-4o".
 * Throws a `Problem`: noModelChosen, noKey, badInput.
 */
export function modelById(id: string, { env, baseUrl }: AddressOptions): ModelAddress {
  const { provider, model } = splitId(id.trim());
  if (model === '') throw new Problem('noModelChosen');
  const preset: Provider = providers[provider];
  const given = baseUrl ?? firstOf(preset.baseUrlVariables, env);
  const address = given ?? preset.baseUrl;
  if (address === undefined)
    throw new Problem('badInput', { detail: `${provider}: set ${preset.baseUrlVariables.join(' or ')}.` });
  const key = firstOf(preset.keyVariables, env);
  const needsKey = given === undefined && preset.keyVariables.length > 0;
  if (key === undefined && needsKey)
    throw new Problem('noKey', { host: new URL(address).host, variable: preset.keyVariables[0]! });
  return {
    provider,
    model,
    baseUrl: provider === 'azure' ? azureV1(address) : address,
    ...(key === undefined ? {} : { key }),
  };
}

/** Model names hold slashes and colons themselves ("meta-llama/llama-3", "llama3.2:3b"), so only a known word counts. */
function splitId(id: string): { readonly provider: ProviderName; readonly model: string } {
  const [, word, rest] = /^([a-z]+)[/:](.*)$/i.exec(id) ?? [];
  const provider = word?.toLowerCase();
  return provider !== undefined && isProviderName(provider)
    ? { provider, model: withoutKind(rest!) }
    : { provider: 'openai', model: id };
}

/** promptfoo's ids may say which API is meant: "openai:chat:gpt-4o". */
const withoutKind = (model: string): string => model.replace(/^(?:chat|responses|messages):/, '');

/** A resource's bare address is accepted as well. */
const azureV1 = (address: string): string => {
  const trimmed = address.replace(/\/+$/, '');
  return /\/openai\/v1$/.test(trimmed) ? trimmed : `${trimmed}/openai/v1`;
};

const firstOf = (
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | undefined => names.map((name) => env[name]?.trim()).find((value) => value);
