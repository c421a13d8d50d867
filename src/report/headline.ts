import { t } from '@vscode/l10n';
import type { Report } from '../check/report.ts';
import { scorers } from '../check/score/scorers.ts';
import { directionText, scoreNumber, scorerText, statusText } from './words.ts';

/** "Faithfulness 0.83 (higher is better; an estimate by the offline judge)" */
export function headline(report: Report): string {
  const score = report.score === null ? statusText(report.status) : scoreNumber(report.score);
  const notes = [
    ...(report.scorer === 'factuality' ? [] : [directionText(scorers[report.scorer].direction)]),
    ...(report.status === 'partial' ? [statusText('partial')] : []),
    report.estimate ? t('an estimate by the offline judge') : t('judged by {0}', report.judge),
  ];
  return `${scorerText(report.scorer)} ${score} (${notes.join('; ')})`;
}
