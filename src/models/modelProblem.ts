import { Problem, type ProblemArgs } from '../check/problem.ts';
import type { Refusal } from './refusal.ts';

/** Who was asked, for the words of a problem. */
export interface Asked {
  readonly host: string;
  readonly model: string;
  readonly hasKey: boolean;
}

/** What a person can do about a refusal, by its status and words. */
export function refusalProblem(refusal: Refusal, asked: Asked): Problem {
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
export function connectionProblem(error: unknown, asked: Asked, answering: boolean): Problem {
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
