import * as vscode from 'vscode';
import { Emitter } from '../../base/emitter.ts';
import { Problem } from '../../check/problem.ts';
import { type FindingVerdict, tallyOf, verdictOf } from '../../check/tally.ts';
import type { Findings } from '../../review/findings.ts';
import type { Checker } from '../checking/checker.ts';
import { withLateProgress } from '../checking/lateProgress.ts';
import { stagedDocuments, stagedFindings } from '../checking/stagedDocuments.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { StagedFiles } from '../context/stagedFiles.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';

/**
 * Checks the sentences that are to be committed, of each staged document that has a context, and says what came of it.
 * @throws {Problem} nothingStaged
 */
export async function checkStaged(
  checker: Pick<Checker, 'check'>,
  files: StagedFiles,
  contexts: Pick<ContextResolver, 'of'>,
  findings: Pick<Findings, 'get'>,
  sideView: SideViewVisibility,
): Promise<void> {
  const staged = await stagedDocuments(files, contexts);
  if (staged.length === 0) throw new Problem('nothingStaged');
  const { t } = vscode.l10n;
  const stop = new AbortController();
  const moved = new Emitter<number>();
  const checking = async () => {
    for (const [at, { document, holds }] of staged.entries()) {
      moved.fire(at);
      await checker.check({ document, only: holds, signal: stop.signal });
    }
  };
  const place = { isInSight: () => sideView.isVisible, onDidChange: sideView.onDidChange };
  await withLateProgress(checking(), place, {
    title: t('Checking staged changes'),
    cancel: () => stop.abort(),
    follow: (report) => moved.event((at) => report(t('{0} of {1} documents', at, staged.length))),
  });
  void tell(staged.flatMap((one) => stagedFindings(one, findings)).map(({ finding }) => verdictOf(finding)));
}

async function tell(verdicts: readonly FindingVerdict[]): Promise<void> {
  const { t } = vscode.l10n;
  const { contradicted, unsupported, failed } = tallyOf(verdicts);
  const found = [
    t('Staged claims: {0}.', verdicts.length),
    t('{0} contradicted, {1} unsupported, {2} failed.', contradicted, unsupported, failed),
  ].join(' ');
  const show = t('Show Problems');
  const chosen =
    contradicted > 0
      ? await vscode.window.showWarningMessage(found, show)
      : await vscode.window.showInformationMessage(found);
  if (chosen === show) await vscode.commands.executeCommand('workbench.actions.view.problems');
}
