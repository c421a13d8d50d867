import type { ResponseCreateParams } from 'openai/resources/responses/responses';
import { Problem, type ProblemArgs } from '../check/problem.ts';
import { AnswerBounds } from './answerBounds.ts';
import type { Capabilities } from './capabilities.ts';
import type { ChatEvent, ChatRequest, Finish } from './chatModel.ts';
import { type ModelParameters, streamedChunks, toCount } from './completion.ts';
import { type ErrorAnswer, errorAnswer } from './refusal.ts';
import { sniffEvents, textOfBody } from './serverEvents.ts';

/** The request for models that have OpenAI's Responses API only. Nothing is kept at the provider. */
export function responsesBody(
  { system, user, shape, explainsShape, maxTokens }: ChatRequest,
  { model, temperature, reasoningEffort }: ModelParameters,
  able: Capabilities,
): ResponseCreateParams {
  const isTold = shape && (able.form !== 'schema' || explainsShape);
  const instructions = isTold ? `${system}\n\n${shape.asJson}` : system;
  const format =
    shape && able.form === 'schema'
      ? { type: 'json_schema' as const, name: shape.name, strict: true, schema: shape.schema }
      : shape && able.form === 'json'
        ? { type: 'json_object' as const }
        : undefined;
  return {
    model,
    instructions: instructions === '' ? undefined : instructions,
    input: user,
    store: false,
    stream: able.stream,
    text: format && { format },
    max_output_tokens: able.limit === 'none' ? undefined : maxTokens,
    temperature: able.temperature ? temperature : undefined,
    reasoning: reasoningEffort && able.reasoningEffort ? { effort: reasoningEffort } : undefined,
  };
}

interface ResponseObject {
  readonly status?: string;
  readonly incomplete_details?: { readonly reason?: string } | null;
  readonly output?: readonly {
    readonly type?: string;
    readonly content?: readonly { readonly type?: string; readonly text?: string }[];
  }[];
  readonly usage?: {
    readonly input_tokens?: number;
    readonly output_tokens?: number;
    readonly input_tokens_details?: { readonly cached_tokens?: number };
  } | null;
}

interface StreamedPart {
  readonly type?: string;
  readonly delta?: string;
  readonly response?: ResponseObject;
}

/** Its answer as events, streamed or whole. */
export async function* readResponses(
  response: Response,
  controller: AbortController,
  alive: () => void,
  args: ProblemArgs,
): AsyncGenerator<ChatEvent> {
  const { isEvents, body } = await sniffEvents(response.body ?? new Blob([]).stream());
  if (!isEvents) {
    const whole = await wholeOf(body, response, alive, args);
    const text = textOf(whole, 'output_text');
    if (text) yield { type: 'text', text };
    yield* ended(whole, textOf(whole, 'refusal') !== '');
    return;
  }
  let refused = false;
  let said = false;
  const bounds = new AnswerBounds();
  for await (const part of streamedChunks<StreamedPart>(body, controller, alive, args)) {
    if (part.type === 'response.output_text.delta' && part.delta) {
      said = true;
      yield { type: 'text', text: part.delta };
      if (bounds.isEndless(part.delta)) {
        yield { type: 'finish', how: 'length' };
        return;
      }
    }
    if (part.type === 'response.refusal.delta') refused = true;
    if (part.type === 'response.failed' || part.type === 'error') {
      if (!said) throw new Problem('dropped', { ...args, cause: 'error in the stream' });
      yield { type: 'finish', how: 'broken' };
      return;
    }
    if (part.type === 'response.completed' || part.type === 'response.incomplete') {
      yield* ended(part.response ?? {}, refused);
      return;
    }
  }
  if (!controller.signal.aborted) throw new Problem('dropped', { ...args, cause: 'end of stream' });
}

function* ended(
  { usage, status, incomplete_details }: ResponseObject,
  refused: boolean,
): Generator<ChatEvent> {
  if (usage)
    yield {
      type: 'usage',
      promptTokens: toCount(usage.input_tokens) ?? 0,
      completionTokens: toCount(usage.output_tokens) ?? 0,
      cachedTokens: toCount(usage.input_tokens_details?.cached_tokens),
    };
  const why = incomplete_details?.reason ?? '';
  const how: Finish =
    refused || /filter/.test(why) ? 'refused' : status === 'incomplete' || why !== '' ? 'length' : 'complete';
  yield { type: 'finish', how };
}

const textOf = ({ output = [] }: ResponseObject, kind: string): string =>
  output
    .flatMap(({ content = [] }) => content)
    .map((part) => (part.type === kind ? (part.text ?? ' ') : ''))
    .join('');

async function wholeOf(
  body: ReadableStream<Uint8Array>,
  { status }: Response,
  alive: () => void,
  args: ProblemArgs,
): Promise<ResponseObject> {
  let error: ErrorAnswer | undefined;
  const text = await textOfBody(body, alive, args);
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === 'object' && found !== null && 'output' in found) return found as ResponseObject;
    error = errorAnswer(found);
  } catch {
    // Told below: the parser's message quotes what it could not read.
  }
  if (error) throw error;
  throw new Problem('notAnApi', { ...args, status });
}
