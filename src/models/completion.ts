import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
} from 'openai/resources/chat/completions';
import { untilAborted } from '../base/asyncIterables.ts';
import { Problem, type ProblemArgs } from '../check/problem.ts';
import { AnswerBounds } from './answerBounds.ts';
import type { Capabilities, RequestFeatures } from './capabilities.ts';
import { type AnswerShape, type ChatEvent, type ChatRequest, type Finish, toFinish } from './chatModel.ts';
import { errorAnswer } from './refusal.ts';
import { serverEvents, sniffEvents, textOfBody } from './serverEvents.ts';
import { ThinkingFilter } from './thinking.ts';
import { estimatedUsage } from './usage.ts';

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
): ChatCompletionCreateParams & { readonly options?: { readonly num_ctx: number } } {
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
    ...(able.window ? { options: { num_ctx: windowFor(request) } } : {}),
    ...(request.probabilities && able.probabilities ? { logprobs: true, top_logprobs: 5 } : {}),
  };
}

/** Tokens for prompt and answer, in steps, so that a server need not load its model anew for each request. */
const windowFor = (request: ChatRequest): number =>
  Math.ceil((estimatedUsage(request, '').promptTokens * 1.3 + 4096) / 8192) * 8192;

function responseFormat(shape: AnswerShape, able: Capabilities) {
  if (able.form === 'text') return {};
  if (able.form === 'json') return { response_format: { type: 'json_object' as const } };
  const { name, schema } = shape;
  return { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } };
}

function messages(request: ChatRequest, able: Capabilities): ChatCompletionCreateParams['messages'] {
  const { shape } = request;
  const isTold = shape && (able.form !== 'schema' || request.explainsShape);
  const system = isTold ? `${request.system}\n\n${shape.asJson}` : request.system;
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
  const whole = response.body ?? new Blob([]).stream();
  const { isEvents, body } = type.includes('event-stream')
    ? { isEvents: true, body: whole }
    : await sniffEvents(whole);
  if (isEvents) yield* readStream(body, controller, alive, args);
  else if (type.includes('json'))
    yield* readWhole(wholeCompletion(await textOfBody(body, alive, args), response, args), args);
  else throw new Problem('notAnApi', { ...args, status: response.status });
}

async function* readStream(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  alive: () => void,
  args: ProblemArgs,
): AsyncGenerator<ChatEvent> {
  const thinking = new ThinkingFilter();
  const bounds = new AnswerBounds();
  let how: Finish | undefined;
  for await (const chunk of streamedChunks<Partial<ChatCompletionChunk>>(body, controller, alive, args)) {
    if (chunk.usage) yield toUsage(chunk.usage, chunk);
    // Of several answers at once only the first is read.
    const choice = chunk.choices?.find?.((one) => one && (one.index === undefined || one.index === 0));
    if (!choice) continue;
    if (choice.logprobs?.content?.[0]) yield toProbabilities(choice.logprobs.content[0].top_logprobs);
    const said = spokenText(choice.delta?.content);
    const text = thinking.push(said);
    if (text) yield { type: 'text', text };
    if (bounds.isEndless(said + thoughtText(choice.delta))) {
      how = 'length';
      break;
    }
    if (choice.delta?.refusal) how = 'refused';
    else if (choice.finish_reason) how ??= endingOf(choice);
  }
  if (controller.signal.aborted) return;
  const rest = thinking.end();
  if (rest) yield { type: 'text', text: rest };
  if (how === undefined) throw new Problem('dropped', { ...args, cause: 'end of stream' });
  yield { type: 'finish', how };
}

/** The objects of a stream, unchecked. An aborted stream ends; its request is aborted when nobody reads on. */
export async function* streamedChunks<Chunk extends object>(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  alive: () => void,
  args: ProblemArgs,
): AsyncGenerator<Chunk> {
  let done = false;
  try {
    for await (const data of untilAborted(serverEvents(body, alive, args), controller.signal)) {
      if (data.startsWith('[DONE]')) break;
      // Gateways keep a connection open with "ping" and the like.
      if (!/^\s*[{[]/.test(data)) continue;
      yield toChunk(data, args) as Chunk;
    }
    done = true;
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    if (!done) controller.abort();
  }
}

function toChunk(data: string, args: ProblemArgs): object {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    // The parser's message quotes what it could not read.
    throw new Problem('dropped', { ...args, cause: 'broken stream' });
  }
  if (typeof chunk !== 'object' || chunk === null)
    throw new Problem('dropped', { ...args, cause: 'broken stream' });
  const error = errorAnswer(chunk);
  if (error) throw error;
  return chunk;
}

function wholeCompletion(text: string, { status }: Response, args: ProblemArgs): ChatCompletion {
  try {
    return JSON.parse(text) as ChatCompletion;
  } catch {
    // The parser's message quotes what it could not read.
    throw new Problem('notAnApi', { ...args, status });
  }
}

/** The words of a message; reasoning models may give a list of parts, of which only texts are said. */
function spokenText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      typeof part === 'object' &&
      part !== null &&
      'type' in part &&
      'text' in part &&
      part.type === 'text' &&
      typeof part.text === 'string'
        ? part.text
        : '',
    )
    .join('');
}

