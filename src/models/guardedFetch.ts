import { Problem } from '../check/problem.ts';

/** Headers that the `openai` client sets for a request; others would come from the environment. */
const expected = new Set(['accept', 'content-type', 'authorization', 'content-length', 'user-agent']);

/**
 * Sends nothing but what was meant to be sent, and only to where it was meant to go: headers that the client read
 * from the environment (`OPENAI_CUSTOM_HEADERS`) are dropped, and a redirect is an error, so that neither text nor
 * key follows it to another origin.
 */
export function guardedFetch(
  send: typeof fetch,
  extraHeaders: Readonly<Record<string, string>>,
  key: string | undefined,
): typeof fetch {
  return async (target, init) => {
    const headers = new Headers();
    for (const [name, value] of new Headers(init?.headers)) if (expected.has(name)) headers.set(name, value);
    headers.delete('authorization');
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
    const response = await send(target, { ...init, headers, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      throw new Problem('redirected', {
        host: hostOf(target),
        to: locationHost(response.headers.get('location'), target),
      });
    return response;
  };
}

const hostOf = (target: Parameters<typeof fetch>[0]): string =>
  new URL(target instanceof Request ? target.url : target).host;

function locationHost(location: string | null, target: Parameters<typeof fetch>[0]): string {
  if (location === null) return '?';
  const base = target instanceof Request ? target.url : target;
  return URL.canParse(location, base) ? new URL(location, base).host : '?';
}
