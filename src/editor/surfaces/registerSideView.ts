import * as vscode from 'vscode';
import { SideView } from '../../view/side/sideView.ts';
import { DependentsCheck } from '../checking/dependentsCheck.ts';
import { FactualityCheck } from '../checking/factualityCheck.ts';
import type { CheckingParts } from '../checking/registerChecking.ts';
import { checkDependents } from '../commands/checkDependents.ts';
import type { ContextParts } from '../context/registerContext.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { commands, innerCommands, sideViewId } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';
import type { Registrar } from '../registrar.ts';
import type { Settings } from '../settings.ts';
import { SideViewController } from './sideViewController.ts';
import type { SideViewVisibility } from './sideViewVisibility.ts';

const openSideView = async (): Promise<void> => vscode.commands.executeCommand(`${sideViewId}.focus`);

/** The side view, and what is shown in it or done from it with a result as a whole. */
export function registerSideView(
  registrar: Registrar,
  settings: Settings,
  extensionUri: vscode.Uri,
  { findings, history, alarmLevel }: ReviewParts,
  { bindings, contexts, leftOut }: ContextParts,
  { checker, reading }: CheckingParts,
  { judges, models, tests, indexes }: JudgingParts,
  actions: ClaimActions,
  visibility: SideViewVisibility,
): void {
  const factuality = new FactualityCheck(findings, contexts, judges, models, settings);
  const dependents = new DependentsCheck(
    checker,
    findings,
    bindings,
    contexts,
    judges,
    settings,
    registrar.log,
  );
  const controller = registrar.own(
    new SideViewController(
      settings,
      alarmLevel,
      contexts,
      leftOut,
      reading,
      models,
      tests,
      actions,
      factuality,
      dependents,
      registrar.log,
    ),
  );
  const sideView = registrar.own(new SideView(extensionUri, findings, history, controller));
  registrar.own(vscode.window.registerWebviewViewProvider(sideViewId, sideView));
  registrar.own(
    sideView.onDidChangeVisibility((isVisible) => {
      visibility.isVisible = isVisible;
    }),
  );
  registrar.command(commands.checkDependents, async (given) => {
    await openSideView();
    await checkDependents(given, dependents, visibility);
  });
  registrar.command(innerCommands.openSideView, openSideView);
  registrar.command(commands.exportReport, async (given) => {
    const { exportReport } = await import('../commands/exportReport.ts');
    return exportReport(given, findings, settings, contexts, alarmLevel);
  });
  registrar.command(commands.compareJudges, async (given) => {
    const { compareJudges, JudgeChoices } = await import('../commands/compareJudges.ts');
    const choices = new JudgeChoices(settings);
    const services = { findings, contexts, judges, choices, indexes, show: openSideView };
    const compared = await compareJudges(given, services);
    if (compared) sideView.compare(compared.uri, compared.comparison);
  });
}
