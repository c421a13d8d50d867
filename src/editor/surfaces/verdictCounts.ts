import * as vscode from 'vscode';
import type { Review } from '../../review/review.ts';

/** "12 of 12 supported", or what is wrong, worst first. */
export function verdictCountsText({ findings }: Review): string {
  const { t } = vscode.l10n;
  const of = (kind: string) =>
    findings.filter(({ finding }) => (finding.type === 'failure' ? 'failed' : finding.verdict) === kind)
      .length;
  if (findings.length === 0) return t('no claims');
  const supported = of('supported');
  if (supported === findings.length) return t('{0} of {1} supported', supported, findings.length);
  const parts = [
    [of('contradicted'), t('contradicted')],
    [of('unsupported'), t('unsupported')],
    [of('failed'), t('not checked')],
  ] as const;
  return parts.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])).join(', ');
}
