import { type ChatModel, type ChatRequest, toFinish } from '../models/chatModel.ts';
import { isFields } from './scorerRun.ts';
import { serviceProblem, type WholeAnswer, wholeAnswerModel } from './wholeAnswerModel.ts';

/** An OpenAI client of the person's own, and the model to ask through it. */
export interface OpenAiClientOption {
  readonly client: {
    readonly baseURL?: string;
    readonly chat: { readonly completions: { create(body: never, options?: never): PromiseLike<unknown> } };
  };
  readonly model: string;
}

export const isOpenAiClientOption = (option: object): option is OpenAiClientOption =>
  'client' in option &&
  'model' in option &&
  typeof option.model === 'string' &&
  isFields(option.client) &&
  isFields(option.client.chat);

type Create = (body: object, options: object) => PromiseLike<unknown>;

/** Asks through a client as it is set up: its key, address, headers and retries. */
export function openAiClientModel({ client, model }: OpenAiClientOption): ChatModel {
  const host = hostOf(client.baseURL);
  const completions = client.chat.completions;
  const create: Create = (body, options) => completions.create(body as never, options as never);
  return wholeAnswerModel({
    id: `openai:${model}`,
    destination: host,
    async ask(request, signal) {
      try {
        return toAnswer(await withSchemaOrWithout(create, request, model, signal));
      } catch (error) {
        throw serviceProblem(error, host, model);
      }
    },
  });
}

/** An endpoint without schemas refuses the request; it is then told the form in words alone. */
async function withSchemaOrWithout(create: Create, request: ChatRequest, model: string, signal: AbortSignal) {
  const { system, user, shape, maxTokens } = request;
  const instructions = shape ? `${system}\n\n${shape.asJson}` : system;
  const body = {
    model,
    messages: [
      ...(instructions === '' ? [] : [{ role: 'system', content: instructions }]),
      { role: 'user', content: user },
    ],
    max_completion_tokens: maxTokens,
  };
  if (!shape) return create(body, { signal });
  const json_schema = { name: shape.name, strict: true, schema: shape.schema };
  try {
    return await create({ ...body, response_format: { type: 'json_schema', json_schema } }, { signal });
  } catch (error) {
    if (!isFields(error) || error.status !== 400) throw error;
    return create(body, { signal });
  }
}

function toAnswer(completion: unknown): WholeAnswer {
  const { choices, usage } = isFields(completion) ? completion : {};
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const { message, finish_reason } = isFields(choice) ? choice : {};
  const { content, refusal } = isFields(message) ? message : {};
  const tokens = isFields(usage) ? usage : {};
  return {
    text: typeof content === 'string' ? content : '',
    finish: typeof refusal === 'string' && refusal !== '' ? 'refused' : toFinish(finish_reason),
    promptTokens: numberOf(tokens.prompt_tokens),
    completionTokens: numberOf(tokens.completion_tokens),
  };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const hostOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : 'openai';
