import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { strictSchemaFaults } from './strictSchemaRules.ts';

/** A line of a batch's input file, as it arrived. */
export interface BatchLine {
  readonly custom_id: string;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly json_schema?: { readonly schema?: unknown } };
  };
}

/** What becomes of a request: an answer's text, an error, or nothing before the batch expires. */
export type LineReply = { readonly answer: string } | { readonly status: number } | 'expired' | 'lost';

export interface ScriptedBatches {
  /** Base URL, with "/v1". */
  readonly url: string;
  /** Models that the endpoint lists; it has no list where there is none. */
  models: readonly string[];
  /** The lines of each batch, in the order of submission. */
  readonly batches: readonly (readonly BatchLine[])[];
  /** Lets batches end; until then they are under way. */
  finish(reply: (line: BatchLine) => LineReply): void;
  /** Batches fail as a whole from now on. */
  fail(message: string): void;
  /** The connection breaks after the next batch has been created and before its answer is sent. */
  dropNextCreation(): void;
  /** The next looks at a batch end in a server error. */
  failLooks(count: number): void;
  /** Ids of the batches that were cancelled. */
  readonly cancelled: readonly string[];
  close(): Promise<void>;
}

interface Batch {
  readonly id: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly lines: readonly BatchLine[];
}

