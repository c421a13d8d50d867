/** An OpenAI-compatible endpoint that a model id can name by a word. */
export interface Provider {
  readonly baseUrl: string;
  /** Environment variables that may hold the key, first wins; none where the endpoint needs none. */
  readonly keyVariables: readonly string[];
}

/** SCORERS §7. Endpoints as their makers document them for OpenAI clients. */
export const providers: Readonly<Record<string, Provider>> = {
  openai: { baseUrl: 'https://api.openai.com/v1', keyVariables: ['OPENAI_API_KEY'] },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', keyVariables: ['ANTHROPIC_API_KEY'] },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    keyVariables: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  },
  mistral: { baseUrl: 'https://api.mistral.ai/v1', keyVariables: ['MISTRAL_API_KEY'] },
  groq: { baseUrl: 'https://api.groq.com/openai/v1', keyVariables: ['GROQ_API_KEY'] },
  openrouter: { baseUrl: 'https://openrouter.ai/api/v1', keyVariables: ['OPENROUTER_API_KEY'] },
  ollama: { baseUrl: 'http://localhost:11434/v1', keyVariables: [] },
  lmstudio: { baseUrl: 'http://localhost:1234/v1', keyVariables: [] },
};
