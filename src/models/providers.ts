import { isNearly } from '../base/nearestName.ts';
import { Problem } from '../check/problem.ts';
import { allowAddress } from './namedOrigins.ts';

/** An OpenAI-compatible endpoint that a model id can name by a word. */
export interface ModelProvider {
  /** Absent where each account has an address of its own. */
  readonly baseUrl?: string;
  /** Environment variables that may hold the address instead, first wins. */
  readonly baseUrlVariables: readonly string[];
  /** Environment variables that may hold the key, first wins; none where the endpoint needs none. */
  readonly keyVariables: readonly string[];
}

const hosted = (baseUrl: string, ...keyVariables: readonly string[]): ModelProvider => ({
  baseUrl,
  baseUrlVariables: [],
  keyVariables,
});

/** Endpoints as their makers document them for OpenAI clients; docs/command-line.md lists them. */
export const providers = {
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    baseUrlVariables: ['OPENAI_BASE_URL'],
    keyVariables: ['OPENAI_API_KEY'],
  },
  /** The v1 endpoint of a resource: https://RESOURCE.openai.azure.com/openai/v1 */
  azure: {
    baseUrlVariables: ['AZURE_OPENAI_BASE_URL', 'AZURE_OPENAI_ENDPOINT'],
    keyVariables: ['AZURE_OPENAI_API_KEY'],
  },
  anthropic: hosted('https://api.anthropic.com/v1', 'ANTHROPIC_API_KEY'),
  google: hosted(
    'https://generativelanguage.googleapis.com/v1beta/openai',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'GEMINI_API_KEY',
    'GOOGLE_API_KEY',
  ),
  mistral: hosted('https://api.mistral.ai/v1', 'MISTRAL_API_KEY'),
  groq: hosted('https://api.groq.com/openai/v1', 'GROQ_API_KEY'),
  deepseek: hosted('https://api.deepseek.com', 'DEEPSEEK_API_KEY'),
  xai: hosted('https://api.x.ai/v1', 'XAI_API_KEY'),
  openrouter: hosted('https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'),
  github: hosted('https://models.github.ai/inference', 'GITHUB_TOKEN'),
  ollama: {
    baseUrl: 'http://localhost:11434/v1',
    baseUrlVariables: ['OLLAMA_BASE_URL'],
    keyVariables: [],
  },
  lmstudio: { baseUrl: 'http://localhost:1234/v1', baseUrlVariables: [], keyVariables: [] },
  llamacpp: { baseUrl: 'http://localhost:8080/v1', baseUrlVariables: [], keyVariables: [] },
  vllm: { baseUrl: 'http://localhost:8000/v1', baseUrlVariables: [], keyVariables: [] },
} as const satisfies Readonly<Record<string, ModelProvider>>;

type ProviderName = keyof typeof providers;

const isProviderName = (name: string): name is ProviderName => Object.hasOwn(providers, name);

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
  /** That the person named instead of the provider's own; its key is then optional. */
  readonly baseUrl?: string;
  /** That the person gave instead of one from `env`. */
  readonly key?: string;
  /** That a file names: obeyed where its origin is the provider's own or was named by the person, else refused. */
  readonly baseUrlOfFile?: string;
  /** Further origins that the person named for files. */
  readonly allowed?: readonly string[];
}

/** The offline judge by its names: as it is, and with rules alone. */
const offlineNames = ['offline', 'wording'] as const;

export const isOffline = (id: string): boolean =>
  offlineNames.some((name) => name === id.trim().toLowerCase());

export const isRulesAlone = (id: string): boolean => id.trim().toLowerCase() === 'wording';

/**
 * Reads "openai/gpt-4o", "openai:gpt-4o", or just "gpt-4o" for OpenAI's own names and, where the person named an
 * address, for any. The key goes to no origin but the provider's own and those that the person named.
 * Throws a `Problem`: noModelChosen, unknownProvider, noKey, addressNotAllowed, badInput.
 */
export function modelById(id: string, options: AddressOptions): ModelAddress {
  const { env, baseUrl, baseUrlOfFile, allowed = [] } = options;
  const { provider, model } = splitId(id.trim(), (baseUrlOfFile ?? baseUrl) !== undefined);
  if (model === '') throw new Problem('noModelChosen');
  const preset: ModelProvider = providers[provider];
  const own = firstOf(preset.baseUrlVariables, env);
  if (baseUrlOfFile !== undefined)
    allowAddress(baseUrlOfFile, [preset.baseUrl, own, baseUrl, ...allowed].filter(isGiven), id);
  const given = baseUrlOfFile ?? baseUrl ?? own;
  const address = given ?? preset.baseUrl;
  if (address === undefined)
    throw new Problem('badInput', { detail: `${provider}: set ${preset.baseUrlVariables.join(' or ')}.` });
  const key = options.key ?? firstOf(preset.keyVariables, env);
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

/** Names of OpenAI's own models, which need no provider before them. */
const ofOpenAi = /^(?:gpt-|chatgpt-|o[1-9](?:$|-)|ft:)/i;

/**
 * Model names hold slashes and colons themselves ("meta-llama/llama-3", "llama3.2:3b"), so only a known word counts.
 * Any other name is somebody's mistake unless there is an address whose models may be called so.
 */
function splitId(
  id: string,
  hasAddress: boolean,
): { readonly provider: ProviderName; readonly model: string } {
  const [, word, rest = ''] = /^([a-z]+)(?:[/:](.*))?$/i.exec(id) ?? [];
  const provider = word?.toLowerCase();
  if (provider !== undefined && isProviderName(provider)) return { provider, model: withoutKind(rest) };
  if (id === '' || ofOpenAi.test(id) || (hasAddress && !isOffline(meant(id) ?? '')))
    return { provider: 'openai', model: id };
  throw unknownProvider(id);
}

function unknownProvider(id: string): Problem {
  const suggestion = meant(/^[^/:]*/.exec(id)![0]);
  return new Problem('unknownProvider', {
    id,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

/** The known word that a mistyped one is nearest to. */
const meant = (word: string): string | undefined =>
  [...offlineNames, ...Object.keys(providers)].find((known) => isNearly(word.toLowerCase(), known));

const isGiven = (address: string | undefined): address is string => address !== undefined;

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
