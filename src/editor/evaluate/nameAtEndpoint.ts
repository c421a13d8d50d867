import { Problem } from '../../check/problem.ts';
import type { Provider } from '../../evaluate/promptfoo/provider.ts';

/**
 * The name that a configuration's provider has at the endpoint of the settings, which alone is asked: a configuration
 * is a file of the workspace, and no text or key goes where such a file says. Throws `otherEndpoint`.
 */
export function nameAtEndpoint({ id, baseUrl }: Provider, endpoint: string): string {
  if (id === 'echo') return id;
  if (baseUrl !== undefined && trimmed(baseUrl) !== trimmed(endpoint))
    throw new Problem('otherEndpoint', { id, url: baseUrl });
  const name = id.replace(/^openai[:/](?:(?:chat|responses):)?/, '');
  if (name === id) throw new Problem('otherEndpoint', { id });
  return name;
}

const trimmed = (url: string): string => url.replace(/\/+$/, '');
