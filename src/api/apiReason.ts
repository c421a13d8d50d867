import { t } from '@vscode/l10n';
import type { Report } from '../check/report.ts';
import type { Outcome } from '../check/types.ts';
import { problemText } from '../report/words.ts';

/** The report's reason; for programs a score that does not apply is 0, and a failed one says what failed. */
export function apiReason({ status, reason, claims }: Report, outcome: Outcome): string {
  if (status === 'notApplicable')
    return claims.length === 0
      ? t('The score is 0 because there are no claims to check.')
      : t('The score is 0 because the context is empty.');
  const failed = outcome.findings.find((finding) => finding.type === 'failure');
  return status === 'failed' && failed?.type === 'failure'
    ? `${reason} ${problemText(failed.problem).message}`
    : reason;
}
