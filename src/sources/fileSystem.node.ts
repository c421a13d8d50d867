import { access } from 'node:fs/promises';
import { Problem, type ProblemCode } from '../check/problem.ts';

/** "ENOENT", "EACCES", …; empty where the system gave none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Why a file cannot be read; what is a problem already stays as it is. */
export function readProblem(
  file: string,
  cause: unknown,
  codes: { readonly missing: ProblemCode; readonly unreadable: ProblemCode },
): Problem {
  if (cause instanceof Problem) return cause;
  const code = errorCode(cause);
  return new Problem(
    code === 'ENOENT' ? codes.missing : codes.unreadable,
    code === '' ? { file } : { file, cause: code },
    cause,
  );
}

/** Why a file cannot be written; what the file system did not say is a fault of ours and stays as it is. */
export const writeProblem = (file: string, error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && 'code' in error
    ? new Problem('unwritable', { file, cause: String(error.code) }, error)
    : error;

export const exists = (path: string | URL): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
