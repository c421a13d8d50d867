import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';
import { type FormatId, reportFormats } from '../../report/formats.ts';
import { groupedLines } from '../../report/problems/leftOutLines.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { claimsNothing, type RunReport } from '../../report/runReport.ts';
import { findingsText, type Screen } from '../../report/text.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { writeOut } from '../fileArgument.ts';
import { printProblem, type Terminal } from '../terminal.ts';
import type { FinishedRun } from './checkOutputs.ts';
import { addJobSummary, githubText, pullRequestReview } from './github.ts';
import type { CheckFormat, ReportTarget } from './reportTargets.ts';

/** A run without what only its corrections need. */
type PrintedRun = RunReport & Pick<FinishedRun, 'problems'>;

export interface Manner {
  /** There may be several outputs: the form then does not depend on how many there are. */
  readonly several: boolean;
  /** Findings and errors alone. */
  readonly quiet?: true;
  /** The revision that a pull request is shown against. */
  readonly changedSince?: string;
}

/**
 * Writes the report to each of its targets; one that cannot be written loses none of the others.
 * @returns whether all were written
 */
export async function printReports(
  run: PrintedRun,
  targets: readonly ReportTarget[],
  manner: Manner,
  bounds: Bounds,
  terminal: Terminal,
): Promise<boolean> {
  let written = true;
  const attempt = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      written = false;
      printProblem(error, terminal);
    });
  for (const { format, path } of targets) {
    const screen = path === undefined ? terminal.screen : undefined;
    const text = await formText(run, format, manner, terminal, screen);
    if (path === undefined) (screen ?? terminal).write(text);
    else await attempt(writeOut(path, text, bounds));
    if (format === 'github') await attempt(addJobSummary(run, terminal));
  }
  return written;
}

function formText(
  run: RunReport,
  format: CheckFormat,
  manner: Manner,
  terminal: Terminal,
  screen?: Screen,
): Promise<string> | string {
  switch (format) {
    case 'github':
      return githubText(run, terminal);
    case 'github-review':
      return pullRequestReview(run, manner.changedSince, terminal);
    default:
      return runText(run, format, manner, screen);
  }
}

function runText(run: RunReport, format: FormatId, { several, quiet }: Manner, screen?: Screen): string {
  const [first] = run.checked;
  if (quiet && format === 'text') return findingsText(run, screen);
  return several || !first
    ? reportFormats[format].writeRun(run, screen)
    : reportFormats[format].write(first.report, first.document, screen);
}

/** What no report may hide: outputs that claim nothing or were not checked, and checks that broke off. */
export function printNotices(run: PrintedRun, { several, quiet }: Manner, terminal: Terminal): void {
  const say = (text: string) => terminal.writeError(`claimlight: ${text}\n`);
  const silent = quiet ? [] : run.checked.filter(({ report }) => claimsNothing(report));
  const reasons = silent.map(({ name, report: { reason } }) => ({ name, message: reason, group: reason }));
  for (const line of several ? groupedLines(reasons) : reasons.map(({ message }) => message)) say(line);
  const notChecked = run.notChecked.filter(({ blocks }) => blocks || !quiet);
  if (notChecked.length > 0) say(uncheckedLines(notChecked).join('\n'));
  for (const problem of run.problems) printProblem(problem, terminal);
}

/** How many outputs were not checked, each with why, and what to do about those that somebody asked for. */
function uncheckedLines(notChecked: RunReport['notChecked']): readonly string[] {
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
