import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ChatMessage, Reply, Responder, SeenRequest } from './reply.ts';
import { sendReply } from './sendReply.ts';
import { strictSchemaFaults } from './strictSchemaRules.ts';

export type { Reply, Responder, SeenRequest } from './reply.ts';

export interface ScriptOptions {
  /** The only key that is accepted; absent: none is needed, and none may be sent. */
  readonly key?: string;
  /** Models that exist; default "test-model". */
  readonly models?: readonly string[];
  /** Features that the endpoint lacks: it refuses requests that use them, in the words that real ones use. */
  readonly lacks?: readonly Lack[];
  /** Speaks HTTPS with it. */
  readonly certificate?: { readonly key: Buffer; readonly cert: Buffer };
}

export type Lack =
  | 'json_schema'
  | 'json_object'
  | 'stream'
  | 'stream_options'
  | 'temperature'
  | 'max_completion_tokens'
  | 'reasoning_effort'
  | 'logprobs'
  | 'options';

export interface ScriptedModel {
  /** Base URL, with "/v1". */
  readonly url: string;
  /** The chat requests, in the order of their arrival. */
  readonly requests: readonly SeenRequest[];
  /** Puts another script in place. A list is played in order, its last reply again and again. */
  script(replies: Responder | readonly Reply[]): void;
  close(): Promise<void>;
}

/**
 * An OpenAI-compatible endpoint on 127.0.0.1, scripted per test. It checks each request as strictly as the real
 * one: key, model, parameters, and the rules of strict JSON schema.
 */
export async function startScriptedModel(
  replies: Responder | readonly Reply[] = [],
  options: ScriptOptions = {},
): Promise<ScriptedModel> {
  const requests: SeenRequest[] = [];
  const started = performance.now();
  let respond = toResponder(replies);
  const handle: http.RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8');
      const refused = refuse(request, raw, options);
      if (refused) return sendReply(refused, request, response, {});
      if (request.url?.endsWith('/models')) return sendModels(response, options);
      const seen = toSeen(request, raw, performance.now() - started);
      requests.push(seen);
      const lacking = lacks(seen, options.lacks ?? []);
      sendReply(lacking ?? respond(seen, requests.length - 1), request, response, seen.body);
    });
  };
  const { certificate } = options;
  const server = certificate ? https.createServer(certificate, handle) : http.createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (next) => {
      respond = toResponder(next);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function toResponder(replies: Responder | readonly Reply[]): Responder {
  if (typeof replies === 'function') return replies;
  let played = 0;
  return () => replies[Math.min(played++, replies.length - 1)] ?? { status: 500 };
}

/** What a real endpoint refuses before any model sees the request. */
function refuse(request: http.IncomingMessage, raw: string, options: ScriptOptions): Reply | undefined {
  const sent = request.headers.authorization;
  const expected = options.key === undefined ? undefined : `Bearer ${options.key}`;
  if (sent !== expected) return refusal(401, 'Incorrect API key provided.', { code: 'invalid_api_key' });
  if (request.url?.endsWith('/models')) return undefined;
  if (!request.url?.endsWith('/chat/completions')) return refusal(404, 'Not found');
  const body = parseBody(raw);
  if (!body || typeof body.model !== 'string' || !Array.isArray(body.messages))
    return refusal(400, 'We could not parse the JSON body of your request.');
  if (!(options.models ?? ['test-model']).includes(body.model))
    return refusal(404, `The model \`${body.model}\` does not exist`, { code: 'model_not_found' });
  return refuseParameters(body);
}

const parameters = new Set(
  `model messages stream stream_options response_format max_tokens max_completion_tokens temperature
  reasoning_effort logprobs top_logprobs options`.split(/\s+/),
);

function refuseParameters(body: Readonly<Record<string, unknown>>): Reply | undefined {
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown) return refusal(400, `Unrecognized request argument supplied: ${unknown}`);
  if (body.stream_options && body.stream !== true)
    return refusal(400, 'stream_options is only allowed when stream is enabled', { param: 'stream_options' });
  const format = body.response_format as { type?: string; json_schema?: Record<string, unknown> } | undefined;
  if (format?.type === 'json_object' && !/json/i.test(JSON.stringify(body.messages)))
    return refusal(400, "'messages' must contain the word 'json' to use response_format json_object");
  if (format?.type !== 'json_schema') return undefined;
  const { name, strict, schema } = format.json_schema ?? {};
  const faults = [
    ...(typeof name === 'string' && /^[\w-]{1,64}$/.test(name) ? [] : ['invalid name']),
    ...(strict === true ? strictSchemaFaults(schema) : []),
  ];
  return faults.length > 0
    ? refusal(400, `Invalid schema for response_format: ${faults.join('; ')}`, { param: 'response_format' })
    : undefined;
}

function lacks({ body }: SeenRequest, missing: readonly Lack[]): Reply | undefined {
  const format = (body.response_format as { type?: string } | undefined)?.type;
  const found = missing.find((lack) =>
    lack === 'json_schema' || lack === 'json_object'
      ? format === lack
      : body[lack] !== undefined && body[lack] !== false,
  );
  if (!found) return undefined;
  const param = found.startsWith('json_') ? 'response_format' : found;
  const message =
    found === 'max_completion_tokens'
      ? "Unsupported parameter: 'max_completion_tokens'. Use 'max_tokens' instead."
      : `Unsupported value or parameter: '${param}' (${found}) is not supported with this model.`;
  return refusal(400, message, { param });
}

const refusal = (
  status: number,
  message: string,
  more: { readonly code?: string; readonly param?: string } = {},
): Reply => ({ status, error: { message, ...more } });

function sendModels(response: http.ServerResponse, options: ScriptOptions): void {
  const data = (options.models ?? ['test-model']).map((id) => ({
    id,
    object: 'model',
    created: 1,
    owned_by: 'test',
  }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ object: 'list', data }));
}

function toSeen(request: http.IncomingMessage, raw: string, at: number): SeenRequest {
  const body = parseBody(raw) ?? {};
  const messages = body.messages as readonly ChatMessage[];
  const list = /Answer (?:sentences|claims) ([\d, -]+)\.\s*$/.exec(messages.at(-1)?.content ?? '')?.[1] ?? '';
  return {
    path: request.url ?? '',
    headers: request.headers,
    raw,
    model: String(body.model),
    messages,
    body,
    asked: expandNumbers(list),
    at,
  };
}

const expandNumbers = (list: string): readonly number[] =>
  list.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map(Number);
    return from ? Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i) : [];
  });

function parseBody(raw: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(raw) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
