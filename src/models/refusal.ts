import { retryAfterSeconds } from './retry.ts';

/** An endpoint's refusal, as far as it can be read. */
export interface Refusal {
  readonly status: number;
  /** Message, error code and parameter name in one. */
  readonly words: string;
  readonly retryAfterSeconds?: number;
}

/** An error of the `openai` client that carries an endpoint's answer; `undefined` for connections that broke. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  const { status, message } = error;
  const headers = 'headers' in error && error.headers instanceof Headers ? error.headers : new Headers();
  const details = ['code', 'param', 'type'].flatMap((name) => {
    const value = (error as unknown as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? [value] : [];
  });
  const seconds = retryAfterSeconds(headers, Date.now());
  const words = [message, ...details].join(' ');
  return { status, words, ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }) };
}
