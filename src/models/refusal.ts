import { Problem, type ProblemArgs } from '../check/problem.ts';

/** An endpoint's refusal, as far as it can be read. */
export interface Refusal {
  readonly status: number;
  /** Message, error code and parameter name in one. */
  readonly words: string;
  /** The message alone. */
  readonly message?: string;
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
  const said = message.replace(/^\d{3} /, '').replace(/^\{"message":""\}$/, '');
  return {
    status,
    words,
    ...(/^status code/.test(said) ? {} : { message: said }),
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
}

/** What an endpoint tells in the place of an answer although it says by its status that all is well. */
export class ErrorAnswer extends Error {
  readonly code: string | undefined;

  constructor(
    readonly status: number,
    { message, code }: { readonly message: string; readonly code?: string },
  ) {
    super(message);
    this.code = code;
  }
}

/** The error that a body holds in the place of an answer, in the ways of several families. */
export function errorAnswer(body: unknown): ErrorAnswer | undefined {
  if (!isRecord(body)) return undefined;
  const [choice] = Array.isArray(body.choices) ? (body.choices as readonly unknown[]) : [];
  const told = [body.error, isRecord(choice) ? choice.error : undefined, failedState(body.base_resp)].find(
    Boolean,
  );
  const isBare = body.choices === undefined && Object.keys(body).some((key) => errorKey.test(key));
  if (!told && !(isBare && messageIn(body, 0) !== '')) return undefined;
  const error = readErrorBody(JSON.stringify(told ? { error: told } : body));
  return new ErrorAnswer(statusOf(told ?? body, error.message), error);
}

const errorKey = /^(?:message|detail|msg|errors|error_\w+|fault|status_msg)$/i;

/** MiniMax reports each answer's state. */
const failedState = (state: unknown): unknown =>
  isRecord(state) && state.status_code !== 0 ? state : undefined;

function statusOf(told: unknown, message: string): number {
  const codes = isRecord(told) ? [told.status, told.code, told.status_code].map(Number) : [];
  const status = codes.find((code) => code >= 400 && code < 600);
  if (status !== undefined) return status;
  if (busy.test(message)) return 429;
  return isAboutRequest(message) && !overloaded.test(message) ? 400 : 500;
}

/** Who was asked, for the words of a problem. */
export interface AskedModel {
  readonly host: string;
  readonly model: string;
  readonly hasKey: boolean;
}

const tooLong =
  /context.{0,12}(?:length|window|size)|(?:prompt|input|request|message)s?\b.{0,40}\b(?:too (?:long|large|big)|longer than)|too many (?:input |prompt )?tokens|maximum.{0,20}(?:tokens|context|prompt length)|exceeds?.{0,40}(?:token|context|n_ctx)|\binputs?\b.{0,40}\bmust (?:have|be).{0,20}\d|reduce (?:the length|your (?:prompt|input|message))|token limit|string_above_max_length|request_too_large|range of input length|input length exceeds|string too long/i;
const filtered =
  /content.?(?:filter|policy|management)|responsible.?ai|moderation|\bsafety\b|prohibited_content|usage polic|flagged as|blocked (?:due|because|by)|sensitive words|inappropriate content|data.?inspection|content exists risk/i;
const loading =
  /model\b.{0,60}\b(?:loading|warming up|not ready|starting)|loading\b.{0,20}\bmodel|estimated_time/i;
const payment =
  /insufficient.?(?:quota|credit|balance|funds)|credit balance|spending limit|billing|payment|exceeded your current quota/i;
const busy = /rate.?limit|too many requests/i;
const overloaded = /overloaded|over capacity|capacity exceeded|try again later/i;
const notHere = /(?:country|region|territory).{0,40}not supported|data policy|guardrail restrictions/i;
const noModel =
  /model_not_found|deployment_?not_?found|does not exist|model.{0,60}not (?:found|available|supported)|no such model|unknown model|invalid model/i;
const wrongKey =
  /invalid.{0,6}(?:api.?)?key|api.?key.{0,30}(?:invalid|not valid|incorrect|missing|expired)|incorrect api key|unauthori[sz]ed|authenti?cation|invalid_api_key/i;

/** Whether words are about what was asked and by whom, and not about a feature that an endpoint lacks. */
export const isAboutRequest = (words: string): boolean =>
  [tooLong, filtered, loading, payment, busy, overloaded, notHere, noModel, wrongKey].some((pattern) =>
    pattern.test(words),
  );

/** Whether an endpoint that fails will fail again: its fault is what it was asked. */
export const isLasting = ({ words }: Refusal): boolean => tooLong.test(words) || filtered.test(words);

/** Whether a model is being loaded and may be asked again soon. */
export const isLoading = ({ status, words }: Refusal): boolean =>
  (status >= 500 || status === 424 || status === 409) && loading.test(words);

/** Whether an endpoint has too much to do, whatever status it says so with. */
export const isOverloaded = ({ status, words }: Refusal): boolean =>
  status === 498 || status === 524 || status === 529 || overloaded.test(words);

/** What a person can do about a refusal, by its status and words. */
export function refusalProblem(refusal: Refusal, asked: AskedModel): Problem {
  const { status, words } = refusal;
  const said = clipped(refusal.message ?? '');
  const args: ProblemArgs = {
    host: asked.host,
    model: asked.model,
    status,
    ...(said === '' ? {} : { said }),
  };
  if (status === 402 || (status !== 429 && status < 500 && payment.test(words)))
    return new Problem('noCredit', args);
  if (notHere.test(words)) return new Problem('badInput', args);
  if (status === 413) return new Problem('promptTooLong', args);
  if (status === 401 || (status === 403 && /key|auth|credential|token/i.test(words)))
    return new Problem(asked.hasKey ? 'wrongKey' : 'noKey', args);
  if (tooLong.test(words) && status !== 429) return new Problem('promptTooLong', args);
  if (filtered.test(words)) return new Problem('refused', args);
  if (isLoading(refusal)) return new Problem('modelLoading', args);
  if (status === 429 || (status < 500 && busy.test(words)))
    return new Problem(
      'quota',
      refusal.retryAfterSeconds === undefined ? args : { ...args, seconds: refusal.retryAfterSeconds },
    );
  if (status === 400 && wrongKey.test(words)) return new Problem(asked.hasKey ? 'wrongKey' : 'noKey', args);
  if ((status === 404 && /model/i.test(words)) || (status < 500 && noModel.test(words)))
    return new Problem('noSuchModel', args);
  if (status >= 500 || isOverloaded(refusal)) return new Problem('serverError', args);
  if (status === 403) return new Problem(asked.hasKey ? 'wrongKey' : 'noKey', args);
  return new Problem(status === 404 || status === 405 ? 'notAnApi' : 'badInput', args);
}

const mostShown = 200;

/** An endpoint's own words in one line: without control characters, and no more than a person reads. */
function clipped(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > mostShown ? `${line.slice(0, mostShown)}…` : line;
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

/** Keys under which endpoints put what they say, the most telling first. */
const messageKeys =
  `message detail msg error errors error_message error_msg status_msg fault faultstring raw title description
  reason text`.split(/\s+/);

/**
 * The error of a body in one form, that of OpenAI, whichever family wrote it: `{error: {…}}`, `{error: "…"}`,
 * `[{error}]`, `{message}`, `{detail}` (a text or a list), `{error: {metadata: {raw}}}`.
 */
export function readErrorBody(text: string): {
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
} {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { message: /^\s*</.test(text) ? '' : text };
  }
  const outer: unknown = Array.isArray(body) ? body[0] : body;
  const inner = isRecord(outer) && isRecord(outer.error) ? outer.error : outer;
  const raw = isRecord(inner) && isRecord(inner.metadata) ? messageIn(inner.metadata.raw, 0) : '';
  const message = [messageIn(inner, 0), raw].filter((part) => part !== '').join(': ');
  const word = (key: string) => (isRecord(inner) && typeof inner[key] === 'string' ? inner[key] : undefined);
  const deeper = isRecord(inner) && isRecord(inner.innererror) ? inner.innererror.code : undefined;
  const code =
    word('code') ?? (typeof deeper === 'string' ? deeper : undefined) ?? word('type') ?? word('status');
  const param = word('param');
  return { message, ...(code === undefined ? {} : { code }), ...(param === undefined ? {} : { param }) };
}

function messageIn(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    const nested = depth < 3 && /^\s*[{[]/.test(value) ? readErrorBody(value).message : '';
    return nested || value;
  }
  if (depth > 3) return '';
  if (Array.isArray(value))
    return value
      .map((item) => messageIn(item, depth + 1))
      .filter(Boolean)
      .join('; ');
  if (!isRecord(value)) return '';
  const place = Array.isArray(value.loc) ? `${value.loc.join('.')}: ` : '';
  const byName = new Map(Object.entries(value).map(([name, item]) => [name.toLowerCase(), item]));
  const found = messageKeys
    .map((name) => messageIn(byName.get(name), depth + 1))
    .find((message) => message !== '');
  return found === undefined ? '' : `${place}${found}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
