import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
} from 'openai/resources/chat/completions';
import { Problem, type ProblemArgs } from '../check/problem.ts';
import type { Capabilities, RequestFeatures } from './capabilities.ts';
import type { AnswerShape, ChatEvent, ChatRequest, Finish } from './chatModel.ts';
import { serverEvents } from './serverEvents.ts';
import { ThinkingFilter } from './thinking.ts';

/** What a person may set of a model. */
export interface ModelParameters {
  readonly model: string;
  /** Absent: the endpoint's default. */
  readonly temperature?: number;
  readonly reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high';
}

/** What of a request an endpoint may refuse. */
export const featuresOf = (request: ChatRequest, parameters: ModelParameters): RequestFeatures => ({
  shape: request.shape !== undefined,
  limit: request.maxTokens !== undefined,
  temperature: parameters.temperature !== undefined,
  reasoningEffort: parameters.reasoningEffort !== undefined,
  probabilities: request.probabilities === true,
});

/** The request in the words that this endpoint is known to accept. */
export function completionBody(
  request: ChatRequest,
  parameters: ModelParameters,
  able: Capabilities,
): ChatCompletionCreateParams {
  const { model, temperature, reasoningEffort } = parameters;
  const { shape, maxTokens } = request;
  return {
    model,
    messages: messages(request, able),
    stream: able.stream,
    ...(able.stream && able.usage ? { stream_options: { include_usage: true } } : {}),
    ...(shape ? responseFormat(shape, able) : {}),
    ...(maxTokens === undefined || able.limit === 'none' ? {} : { [able.limit]: maxTokens }),
    ...(temperature !== undefined && able.temperature ? { temperature } : {}),
    ...(reasoningEffort !== undefined && able.reasoningEffort ? { reasoning_effort: reasoningEffort } : {}),
    ...(request.probabilities && able.probabilities ? { logprobs: true, top_logprobs: 5 } : {}),
  };
}

function responseFormat(shape: AnswerShape, able: Capabilities) {
  if (able.form === 'text') return {};
  if (able.form === 'json') return { response_format: { type: 'json_object' as const } };
  const { name, schema } = shape;
  return { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } };
}

function messages(request: ChatRequest, able: Capabilities): ChatCompletionCreateParams['messages'] {
  const { shape } = request;
  const system = shape && able.form !== 'schema' ? `${request.system}\n\n${shape.asJson}` : request.system;
  if (system === '') return [{ role: 'user', content: request.user }];
  return able.system
    ? [
        { role: 'system', content: system },
        { role: 'user', content: request.user },
      ]
    : [{ role: 'user', content: `${system}\n\n${request.user}` }];
}

/**
 * An endpoint's answer as events: a stream of chunks, or one completion where it does not stream.
 * @throws Problem `notAnApi` for anything else, such as an HTML error page with status 200.
 */
export async function* readCompletion(
  response: Response,
  controller: AbortController,
  alive: () => void,
  args: ProblemArgs,
): AsyncGenerator<ChatEvent> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) yield* readStream(response, controller, alive, args);
  else if (type.includes('json')) yield* readWhole(await wholeCompletion(response, args), args);
  else throw new Problem('notAnApi', { ...args, status: response.status });
}

async function* readStream(
  response: Response,
  controller: AbortController,
  alive: () => void,
  args: ProblemArgs,
): AsyncGenerator<ChatEvent> {
  const thinking = new ThinkingFilter();
  let how: Finish | undefined;
  for await (const chunk of chunksOf(response, controller, args)) {
    alive();
    if (chunk.usage) yield toUsage(chunk.usage);
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    if (choice.logprobs?.content?.[0]) yield toProbabilities(choice.logprobs.content[0].top_logprobs);
    const text = thinking.push(choice.delta?.content ?? '');
    if (text) yield { type: 'text', text };
    if (choice.delta?.refusal) how = 'refused';
    if (choice.finish_reason) how ??= toFinish(choice.finish_reason);
  }
  if (controller.signal.aborted) return;
  const rest = thinking.end();
  if (rest) yield { type: 'text', text: rest };
  if (how === undefined) throw new Problem('dropped', { ...args, cause: 'end of stream' });
  yield { type: 'finish', how };
}

/** An aborted stream ends; its request is aborted when nobody reads on. */
async function* chunksOf(
  response: Response,
  controller: AbortController,
  args: ProblemArgs,
): AsyncGenerator<Partial<ChatCompletionChunk>> {
  let done = false;
  try {
    for await (const data of serverEvents(response.body ?? new Blob([]).stream())) {
      if (data.startsWith('[DONE]')) break;
      yield toChunk(data, args);
    }
    done = true;
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    if (!done) controller.abort();
  }
}

function toChunk(data: string, args: ProblemArgs): Partial<ChatCompletionChunk> {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    // The parser's message quotes what it could not read.
    throw new Problem('dropped', { ...args, cause: 'broken stream' });
  }
  if (typeof chunk !== 'object' || chunk === null || ('error' in chunk && chunk.error))
    throw new Problem('dropped', { ...args, cause: 'error in the stream' });
  return chunk;
}

async function wholeCompletion(response: Response, args: ProblemArgs): Promise<ChatCompletion> {
  try {
    return (await response.json()) as ChatCompletion;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Problem('notAnApi', { ...args, status: response.status }, error);
    throw error;
  }
}

function* readWhole(completion: ChatCompletion, args: ProblemArgs): Generator<ChatEvent> {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw new Problem('notAnApi', args);
  if (completion.usage) yield toUsage(completion.usage);
  if (choice.logprobs?.content?.[0]) yield toProbabilities(choice.logprobs.content[0].top_logprobs);
  const thinking = new ThinkingFilter();
  const text = thinking.push(choice.message.content ?? '') + thinking.end();
  if (text) yield { type: 'text', text };
  yield { type: 'finish', how: choice.message.refusal ? 'refused' : toFinish(choice.finish_reason) };
}

const toUsage = (usage: { prompt_tokens?: number; completion_tokens?: number }): ChatEvent => ({
  type: 'usage',
  promptTokens: usage.prompt_tokens ?? 0,
  completionTokens: usage.completion_tokens ?? 0,
});

const toProbabilities = (
  top: readonly { readonly token: string; readonly logprob: number }[],
): ChatEvent => ({
  type: 'probabilities',
  tokens: Object.fromEntries(top.map(({ token, logprob }) => [token, Math.exp(logprob)])),
});

function toFinish(reason: string | null): Finish {
  if (reason === 'length') return 'length';
  return reason === 'content_filter' ? 'refused' : 'complete';
}