/** The files and batches of an OpenAI-compatible endpoint on 127.0.0.1, as strict about a file as the real ones. */
export async function startScriptedBatches(key: string): Promise<ScriptedBatches> {
  const files = new Map<string, string>();
  const batches: Batch[] = [];
  const cancelled = new Set<string>();
  let models: readonly string[] = [];
  let dropping = false;
  let failingLooks = 0;
  let reply: ((line: BatchLine) => LineReply) | undefined;
  let failure: string | undefined;

  const describe = ({ id, lines, metadata }: Batch) => {
    const base = {
      id,
      object: 'batch',
      endpoint: '/v1/chat/completions',
      completion_window: '24h',
      created_at: 1,
      metadata: metadata ?? null,
    };
    const counts = { total: lines.length, completed: 0, failed: 0 };
    if (failure) {
      const errors = { object: 'list', data: [{ code: 'invalid', line: 1, message: failure, param: null }] };
      return { ...base, status: 'failed', errors, request_counts: { ...counts, total: 0 } };
    }
    if (!reply && !cancelled.has(id)) return { ...base, status: 'in_progress', request_counts: counts };
    const replies = lines.map((line) => ({ line, reply: reply?.(line) ?? 'expired' }));
    files.set(`${id}-out`, replies.flatMap(({ line, reply }) => toOutput(line, reply)).join(''));
    files.set(`${id}-errors`, replies.flatMap(({ line, reply }) => toError(line, reply)).join(''));
    const expired = replies.some(({ reply }) => reply === 'expired');
    const completed = replies.filter(({ reply }) => typeof reply === 'object' && 'answer' in reply).length;
    return {
      ...base,
      status: cancelled.has(id) ? 'cancelled' : expired ? 'expired' : 'completed',
      output_file_id: `${id}-out`,
      error_file_id: `${id}-errors`,
      request_counts: { ...counts, completed, failed: lines.length - completed },
    };
  };

  /** Newest first, two a page, as the real one pages by the last id. */
  const list = (path: string) => {
    const after = new URL(path, 'http://x').searchParams.get('after');
    const newestFirst = batches.toReversed();
    const from = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0;
    const data = newestFirst.slice(from, from + 2).map(describe);
    return { object: 'list', data, has_more: from + 2 < newestFirst.length };
  };

  const answer = (
    method: string,
    path: string,
    body: string,
  ): readonly [status: number, body: unknown] | undefined => {
    if (method === 'POST' && path === '/v1/files') {
      const content = /name="file"[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1];
      if (!content || !/name="purpose"\r\n\r\nbatch\r\n/.test(body)) return [400, errorBody('bad upload')];
      const id = `file-${files.size + 1}`;
      files.set(id, content);
      return [
        200,
        { id, object: 'file', purpose: 'batch', filename: 'requests.jsonl', bytes: content.length },
      ];
    }
    if (method === 'POST' && path === '/v1/batches') {
      const { input_file_id, endpoint, completion_window, metadata } = JSON.parse(body);
      const input = files.get(input_file_id);
      if (!input || endpoint !== '/v1/chat/completions' || completion_window !== '24h')
        return [400, errorBody('bad batch')];
      const faults = fileFaults(input);
      if (faults.length > 0) return [400, errorBody(faults.join('; '))];
      const batch = {
        id: `batch-${batches.length + 1}`,
        metadata,
        lines: input
          .trim()
          .split('\n')
          .map((l) => JSON.parse(l)),
      };
      batches.push(batch);
      const drops = dropping;
      dropping = false;
      if (drops) return undefined;
      return [200, describe(batch)];
    }
    if (path === '/v1/models' && models.length > 0)
      return [200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) }];
    if (method === 'GET' && /^\/v1\/batches\?/.test(path)) return [200, list(path)];
    const cancelling = /^\/v1\/batches\/([\w-]+)\/cancel$/.exec(path)?.[1];
    if (method === 'POST' && cancelling) cancelled.add(cancelling);
    const batch = batches.find(({ id }) => path === `/v1/batches/${id}` || id === cancelling);
    if (method === 'POST' && batch) return [200, describe(batch)];
    if (method === 'GET' && batch && failingLooks-- > 0) return [503, errorBody('Overloaded')];
    if (method === 'GET' && batch) return [200, describe(batch)];
    const file = /^\/v1\/files\/([\w-]+)\/content$/.exec(path)?.[1];
    if (method === 'GET' && file && files.has(file)) return [200, files.get(file)];
    return [404, errorBody('Not found')];
  };

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const answered =
        request.headers.authorization === `Bearer ${key}`
          ? answer(request.method!, request.url!, body)
          : ([401, errorBody('Incorrect API key provided.')] as const);
      if (!answered) {
        response.destroy();
        return;
      }
      const [status, content] = answered;
      response.writeHead(status, {
        'content-type': typeof content === 'string' ? 'application/jsonl' : 'application/json',
      });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get models() {
      return models;
    },
    set models(listed) {
      models = listed;
    },
    get batches() {
      return batches.map(({ lines }) => lines);
    },
    finish: (next) => {
      reply = next;
    },
    fail: (message) => {
      failure = message;
    },
    dropNextCreation: () => {
      dropping = true;
    },
    failLooks: (count) => {
      failingLooks = count;
    },
    get cancelled() {
      return [...cancelled];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const errorBody = (message: string) => ({ error: { message, type: 'invalid_request_error', code: null } });

/** What the real endpoint finds when it validates a file. */
function fileFaults(input: string): readonly string[] {
  const lines = input
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return [
    ...(new Set(lines.map(({ custom_id }) => custom_id)).size < lines.length
      ? ['custom_id is not unique']
      : []),
    ...(new Set(lines.map(({ body }) => body.model)).size > 1 ? ['several models in one file'] : []),
    ...lines.flatMap(({ method, url, body }) => [
      ...(method === 'POST' && url === '/v1/chat/completions' ? [] : ['wrong method or url']),
      ...(body.stream === undefined && Array.isArray(body.messages) ? [] : ['bad body']),
      ...(body.response_format ? strictSchemaFaults(body.response_format.json_schema?.schema) : []),
    ]),
  ];
}

function toOutput({ custom_id, body }: BatchLine, reply: LineReply): readonly string[] {
  if (typeof reply === 'string' || !('answer' in reply)) return [];
  const completion = {
    id: 'c',
    object: 'chat.completion',
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content: reply.answer }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  };
  const response = { status_code: 200, request_id: 'r', body: completion };
  return [`${JSON.stringify({ id: 'x', custom_id, response, error: null })}\n`];
}

function toError({ custom_id }: BatchLine, reply: LineReply): readonly string[] {
  if (reply === 'expired') {
    const error = {
      code: 'batch_expired',
      message: 'This request could not be executed before the completion window expired.',
    };
    return [`${JSON.stringify({ id: 'x', custom_id, response: null, error })}\n`];
  }
  if (reply === 'lost' || 'answer' in reply) return [];
  const response = { status_code: reply.status, request_id: 'r', body: errorBody('The server had an error') };
  return [`${JSON.stringify({ id: 'x', custom_id, response, error: null })}\n`];
}
