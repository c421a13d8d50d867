import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import { Problem, type ProblemArgs } from '../check/problem.ts';
import type { ChatEvent, Finish } from './chatModel.ts';
import { ThinkingFilter } from './thinking.ts';

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
  const { Stream } = await import('openai/streaming');
  const thinking = new ThinkingFilter();
  let how: Finish | undefined;
  for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(response, controller)) {
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
