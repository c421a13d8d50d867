/** An OpenAI-compatible endpoint that a model id can name by a word. */
export interface Provider {
  /** Absent where each account has an address of its own. */
  readonly baseUrl?: string;
  /** Environment variables that may hold the address instead, first wins. */
  readonly baseUrlVariables: readonly string[];
  /** Environment variables that may hold the key, first wins; none where the endpoint needs none. */
  readonly keyVariables: readonly string[];
}

const hosted = (baseUrl: string, ...keyVariables: readonly string[]): Provider => ({
  baseUrl,
  baseUrlVariables: [],
  keyVariables,
});

/** SCORERS §7. Endpoints as their makers document them for OpenAI clients. */
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
  openrouter: hosted('https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'),
  ollama: {
    baseUrl: 'http://localhost:11434/v1',
    baseUrlVariables: ['OLLAMA_BASE_URL'],
    keyVariables: [],
  },
  lmstudio: { baseUrl: 'http://localhost:1234/v1', baseUrlVariables: [], keyVariables: [] },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;

export const isProviderName = (name: string): name is ProviderName => Object.hasOwn(providers, name);
