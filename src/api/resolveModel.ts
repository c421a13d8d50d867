import { Problem } from '../check/problem.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { modelById } from '../models/modelById.ts';
import { aiSdkModel, isAiSdkModel } from './aiSdkModel.ts';
import { isOpenAiClientOption, type OpenAiClientOption, openAiClientModel } from './openAiClientModel.ts';
import type { Runtime } from './runtime.ts';

/**
 * "offline", a model's id ("openai/gpt-4o", "ollama:qwen3"), `{client, model}` with an OpenAI client, an AI SDK model
 * object, or, in the editor, one of its models.
 */
export type ModelOption = 'offline' | (string & {}) | OpenAiClientOption | object;

/** The chat model that an option names; undefined for "offline". Throws a `Problem` for what is none. */
export async function resolveModel(option: ModelOption, runtime: Runtime): Promise<ChatModel | undefined> {
  if (option === 'offline') return undefined;
  if (typeof option === 'string') {
    const address = modelById(option, { env: runtime.env });
    const { createOpenAiModel } = await import('../models/openai.ts');
    return createOpenAiModel({ ...address, fetch: runtime.fetch });
  }
  if (typeof option !== 'object' || option === null) throw new Problem('noModelChosen');
  if (isChatModel(option)) return option;
  if (isOpenAiClientOption(option)) return openAiClientModel(option);
  if (isAiSdkModel(option)) return aiSdkModel(option);
  for (const adapt of runtime.adapters) {
    const model = adapt(option);
    if (model) return model;
  }
  throw new Problem('noModelChosen');
}

const isChatModel = (option: object): option is ChatModel =>
  'stream' in option && 'destination' in option && 'countTokens' in option;
