/** Words that may stand before a model's name; a test holds them to the providers of `models/`. */
export const knownProviders =
  'openai, azure, anthropic, google, mistral, groq, deepseek, xai, openrouter, github, ollama, lmstudio, llamacpp, vllm';
