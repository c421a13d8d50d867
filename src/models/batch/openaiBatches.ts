import type { Batch } from 'openai/resources/batches';
import { Problem } from '../../check/problem.ts';
import { type Endpoint, normaliseBaseUrl, openaiClient } from '../endpoint.ts';
import { connectionProblem, refusalProblem, toRefusal } from '../refusal.ts';

export interface BatchRequest {
  readonly key: string;
  /** Of a chat completion. */
  readonly body: object;
}

export interface BatchState {
  readonly id: string;
  /** "underWay", or how it ended; of an expired or cancelled one, what was finished can be collected. */
  readonly status: 'underWay' | 'completed' | 'expired' | 'cancelled' | 'failed';
  readonly finished: number;
  readonly total: number;
  /** Why it failed as a whole. */
  readonly cause?: string;
  readonly files: readonly string[];
}

/** What a batch brought for one request: a completion, or why there is none. */
export interface BatchAnswer {
  readonly key: string;
  readonly body?: unknown;
  readonly problem?: Problem;
}

/** Name of the mark among a batch's metadata. */
const markName = 'claimlight';

/** OpenAI's Batch API: requests go up as a file and come back as files within a day. Throws `Problem`s. */
export class OpenAiBatches {
  readonly host: string;

  constructor(private readonly endpoint: Endpoint) {
    this.host = new URL(normaliseBaseUrl(endpoint.baseUrl)).host;
  }

  /**
   * @param mark kept with the batch, by which `find` knows it
   * @returns the batch's id
   */
  async submit(requests: readonly BatchRequest[], mark: string): Promise<string> {
    const lines = requests.map(({ key, body }) =>
      JSON.stringify({ custom_id: key, method: 'POST', url: '/v1/chat/completions', body }),
    );
    return this.#guarded(async () => {
      const client = await openaiClient(this.endpoint);
      const { toFile } = await import('openai/uploads');
      const file = await client.files.create({
        file: await toFile(new Blob([lines.join('\n'), '\n']), 'requests.jsonl', {
          type: 'application/jsonl',
        }),
        purpose: 'batch',
      });
      const batch = await client.batches.create({
        input_file_id: file.id,
        endpoint: '/v1/chat/completions',
        completion_window: '24h',
        metadata: { [markName]: mark },
      });
      return batch.id;
    });
  }

  /** The id of the batch that was submitted with a mark, by a process that may have ended before it knew the id. */
  async find(mark: string): Promise<string | undefined> {
    return this.#guarded(async () => {
      for await (const { id, metadata } of (await openaiClient(this.endpoint)).batches.list({ limit: 100 }))
        if (metadata?.[markName] === mark) return id;
      return undefined;
    });
  }

  /** Asks for no more answers. One that has ended already stays as it is. */
  async cancel(id: string): Promise<void> {
    const { status } = await this.poll(id);
    if (status === 'underWay')
      await this.#guarded(async () => (await openaiClient(this.endpoint)).batches.cancel(id));
  }

  async poll(id: string): Promise<BatchState> {
    return this.#guarded(async () => toState(await (await openaiClient(this.endpoint)).batches.retrieve(id)));
  }

  /** Answers of a batch that has ended, in any order. A request that is in none of its files has none. */
  async *collect({ files }: BatchState): AsyncGenerator<BatchAnswer> {
    for (const file of files) {
      const text = await this.#guarded(async () =>
        (await (await openaiClient(this.endpoint)).files.content(file)).text(),
      );
      for (const line of text.split('\n')) {
        const result = readLine(line);
        if (result) yield this.#toAnswer(result);
      }
    }
  }

  #toAnswer({ custom_id: key, response, error }: ResultLine): BatchAnswer {
    if (response?.status_code === 200) return { key, body: response.body };
    if (error?.code === 'batch_expired')
      return { key, problem: new Problem('batchExpired', { host: this.host }) };
    const words = error?.message ?? JSON.stringify(response?.body?.error ?? '');
    const problem = response
      ? refusalProblem({ status: response.status_code, words }, { host: this.host, model: '', hasKey: true })
      : new Problem('batchFailed', { host: this.host, cause: words });
    return { key, problem };
  }

  async #guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const refusal = toRefusal(error);
      const asked = { host: this.host, model: '', hasKey: this.endpoint.key !== undefined };
      throw refusal ? refusalProblem(refusal, asked) : connectionProblem(error, asked, false);
    }
  }
}

/** One line of an output or error file. */
interface ResultLine {
  readonly custom_id: string;
  readonly response?: {
    readonly status_code: number;
    readonly body?: { readonly error?: unknown };
  } | null;
  readonly error?: { readonly code?: string; readonly message?: string } | null;
}

/** A line that cannot be read costs its own request alone: that one then has no answer. */
function readLine(line: string): ResultLine | undefined {
  try {
    const read = JSON.parse(line) as Partial<ResultLine> | null;
    return typeof read?.custom_id === 'string' ? (read as ResultLine) : undefined;
  } catch {
    return undefined;
  }
}

function toState({ id, status, request_counts, errors, output_file_id, error_file_id }: Batch): BatchState {
  const cause = errors?.data?.map(({ line, message }) => (line ? `${line}: ${message}` : message)).join('; ');
  return {
    id,
    status: toStatus(status),
    finished: (request_counts?.completed ?? 0) + (request_counts?.failed ?? 0),
    total: request_counts?.total ?? 0,
    ...(cause ? { cause } : {}),
    files: [output_file_id, error_file_id].filter((file): file is string => typeof file === 'string'),
  };
}

function toStatus(status: Batch['status']): BatchState['status'] {
  switch (status) {
    case 'completed':
    case 'expired':
    case 'cancelled':
    case 'failed':
      return status;
    case 'validating':
    case 'in_progress':
    case 'finalizing':
    case 'cancelling':
      return 'underWay';
  }
}
