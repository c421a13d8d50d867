import type { OpenAI } from 'openai';
import { Problem } from '../check/problem.ts';
import { connectionProblem, readErrorBody, refusalProblem, toRefusal } from './refusal.ts';

/** An OpenAI-compatible server. */
export interface Endpoint {
  /** "https://api.openai.com/v1"; a trailing slash "/chat/completions" or "/responses" is taken off. */
  readonly baseUrl: string;
  /** Absent: no Authorization header is sent. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The host's own, so that its proxy and certificates apply. */
  readonly fetch: typeof fetch;
}

/** Not checked: what is no URL stays none. */
export const normaliseBaseUrl = (url: string): string =>
  url
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/(?:chat\/completions|responses)$/, '');

/**
 * The `openai` package, loaded on first use. Every option is given: what is left out it would read from the
 * environment (key, organisation, base URL, headers) or log.
 */
export async function openaiClient(endpoint: Endpoint): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey: endpoint.key ?? 'none',
    adminAPIKey: null,
    baseURL: normaliseBaseUrl(endpoint.baseUrl),
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: {},
    defaultQuery: {},
    maxRetries: 0,
    timeout: 3_600_000,
    logLevel: 'off',
    dangerouslyAllowBrowser: true,
    fetch: guardedFetch(endpoint.fetch, endpoint.headers ?? {}, endpoint.key),
  });
}

/** Headers that the `openai` client sets for a request; others would come from the environment. */
const expectedHeaders = new Set(['accept', 'content-type', 'authorization', 'content-length', 'user-agent']);

/**
 * Sends nothing but what was meant to be sent, and only to where it was meant to go: headers that the client read
 * from the environment (`OPENAI_CUSTOM_HEADERS`) are dropped, and a redirect is an error, so that neither text nor
 * key follows it to another origin.
 */
function guardedFetch(
  send: typeof fetch,
  extraHeaders: Readonly<Record<string, string>>,
  key: string | undefined,
): typeof fetch {
  return async (target, init) => {
    const headers = new Headers();
    for (const [name, value] of new Headers(init?.headers))
      if (expectedHeaders.has(name)) headers.set(name, value);
    headers.delete('authorization');
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
    const response = await send(target, { ...init, headers, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      throw new Problem('redirected', {
        host: hostOf(target),
        to: locationHost(response.headers.get('location'), target),
      });
    return response.ok ? response : withReadError(response, key);
  };
}

/** The client reads one family's errors only. A key that an endpoint repeats goes no further. */
async function withReadError(response: Response, key: string | undefined): Promise<Response> {
  const text = await response.text();
  const error = readErrorBody(key ? text.replaceAll(key, '…') : text);
  const { status, statusText, headers } = response;
  const plain = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) plain.delete(name);
  plain.set('content-type', 'application/json');
  return new Response(JSON.stringify({ error }), { status, statusText, headers: plain });
}

const hostOf = (target: Parameters<typeof fetch>[0]): string =>
  new URL(target instanceof Request ? target.url : target).host;

function locationHost(location: string | null, target: Parameters<typeof fetch>[0]): string {
  if (location === null) return '?';
  const base = target instanceof Request ? target.url : target;
  return URL.canParse(location, base) ? new URL(location, base).host : '?';
}

/**
 * Names of the models that an endpoint offers, in its own order. Sends no text.
 * @throws Problem when the endpoint cannot be asked or has no such list.
 */
export async function listModels(endpoint: Endpoint, signal: AbortSignal): Promise<readonly string[]> {
  const host = new URL(normaliseBaseUrl(endpoint.baseUrl)).host;
  const asked = { host, model: '', hasKey: endpoint.key !== undefined };
  try {
    const client = await openaiClient(endpoint);
    const response = await client.get('/models', { signal }).asResponse();
    const body: unknown = await response.json();
    return namesIn(body) ?? [];
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal) throw refusalProblem(refusal, asked);
    if (error instanceof SyntaxError) throw new Problem('notAnApi', { host });
    throw connectionProblem(error, asked, false);
  }
}

/** OpenAI's `{data: [{id}]}`; `undefined` for anything else. */
function namesIn(body: unknown): readonly string[] | undefined {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(data)) return undefined;
  return data.flatMap((model: unknown) =>
    typeof model === 'object' && model !== null && 'id' in model && typeof model.id === 'string'
      ? [model.id]
      : [],
  );
}
