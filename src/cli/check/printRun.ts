import { t } from '@vscode/l10n';
import { type FormatId, reportFormats } from '../../report/formats.ts';
import { groupedLines } from '../../report/problems/leftOutLines.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { claimsNothing, type RunReport } from '../../report/runReport.ts';
import { printProblem, type Terminal } from '../terminal.ts';
import type { FinishedRun } from './checkOutputs.ts';

/**
 * The report in a format.
 * @param several there may be several outputs: the form then does not depend on how many there are
 */
export function runText(run: RunReport, format: FormatId, several: boolean): string {
  const [first] = run.checked;
  return several || !first
    ? reportFormats[format].writeRun(run)
    : reportFormats[format].write(first.report, first.document);
}

/** What no report may hide: outputs that claim nothing or were not checked, and checks that broke off. */
export function printNotices(run: FinishedRun, several: boolean, terminal: Terminal): void {
  const say = (text: string) => terminal.writeError(`claimlight: ${text}\n`);
  const silent = run.checked.filter(({ report }) => claimsNothing(report));
  const reasons = silent.map(({ name, report: { reason } }) => ({ name, message: reason, group: reason }));
  for (const line of several ? groupedLines(reasons) : reasons.map(({ message }) => message)) say(line);
  if (run.notChecked.length > 0) say(uncheckedLines(run).join('\n'));
  for (const problem of run.problems) printProblem(problem, terminal);
}

/** How many outputs were not checked, each with why, and what to do about those that somebody asked for. */
function uncheckedLines({ notChecked }: RunReport): readonly string[] {
  const told = notChecked.map(({ name, problem, blocks }) => ({
    name,
    blocks,
    ...problemText(problem, 'commandLine'),
  }));
  const count =
    told.length === 1 ? t('1 output was not checked.') : t('{0} outputs were not checked.', told.length);
  const lines = groupedLines(told.map(({ name, message }) => ({ name, message, group: message })));
  const steps = new Set(told.filter(({ blocks }) => blocks).map(({ nextStep }) => nextStep));
  return [count, ...lines.map((line) => `  ${line}`), ...steps];
}
