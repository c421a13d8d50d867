import { t } from '@vscode/l10n';
import type { LeftOut } from '../check/leftOut.ts';
import type { Report } from '../check/report.ts';
import { problemText } from './problems/problemText.ts';
import { claimCounts } from './verdictNumbers.ts';

/** One output of a run, with the whole document that its report's offsets refer to. */
export interface CheckedOutput {
  /** What the person calls it. */
  readonly name: string;
  readonly report: Report;
  readonly document: string;
}

/** An output that could not be checked, or did not need to be. */
export interface Unchecked extends LeftOut {
  /** Somebody asked for it by name, and it could have said anything. */
  readonly blocks: boolean;
}

/** What checking several outputs found, in the order in which they were named. */
export interface RunReport {
  readonly checked: readonly CheckedOutput[];
  readonly notChecked: readonly Unchecked[];
}

/** An output that makes no claim; what failed may have made some. */
export const claimsNothing = ({ status }: Pick<Report, 'status'>): boolean => status === 'notApplicable';

export function runTitle({ checked, notChecked }: RunReport): string {
  const outputs = checked.length + notChecked.length;
  return outputs === 1 ? t('Check of 1 output') : t('Check of {0} outputs', outputs);
}

/** "Outputs: 3 checked, 1 of them without a claim, 1 not checked. 4 of 6 supported, 1 contradicted, 1 unsupported" */
export function runTotals({ checked, notChecked }: RunReport): string {
  const silent = checked.filter(({ report }) => claimsNothing(report)).length;
  const outputs = [
    t('{0} checked', checked.length),
    ...(silent > 0 ? [t('{0} of them without a claim', silent)] : []),
    ...(notChecked.length > 0 ? [t('{0} not checked', notChecked.length)] : []),
  ];
  const claims = checked.flatMap(({ report }) => report.claims);
  const skipped = checked.flatMap(({ report }) => report.skipped);
  return t('Outputs: {0}. {1}', outputs.join(', '), claimCounts({ claims, skipped }));
}

/** Why an output was not checked, as data. */
export const uncheckedData = ({ name, problem, blocks }: Unchecked) => ({
  name,
  code: problem.code,
  message: problemText(problem, 'commandLine').message,
  blocks,
});