/** Thoughts that come beside the answer, in the words of several families. */
function thoughtText(delta: object | undefined): string {
  const { reasoning_content: content, reasoning } = (delta ?? {}) as Readonly<Record<string, unknown>>;
  return [content, reasoning].map((text) => (typeof text === 'string' ? text : '')).join('');
}

function* readWhole(completion: ChatCompletion, args: ProblemArgs): Generator<ChatEvent> {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw errorAnswer(completion) ?? new Problem('notAnApi', args);
  if (completion.usage) yield toUsage(completion.usage, completion);
  if (choice.logprobs?.content?.[0]) yield toProbabilities(choice.logprobs.content[0].top_logprobs);
  const thinking = new ThinkingFilter();
  const text = thinking.push(spokenText(choice.message.content)) + thinking.end();
  if (text) yield { type: 'text', text };
  const how = errorAnswer(completion) || hasFailed(completion) ? 'broken' : endingOf(choice);
  yield { type: 'finish', how: choice.message.refusal ? 'refused' : how };
}

/** The worst that is told: gateways name an ending of their own beside the provider's, and what a filter took out. */
function endingOf(choice: object): Finish {
  const told = choice as Readonly<Record<string, unknown>>;
  if (JSON.stringify(told.content_filter_results)?.includes('"filtered":true')) return 'refused';
  const [how, native] = [toFinish(told.finish_reason), toFinish(told.native_finish_reason)];
  return how === 'complete' && (native === 'refused' || native === 'length') ? native : how;
}

/** What a gateway says beside an answer that did not come about. */
function hasFailed(completion: object): boolean {
  const { status, success, errors } = completion as Readonly<Record<string, unknown>>;
  return (
    success === false ||
    (Array.isArray(errors) && errors.length > 0) ||
    (typeof status === 'string' &&
      toFinish(status) !== 'complete' &&
      !/^(?:ok|success\w*|done)$/i.test(status))
  );
}

interface ReportedUsage {
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
  readonly prompt_tokens_details?: { readonly cached_tokens?: number } | null;
}

interface ServedBy {
  readonly model?: unknown;
  readonly system_fingerprint?: unknown;
}

/** Longest name of a model that is kept. */
const longestName = 120;

/** What the endpoint calls the model that answered: foreign text, so that all but a short name is none. */
function servedBy({ model, system_fingerprint: build }: ServedBy): { readonly served?: string } {
  const names = [model, build].filter(
    (name): name is string =>
      typeof name === 'string' && /^[\w.:/@+-]+$/.test(name) && name.length <= longestName,
  );
  return names.length === 0 ? {} : { served: names.join(' ') };
}

/** Some count what they have cached beside the prompt's tokens, not among them. */
const toUsage = (usage: ReportedUsage, answer: ServedBy): ChatEvent => ({
  type: 'usage',
  ...servedBy(answer),
  promptTokens: promptTokensOf(
    toCount(usage.prompt_tokens) ?? 0,
    toCount(usage.prompt_tokens_details?.cached_tokens) ?? 0,
  ),
  completionTokens: toCount(usage.completion_tokens) ?? 0,
  cachedTokens: toCount(usage.prompt_tokens_details?.cached_tokens),
});

/** More tokens than any call has. */
const mostTokens = 1e9;

/** What an endpoint counts, if it is a number of tokens: sums and limits rest on it. */
export function toCount(given: unknown): number | undefined {
  const count = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;
  return typeof count === 'number' && count >= 0 && count <= mostTokens ? Math.round(count) : undefined;
}

const promptTokensOf = (prompt: number, cached: number): number =>
  cached > prompt ? prompt + cached : prompt;

const toProbabilities = (
  top: readonly { readonly token: string; readonly logprob: number }[],
): ChatEvent => ({
  type: 'probabilities',
  tokens: Object.fromEntries(top.map(({ token, logprob }) => [token, Math.exp(logprob)])),
});
