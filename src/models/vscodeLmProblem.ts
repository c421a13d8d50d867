import { Problem, type ProblemArgs, type ProblemCode } from '../check/problem.ts';

const codes: Readonly<Record<string, ProblemCode>> = {
  NoPermissions: 'consentRefused',
  Blocked: 'quota',
  NotFound: 'noSuchModel',
};

/** Providers' own errors arrive without a code, so their words have to do. */
const words: readonly (readonly [RegExp, ProblemCode])[] = [
  [/quota|rate.?limit|too many requests|\b429\b/i, 'quota'],
  [
    /context.{0,12}(length|window)|token.{0,20}(limit|exceed)|too long|maximum.{0,12}tokens/i,
    'promptTooLong',
  ],
  [/content.?filter|filtered|responsible ai|refus/i, 'refused'],
  [/consent|permission|not allowed/i, 'consentRefused'],
  [/unauthori[sz]ed|sign.?in|\b401\b|api.?key/i, 'wrongKey'],
  [/ENOTFOUND|ECONNREFUSED|ECONNRESET|network|offline|fetch failed/i, 'unreachable'],
];

/** What a person can do about an error of VS Code's Language Model API. */
export function languageModelProblem(error: unknown, args: ProblemArgs): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? codes[String(error.code)] : undefined;
  if (code) return new Problem(code, args, error);
  const said = error instanceof Error ? `${error.message} ${causeMessage(error)}` : String(error);
  const known = words.find(([pattern]) => pattern.test(said));
  return new Problem(known?.[1] ?? 'serverError', { ...args, cause: firstLine(said) }, error);
}

const causeMessage = (error: Error): string => (error.cause instanceof Error ? error.cause.message : '');

const firstLine = (text: string): string => text.trim().split('\n')[0]!.slice(0, 120);
