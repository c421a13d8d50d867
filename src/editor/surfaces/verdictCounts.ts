import * as vscode from 'vscode';
import type { Review } from '../../review/review.ts';

/** "12 of 12 supported", or what is wrong, worst first. */
export function verdictCountsText({ findings, tally }: Review): string {
  const { t } = vscode.l10n;
  if (findings.length === 0) return t('no claims');
  if (tally.supported === findings.length) return t('{0} of {1} supported', tally.supported, findings.length);
  const parts = [
    [tally.contradicted, t('contradicted')],
    [tally.unsupported, t('unsupported')],
    [tally.failed, t('not checked')],
  ] as const;
  return parts.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])).join(', ');
}
