import * as vscode from 'vscode';
import { supportedNumberText } from '../../report/verdictNumbers.ts';
import type { Review } from '../../review/review.ts';

/** "12 of 12 supported", or what is wrong, worst first. */
export function verdictCountsText({ findings, tally }: Review): string {
  const { t } = vscode.l10n;
  if (findings.length === 0) return t('no claims');
  if (tally.supported === findings.length)
    return supportedNumberText(
      findings.flatMap(({ finding }) => (finding.type === 'assessment' ? [finding.flags] : [])),
      findings.length,
    );
  return [
    ...(tally.contradicted > 0 ? [t('{0} contradicted', tally.contradicted)] : []),
    ...(tally.unsupported > 0 ? [t('{0} unsupported', tally.unsupported)] : []),
    ...(tally.failed > 0 ? [t('{0} failed', tally.failed)] : []),
  ].join(', ');
}
