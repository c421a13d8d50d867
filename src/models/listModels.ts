import { Problem } from '../check/problem.ts';
import { connectionProblem, refusalProblem } from './modelProblem.ts';
import { type Endpoint, normaliseBaseUrl, openaiClient } from './openaiClient.ts';
import { toRefusal } from './refusal.ts';

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
