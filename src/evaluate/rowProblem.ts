import { t } from '@vscode/l10n';
import { Problem } from '../check/problem.ts';
import { problemText } from '../report/words.ts';
import type { Result } from './result.ts';

/** A fault of ours, too, costs the row that it happened on and not the run. */
export function rowProblem(error: unknown): NonNullable<Result['problem']> {
  if (error instanceof Problem)
    return { code: error.code, message: problemText(error, 'commandLine').message };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'fault', message: t('Internal error: {0}', message) };
}
