import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { CallRecord } from '../judges/llm/modelCall.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { isOffline, isRulesAlone, modelById, providers } from '../models/providers.ts';
import { defaultRetryPolicy } from '../models/retry.ts';
import type { LocalModels } from '../worker/localModels.ts';
import { type OfflineChoice, openOfflineJudge } from '../worker/openOfflineJudge.ts';
import { aiSdkModel, isAiSdkModel } from './aiSdkModel.ts';
import { ArgumentError, checkModelOption } from './argumentError.ts';
import { firstThatAnswers } from './modelList.ts';
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

/** An OpenAI-compatible endpoint and a model there, as Mastra writes them: "openai/gpt-4o" or "acme/own-model". */
export interface EndpointOption {
  readonly id?: `${string}/${string}` | (string & {});
  /** Instead of `id`. */
  readonly providerId?: string;
  readonly modelId?: string;
  /** Address of the endpoint; that of the provider where absent. */
  readonly url?: string;
  /** From the environment where absent. */
  readonly apiKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A model of a list of which the next is asked where one gives no answer. */
export interface ModelWithRetries {
  readonly model: SingleModelOption;
  /** Further attempts before the next model is asked; default 0, as in Mastra. */
  readonly maxRetries?: number;
  /** Default true. */
  readonly enabled?: boolean;
}

/** "offline", a model's id, an endpoint, `{client, model}` with an OpenAI client, or a model object. */
type SingleModelOption = 'offline' | 'wording' | (string & {}) | EndpointOption | OpenAiClientOption | object;

/** What a model is chosen by, where it is a function. */
export interface ModelChoice {
  readonly requestContext?: unknown;
}

/**
 * "offline", "wording" (offline, rules alone), a model's id ("openai/gpt-4o", "ollama:qwen3"), `{id, url, apiKey}`,
 * `{client, model}` with an OpenAI client, an AI SDK model object, or, in the editor, one of its models; a list of them,
 * of which the next is asked where one gives no answer; or a function that gives one for each run.
 */
export type ModelOption =
  | SingleModelOption
  | readonly (SingleModelOption | ModelWithRetries)[]
  | ((given: ModelChoice) => unknown);

/** What an option stands for in a run: that of a function is what it gives. */
export const chosenModel = async (
  option: ModelOption = 'offline',
  { requestContext }: ModelChoice,
): Promise<ModelOption> => {
  if (typeof option !== 'function') return option;
  const chosen: unknown = await option({ requestContext });
  checkModelOption(chosen);
  return (chosen ?? 'offline') as ModelOption;
};

/** The chat model that an option names; undefined for "offline". Throws a `Problem` for what is none. */
export async function resolveModel(option: ModelOption, runtime: Runtime): Promise<ChatModel | undefined> {
  if (!Array.isArray(option)) return singleModel(option, runtime, undefined);
  const list = option.map(toListed).filter(({ enabled }) => enabled);
  return firstThatAnswers(
    list.map(({ model, maxRetries }) => {
      const isEndpoint = typeof model === 'string' || isEndpointOption(model);
      return {
        open: async () => {
          const opened = await singleModel(model, runtime, isEndpoint ? maxRetries + 1 : undefined);
          if (!opened) throw new ArgumentError('model', 'must hold models alone where it is an array', model);
          return opened;
        },
        // An endpoint waits as it is asked to before it is asked again.
        attempts: isEndpoint ? 1 : maxRetries + 1,
      };
    }),
  );
}

function toListed(entry: SingleModelOption | ModelWithRetries) {
  const { model, maxRetries = 0, enabled = true } = isListed(entry) ? entry : { model: entry };
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    throw new ArgumentError('maxRetries', 'must be a whole number of at least 0', maxRetries);
  return { model, maxRetries, enabled };
}

/** An OpenAI client stands beside a `model` as well. */
const isListed = (entry: SingleModelOption | ModelWithRetries): entry is ModelWithRetries =>
  typeof entry === 'object' && 'model' in entry && !('client' in entry);

async function singleModel(
  option: unknown,
  runtime: Runtime,
  attempts: number | undefined,
): Promise<ChatModel | undefined> {
  if (typeof option === 'string')
    return isOffline(option) ? undefined : endpointModel({ id: option }, runtime, attempts);
  if (typeof option !== 'object' || option === null) throw new Problem('noModelChosen');
  if (isChatModel(option)) return option;
  if (isOpenAiClientOption(option)) return openAiClientModel(option);
  if (isAiSdkModel(option)) return aiSdkModel(option);
  for (const adapt of runtime.adapters) {
    const model = adapt(option);
    if (model) return model;
  }
  if (isEndpointOption(option)) return endpointModel(option, runtime, attempts);
  throw new Problem('noModelChosen');
}

async function endpointModel(option: EndpointOption, runtime: Runtime, attempts: number | undefined) {
  const { createOpenAiModel } = await import('../models/openai.ts');
  return createOpenAiModel({
    ...addressOf(option, runtime),
    headers: option.headers,
    fetch: runtime.fetch,
    ...(attempts === undefined ? {} : { retry: { ...defaultRetryPolicy, attempts } }),
  });
}

/** An address of one's own gets the key that was given with it, or that of the provider which was named. */
function addressOf({ id, providerId, modelId, url, apiKey }: EndpointOption, { env }: Runtime) {
  const name = id ?? `${providerId ?? ''}/${modelId ?? ''}`;
  const own = /^([^/:]+)[/:](.+)$/s.exec(name);
  if (url !== undefined && own && !Object.hasOwn(providers, own[1]!.toLowerCase()))
    return { provider: own[1]!, model: own[2]!, baseUrl: url, key: apiKey };
  return modelById(name, { env, baseUrl: url, key: apiKey });
}

const isEndpointOption = (option: object): option is EndpointOption =>
  ('id' in option && typeof option.id === 'string') ||
  ('providerId' in option &&
    typeof option.providerId === 'string' &&
    'modelId' in option &&
    typeof option.modelId === 'string');

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
