import { Problem, type ProblemArgs } from '../check/problem.ts';

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

/** Who was asked, for the words of a problem. */
export interface AskedModel {
  readonly host: string;
  readonly model: string;
  readonly hasKey: boolean;
}

/** What a person can do about a refusal, by its status and words. */
export function refusalProblem(refusal: Refusal, asked: AskedModel): Problem {
  const { status, words } = refusal;
  const args: ProblemArgs = { host: asked.host, model: asked.model, status };
  if (status === 401 || (status === 403 && /key|auth|credential|token/i.test(words)))
    return new Problem(asked.hasKey ? 'wrongKey' : 'noKey', args);
  if (/context.{0,12}(length|window)|prompt is too long/i.test(words))
    return new Problem('promptTooLong', args);
  if (/content.?(filter|policy)|responsible.?ai/i.test(words)) return new Problem('refused', args);
  if (status === 429 || status === 402)
    return new Problem(
      'quota',
      refusal.retryAfterSeconds === undefined ? args : { ...args, seconds: refusal.retryAfterSeconds },
    );
  if ((status === 404 || status === 400) && /model/i.test(words)) return new Problem('noSuchModel', args);
  if (status >= 500) return new Problem('serverError', args);
  if (status === 403) return new Problem(asked.hasKey ? 'wrongKey' : 'noKey', args);
  return new Problem(status === 404 || status === 405 ? 'notAnApi' : 'badInput', args);
}

const certificateCode = /CERT|SELF_SIGNED|SIGNATURE|TLS|SSL|ISSUER/;

/** A connection that could not be made, or broke: by the first system code in the chain of causes. */
export function connectionProblem(error: unknown, asked: AskedModel, answering: boolean): Problem {
  const cause = causeCode(error);
  const args = { host: asked.host, model: asked.model, cause };
  if (certificateCode.test(cause)) return new Problem('certificate', args, error);
  return new Problem(answering ? 'dropped' : 'unreachable', args, error);
}

/** "ECONNREFUSED", "ENOTFOUND", …; "network" where no cause has a code. */
export function causeCode(error: unknown): string {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 6; depth++) {
    const code = 'code' in at ? at.code : undefined;
    if (typeof code === 'string' && /^[A-Z][A-Z_0-9]+$/.test(code)) return code;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return 'network';
}

/** Seconds that an endpoint asks to wait: `retry-after-ms`, or `Retry-After` in seconds or as a date. */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds / 1000;
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}
