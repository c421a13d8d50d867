import { isLasting, isLoading, isOverloaded, type Refusal } from './refusal.ts';

/** When to ask an endpoint again that gave no answer. */
export interface RetryPolicy {
  /** Attempts in all. */
  readonly attempts: number;
  /** Wait before the second attempt where the endpoint names none; doubles each time. */
  readonly firstWaitMs: number;
  /** An endpoint that asks for more patience than this is a quota that is spent. */
  readonly longestWaitMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 4, firstWaitMs: 500, longestWaitMs: 60_000 };

/** A connection that the other side closed before it answered; not one that could not be made. */
const closed = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The same for a connection that broke, by its cause code. */
export const waitAfterBreak = (cause: string, made: number, policy: RetryPolicy): number | undefined =>
  made < policy.attempts && closed.has(cause) ? policy.firstWaitMs * 2 ** (made - 1) : undefined;

/** A model of some gigabytes takes a minute or two. */
const loadingAttempts = 30;

const transient = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/**
 * Milliseconds to wait before the next attempt, or `undefined` when there shall be none.
 * @param made attempts made so far, counted from 1.
 */
export function waitBeforeRetry(refusal: Refusal, made: number, policy: RetryPolicy): number | undefined {
  if (isLoading(refusal)) return made < loadingAttempts ? policy.firstWaitMs * 8 : undefined;
  if (made >= policy.attempts || !(transient.has(refusal.status) || isOverloaded(refusal))) return undefined;
  if (refusal.status >= 500 && isLasting(refusal)) return undefined;
  if (/insufficient_quota|billing|exceeded your current quota/i.test(refusal.words)) return undefined;
  const asked = refusal.retryAfterSeconds;
  const wait = asked === undefined ? policy.firstWaitMs * 2 ** (made - 1) : asked * 1000;
  return wait > policy.longestWaitMs ? undefined : wait;
}

/** Resolves after the wait, or at once when `signal` aborts. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
