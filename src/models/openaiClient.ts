import type { OpenAI } from 'openai';
import { guardedFetch } from './guardedFetch.ts';

/** An OpenAI-compatible server. */
export interface Endpoint {
  /** "https://api.openai.com/v1"; a trailing slash or "/chat/completions" is taken off. */
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
    .replace(/\/chat\/completions$/, '');

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
