import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { CallRecord } from '../judges/llm/modelCall.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { isOffline, isRulesAlone, modelById } from '../models/providers.ts';
import type { LocalModels } from '../worker/localModels.ts';
import { type OfflineChoice, openOfflineJudge } from '../worker/openOfflineJudge.ts';
import { aiSdkModel, isAiSdkModel } from './aiSdkModel.ts';
import { isOpenAiClientOption, type OpenAiClientOption, openAiClientModel } from './openAiClientModel.ts';

/** What the scorers need of the program they run in. */
export interface Runtime {
  /** Keys and addresses of providers; empty in the editor, which keeps its own. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  /** Recognise further kinds of model objects, such as the editor's. */
  readonly adapters: readonly ((model: object) => ChatModel | undefined)[];
  /** Models with which the offline judge reads; it has rules alone where they are absent. */
  readonly localModels?: LocalModels;
}

/**
 * "offline", "wording" (offline, rules alone), a model's id ("openai/gpt-4o", "ollama:qwen3"), `{client, model}` with an OpenAI client, an AI SDK model
 * object, or, in the editor, one of its models.
 */
export type ModelOption = 'offline' | 'wording' | (string & {}) | OpenAiClientOption | object;

/** The chat model that an option names; undefined for "offline". Throws a `Problem` for what is none. */
export async function resolveModel(option: ModelOption, runtime: Runtime): Promise<ChatModel | undefined> {
  if (typeof option === 'string') {
    if (isOffline(option)) return undefined;
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

/** What a scorer is told of the offline judge. */
interface OfflineConfig {
  readonly model?: ModelOption;
  /** Folder of the local model with which the offline judge reads. */
  readonly modelFolder?: string;
}

/** Opens the offline judge that a scorer is configured for. */
export const offlineJudgeOf =
  ({ model, modelFolder }: OfflineConfig, { localModels }: Runtime) =>
  (): Promise<Judge> => {
    const rulesAlone = typeof model === 'string' && isRulesAlone(model);
    return openOfflineJudge({ rulesAlone, modelFolder } satisfies OfflineChoice, localModels);
  };

/** "single pass": claims and verdicts in one call; "staged": in two, each with its own prompt, for twice the cost. */
export type Strategy = 'staged' | 'single pass';

/** What a model was asked at each step, twice the same in a single pass; filled while the judge works. */
export interface StepPrompts {
  readonly claims: string[];
  readonly verdicts: string[];
}

/** The judge over a chat model, with its prompts on record; the offline judge where there is none. */
export async function createStepJudge(
  model: ChatModel | undefined,
  openOffline: () => Promise<Judge>,
  strategy: Strategy = 'single pass',
): Promise<{ readonly judge: Judge; readonly prompts: StepPrompts }> {
  const prompts: StepPrompts = { claims: [], verdicts: [] };
  if (!model) return { judge: await openOffline(), prompts };
  if (strategy === 'single pass') {
    const { createModelJudge } = await import('../judges/modelJudge.ts');
    const onCall = ({ prompt }: CallRecord) => {
      prompts.claims.push(prompt);
      prompts.verdicts.push(prompt);
    };
    return { judge: createModelJudge({ model, onCall }), prompts };
  }
  const { createStagedJudge } = await import('../judges/llm/stagedJudge.ts');
  const judge = createStagedJudge({ model, onStep: ({ step, prompt }) => prompts[step].push(prompt) });
  return { judge, prompts };
}
