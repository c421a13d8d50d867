import { t } from '@vscode/l10n';
import type { ColumnSummary } from '../../evaluate/columnSummary.ts';
import { numberText } from '../../evaluate/export/tables.ts';
import type { Summary } from '../../evaluate/summary.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import type { Terminal } from '../terminal.ts';
import type { Threshold } from '../threshold.ts';

/** Of several columns the worst counts, and of a column the worst that it can be; says which missed. */
export function meansGate(threshold: Threshold, { columns }: Summary, terminal: Terminal): ExitCode {
  const answered = columns.some(({ counts }) => counts.scored + counts.partial + counts.notApplicable > 0);
  if (!answered) {
    terminal.writeError(`${t('No row could be scored.')}\n`);
    return exitCode.failed;
  }
  const missed = columns.filter((column) => misses(threshold, column));
  for (const column of missed) terminal.writeError(`${missText(threshold, column)}\n`);
  return missed.length > 0 ? exitCode.missed : exitCode.passed;
}

function misses({ failUnder, failOver }: Threshold, { worstMean, scale }: ColumnSummary): boolean {
  if (worstMean === null) return false;
  const share = worstMean / scale;
  return (failUnder !== undefined && share < failUnder) || (failOver !== undefined && share > failOver);
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
    : `${text} ${t('Partial and failed results ({0}) count as their worst.', missing)}`;
}
