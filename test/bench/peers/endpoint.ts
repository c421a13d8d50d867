import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A request as the scripted model reads it. */
export interface BenchRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** What the answer is held to: a schema's or a tool's name and its schema. */
  readonly form?: { readonly name: string; readonly schema: unknown; readonly isTool: boolean };
}

/** What one call took. */
export interface BenchCall {
  /** All that the model reads. */
  readonly prompt: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface BenchEndpoint {
  readonly url: string;
  readonly calls: BenchCall[];
  close(): Promise<void>;
}

/** Milliseconds to the first token, and tokens a second: what a fast hosted model does. */
const firstAfter = 300;
const tokensPerSecond = 80;
/** Milliseconds between two pieces. */
const every = 25;

interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly stream?: boolean;
  readonly response_format?: { readonly json_schema?: { readonly name: string; readonly schema: unknown } };
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: unknown } }[];
}

/** A chat endpoint that answers by script at a set pace, and counts tokens with a real tokenizer. */
export async function startBenchEndpoint(
  answer: (request: BenchRequest) => object | string,
  count: (text: string) => number,
): Promise<BenchEndpoint> {
  const calls: BenchCall[] = [];
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as ChatBody;
    // What the script itself takes is not a model's time.
    const ready = pause(firstAfter);
    const asked = toRequest(body);
    const given = answer(asked);
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    const prompt = [
      JSON.stringify(asked.form?.schema ?? ''),
      ...asked.messages.map(({ content }) => content),
    ].join('\n');
    const promptTokens = count(prompt) + 4 * asked.messages.length;
    const completionTokens = count(text);
    calls.push({ prompt, promptTokens, completionTokens });
    const usage = {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    };
    await ready;
    if (body.stream) await stream(response, text, completionTokens, usage);
    else {
      await pause((completionTokens / tokensPerSecond) * 1000);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...head, choices: [whole(text, asked)], usage }));
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const head = { id: 'chatcmpl-bench', object: 'chat.completion', created: 1, model: 'bench' };

function toRequest({ messages, response_format: format, tools }: ChatBody): BenchRequest {
  const schema = format?.json_schema;
  const tool = tools?.[0]?.function;
  return {
    messages: messages.map(({ role, content }) => ({ role, content: textOf(content) })),
    ...(schema ? { form: { ...schema, isTool: false } } : {}),
    ...(tool ? { form: { name: tool.name, schema: tool.parameters, isTool: true } } : {}),
  };
}

const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.map((part: { readonly text?: string }) => part.text ?? '').join('')
    : String(content ?? '');

const whole = (text: string, { form }: BenchRequest) =>
  form?.isTool
    ? {
        index: 0,
        finish_reason: 'tool_calls',
        message: {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'call_1', type: 'function', function: { name: form.name, arguments: text } }],
        },
      }
    : { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } };

async function stream(response: ServerResponse, text: string, tokens: number, usage: object): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choices: readonly object[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`,
    );
  const started = performance.now();
  const perToken = text.length / Math.max(1, tokens);
  for (let sent = 0; sent < text.length; ) {
    const due = Math.ceil(((performance.now() - started) / 1000) * tokensPerSecond + 1) * perToken;
    const part = text.slice(sent, Math.max(sent + 1, Math.floor(due)));
    send([{ index: 0, delta: { content: part }, finish_reason: null }]);
    sent += part.length;
    await pause(every);
  }
  send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send([], { usage });
  response.end('data: [DONE]\n\n');
}
