import { t } from '@vscode/l10n';
import type { Report } from '../check/report.ts';

/** "Judged by gpt-5 (Claimlight 1.4.0, fingerprint 3f9a…)": what a reader needs to know whether two reports compare. */
export const provenanceText = ({ judge, fingerprint }: Pick<Report, 'judge' | 'fingerprint'>): string =>
  fingerprint === undefined
    ? t('Judged by {0}.', judge)
    : t('Judged by {0}, Claimlight {1}, fingerprint {2}.', judge, fingerprint.version, fingerprint.hash);
