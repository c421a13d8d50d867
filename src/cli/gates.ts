import { t } from '@vscode/l10n';
import { Problem } from '../check/problem.ts';
import type { Report } from '../check/report.ts';
import { scorers } from '../check/score/catalogue.ts';
import { numberText } from '../evaluate/export/tables.ts';
import { worstScore } from '../evaluate/results/result.ts';
import type { ColumnSummary } from '../evaluate/results/resultColumns.ts';
import type { Summary } from '../evaluate/results/summary.ts';
import { type ExitCode, exitCode, type Terminal } from './terminal.ts';

/** Gates for scripts, as shares of the scale, 0..1. */
export interface Threshold {
  readonly failUnder?: number;
  readonly failOver?: number;
}

/** The wrong gate for a scorer's direction would pass the worst output, so it is refused. */
export function checkThreshold({ failUnder, failOver }: Threshold, scorer: Report['scorer']): void {
  const direction = scorer === 'factuality' ? 'higherIsBetter' : scorers[scorer].direction;
  if (direction === 'higherIsBetter' && failOver !== undefined)
    throw new Problem('badInput', { detail: `${scorer}: higher is better; use --fail-under.` });
  if (direction === 'lowerIsBetter' && failUnder !== undefined)
    throw new Problem('badInput', { detail: `${scorer}: lower is better; use --fail-over.` });
}

/** Of a partial result the worst score counts. A category that could not be found is never a pass. */
export function gate(threshold: Threshold, report: Report): ExitCode {
  if (report.status === 'failed') return exitCode.failed;
  const score = worstScore(report);
  if (score === null)
    return report.factuality && report.claims.length > 0 ? exitCode.failed : exitCode.passed;
  return misses(threshold, score / report.scale) ? exitCode.missed : exitCode.passed;
}

const misses = ({ failUnder, failOver }: Threshold, share: number): boolean =>
  (failUnder !== undefined && share < failUnder) || (failOver !== undefined && share > failOver);

/** Of several columns the worst counts, and of a column the worst that it can be; says which missed. */
export function meansGate(threshold: Threshold, { columns }: Summary, terminal: Terminal): ExitCode {
  const answered = columns.some(({ counts }) => counts.scored + counts.partial + counts.notApplicable > 0);
  if (!answered) {
    terminal.writeError(`${t('No rows could be scored.')}\n`);
    return exitCode.failed;
  }
  const missed = columns.filter(
    ({ worstMean, scale }) => worstMean !== null && misses(threshold, worstMean / scale),
  );
  for (const column of missed) terminal.writeError(`${missText(threshold, column)}\n`);
  return missed.length > 0 ? exitCode.missed : exitCode.passed;
}

function missText(
  { failUnder, failOver }: Threshold,
  { name, worstMean, scale, counts }: ColumnSummary,
): string {
  const [found, wanted] = [numberText(worstMean! / scale), String(failUnder ?? failOver)];
  const missing = counts.partial + counts.failed;
  const text =
    failUnder === undefined
      ? t('{0}: {1} is above --fail-over {2}.', name, found, wanted)
      : t('{0}: {1} is below --fail-under {2}.', name, found, wanted);
  return missing === 0
    ? text
    : `${text} ${t('Partial and failed results ({0}) count with their worst score.', missing)}`;
}
