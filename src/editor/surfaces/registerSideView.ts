import * as vscode from 'vscode';
import { SideView } from '../../view/side/sideView.ts';
import { DependentsCheck } from '../checking/dependentsCheck.ts';
import { FactualityCheck } from '../checking/factualityCheck.ts';
import type { CheckingParts } from '../checking/registerChecking.ts';
import { checkDependents } from '../commands/checkDependents.ts';
import type { CommonParts } from '../commonParts.ts';
import type { ContextParts } from '../context/registerContext.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { commands, innerCommands, sideViewId } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';
import type { SurfaceParts } from './registerSurfaces.ts';
import { SideViewController } from './sideViewController.ts';

const openSideView = async (): Promise<void> => vscode.commands.executeCommand(`${sideViewId}.focus`);

/** The side view, and what is shown in it or done from it with a result as a whole. */
export function registerSideView(
  parts: CommonParts & ReviewParts & ContextParts & CheckingParts & JudgingParts & SurfaceParts,
): void {
  const { registrar, settings, findings, history, alarmLevel, contexts, judges, models } = parts;
  const { log } = registrar;
  const factuality = new FactualityCheck(findings, contexts, judges, models, settings);
  const dependents = new DependentsCheck({ ...parts, log });
  const controller = registrar.own(new SideViewController({ ...parts, factuality, dependents, log }));
  const sideView = registrar.own(new SideView(parts.extensionUri, findings, history, controller));
  registrar.own(vscode.window.registerWebviewViewProvider(sideViewId, sideView));
  registrar.own(
    sideView.onDidChangeVisibility((isVisible) => {
      parts.sideView.isVisible = isVisible;
    }),
  );
  registrar.command(commands.checkDependents, async (given) => {
    await openSideView();
    await checkDependents(given, dependents, parts.sideView);
  });
  registrar.command(innerCommands.openSideView, openSideView);
  registrar.command(commands.exportReport, async (given) => {
    const { exportReport } = await import('../commands/exportReport.ts');
    return exportReport(given, findings, settings, contexts, alarmLevel);
  });
  registrar.command(commands.compareJudges, async (given) => {
    const { compareJudges, JudgeChoices } = await import('../commands/compareJudges.ts');
    const choices = new JudgeChoices(settings);
    const services = { findings, contexts, judges, choices, indexes: parts.indexes, show: openSideView };
    const compared = await compareJudges(given, services);
    if (compared) sideView.compare(compared.uri, compared.comparison);
  });
}
