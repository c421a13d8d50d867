import type http from 'node:http';
import type { Reply } from './reply.ts';

const base = { id: 'chatcmpl-test', created: 1, model: 'test-model' };

/** Plays one reply: an error, a raw body, a whole completion, or a stream of chunks. */
export function sendReply(
  reply: Reply,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (reply.raw) {
    response.statusCode = reply.status ?? 200;
    response.setHeader('content-type', reply.raw.type);
    response.end(reply.raw.body);
  } else if (reply.status !== undefined && reply.status !== 200) {
    response.statusCode = reply.status;
    response.setHeader('content-type', 'application/json');
    const error = {
      message: 'The server had an error',
      type: 'error',
      code: null,
      param: null,
      ...reply.error,
    };
    response.end(JSON.stringify({ error }));
  } else if (body.stream === true && !reply.whole) void stream(reply, request, response, body);
  else sendWhole(reply, response);
}

const answerText = ({ answer = '' }: Reply): string =>
  typeof answer === 'string' ? answer : JSON.stringify(answer);

function usageOf(reply: Reply) {
  const completion_tokens = Math.ceil(answerText(reply).length / 4);
  const prompt_tokens = reply.promptTokens ?? 100;
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

const logprobsOf = ({ logprobs }: Reply) => {
  if (!logprobs) return null;
  const top_logprobs = Object.entries(logprobs).map(([token, logprob]) => ({ token, logprob, bytes: null }));
  return { content: [{ ...top_logprobs[0], top_logprobs }] };
};

function sendWhole(reply: Reply, response: http.ServerResponse): void {
  const message = {
    role: 'assistant',
    content: reply.refusal === undefined ? answerText(reply) : null,
    refusal: reply.refusal ?? null,
  };
  const choice = { index: 0, message, finish_reason: reply.finish ?? 'stop', logprobs: logprobsOf(reply) };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      ...base,
      object: 'chat.completion',
      choices: [choice],
      usage: reply.noUsage ? undefined : usageOf(reply),
    }),
  );
}

async function stream(
  reply: Reply,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null, logprobs: object | null = null) =>
    response.write(
      `data: ${JSON.stringify({
        ...base,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason, logprobs }],
      })}\n\n`,
    );
  await pause(reply.firstAfter);
  await reply.heldUntil;
  send({ role: 'assistant', content: '' });
  if (reply.reasoning) send({ reasoning_content: reply.reasoning });
  const text = answerText(reply);
  let sent = 0;
  for await (const part of paced(text, reply)) {
    if (response.destroyed) return;
    if (reply.dropAfter !== undefined && sent >= reply.dropAfter) return drop(request);
    if (reply.stallAfter !== undefined && sent >= reply.stallAfter) return;
    send({ content: part }, null, sent === 0 ? logprobsOf(reply) : null);
    sent += part.length;
  }
  if (reply.dropAfter !== undefined) return drop(request);
  if (reply.stallAfter !== undefined) return;
  if (reply.refusal !== undefined) send({ refusal: reply.refusal });
  send({}, reply.finish ?? 'stop');
  const asksUsage = (body.stream_options as { include_usage?: boolean } | undefined)?.include_usage;
  if (asksUsage && !reply.noUsage)
    response.write(
      `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [], usage: usageOf(reply) })}\n\n`,
    );
  response.end('data: [DONE]\n\n');
}

/** Lets what was written reach the other side first. */
const drop = (request: http.IncomingMessage): void => {
  setTimeout(() => request.socket.destroy(), 20);
};

async function* paced(text: string, { piece = 12, every, rate }: Reply): AsyncGenerator<string> {
  if (rate !== undefined) yield* atRate(text, rate);
  else
    for (let at = 0; at < text.length; at += piece) {
      yield text.slice(at, at + piece);
      await pause(every);
    }
}

/** What is due by now, so that a late timer makes no slow model. */
async function* atRate(text: string, rate: number): AsyncGenerator<string> {
  const started = performance.now();
  for (let at = 0; at < text.length; ) {
    await pause(10);
    const due = Math.floor(((performance.now() - started) / 1000) * rate);
    if (due > at) yield text.slice(at, due);
    at = Math.max(at, due);
  }
}

const pause = (milliseconds = 0): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
