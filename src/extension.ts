import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { Checker } from './editor/checking/checker.ts';
import { trackEdits, trackRenames } from './editor/checking/documentTracker.ts';
import { FactualityCheck } from './editor/checking/factualityCheck.ts';
import { LiveMode } from './editor/checking/liveMode.ts';
import { RequestedCheck } from './editor/checking/requestedCheck.ts';
import {
  cancel,
  checkAnswer,
  checkDocument,
  checkSelection,
  clear,
  recheckStale,
} from './editor/commands/checkCommands.ts';
import { chooseScorer } from './editor/commands/chooseScorer.ts';
import { compareJudges, JudgeChoices } from './editor/commands/compareJudges.ts';
import { chooseContext, setQuestion } from './editor/commands/contextCommands.ts';
import { exportReport } from './editor/commands/exportReport.ts';
import { showDecisions, stepToFinding } from './editor/commands/findingCommands.ts';
import { explainCode, openExample, openWalkthrough } from './editor/commands/helpCommands.ts';
import { chooseJudge, clearApiKey, setApiKey } from './editor/commands/judgeCommands.ts';
import { registerCommand } from './editor/commands/registerCommand.ts';
import { testConnection } from './editor/commands/testConnection.ts';
import { ContextBindings } from './editor/context/contextBindings.ts';
import { ContextPicker } from './editor/context/contextPicker.ts';
import { ContextResolver } from './editor/context/contextResolver.ts';
import { ContextSources } from './editor/context/contextSources.ts';
import { ContextWatcher } from './editor/context/contextWatcher.ts';
import { openEvidence } from './editor/context/openEvidence.ts';
import { type RealPath, WorkspaceBounds } from './editor/context/workspaceBounds.ts';
import { AlarmLevel } from './editor/decisions/alarmLevel.ts';
import { ClaimActions, handleClaimRequest } from './editor/decisions/claimActions.ts';
import { PersonalDecisions, SharedDecisions } from './editor/decisions/decisionStores.ts';
import { type ClaimlightApi, exportedApi } from './editor/exportedApi.ts';
import { answerScheme, checkTool, commands, innerCommands, sideViewId, sourceScheme } from './editor/ids.ts';
import { ApiKeys } from './editor/judging/apiKeys.ts';
import { JudgeFactory } from './editor/judging/judgeFactory.ts';
import { ModelFactory } from './editor/judging/modelFactory.ts';
import { createLog } from './editor/log.ts';
import { Settings } from './editor/settings.ts';
import { ReviewStorage } from './editor/storage/reviewStorage.ts';
import { publishContextKeys } from './editor/surfaces/contextKeys.ts';
import { DiagnosticConverter, Diagnostics } from './editor/surfaces/diagnostics.ts';
import { ClaimHover } from './editor/surfaces/hover.ts';
import { CheckTool } from './editor/surfaces/languageModelTool.ts';
import { Marks } from './editor/surfaces/marks.ts';
import { QuickFixes } from './editor/surfaces/quickFixes.ts';
import { ReferenceDiagnostics } from './editor/surfaces/referenceDiagnostics.ts';
import { SideViewController } from './editor/surfaces/sideViewController.ts';
import { StatusItem } from './editor/surfaces/statusItem.ts';
import { SummaryLens } from './editor/surfaces/summaryLens.ts';
import { TranscriptLens } from './editor/surfaces/transcriptLens.ts';
import { Decisions } from './review/decisions.ts';
import { Findings } from './review/findings.ts';
import { History } from './review/history.ts';
import type { Comparison } from './view/side/comparisonView.ts';
import { SideView } from './view/side/sideView.ts';

/** Where extensions run in a browser, which knows no links on a disk. */
export const activate = (context: vscode.ExtensionContext): ClaimlightApi => compose(context, undefined);

/** The composition root: builds the parts and registers them. */
export function compose(context: vscode.ExtensionContext, realPath: RealPath | undefined): ClaimlightApi {
  l10n.config({ contents: vscode.l10n.bundle ?? {} });
  const log = createLog();
  const settings = new Settings();
  const secrets = new ApiKeys(context.secrets);
  const bindings = new ContextBindings(context.workspaceState);
  const bounds = new WorkspaceBounds(realPath);
  const sources = new ContextSources();
  const contexts = new ContextResolver(bindings, settings, bounds, sources);
  const personal = new PersonalDecisions(context.workspaceState);
  const shared = new SharedDecisions(log, bounds);
  const decisions = new Decisions(
    () => [personal, ...shared.all()],
    (document) => (settings.shareDecisions ? shared.of(document) : undefined) ?? personal,
  );
  const findings = new Findings((finding) => decisions.find(finding));
  const models = new ModelFactory(settings, secrets, context.globalState, log);
  const picker = new ContextPicker(bindings, sources, bounds);
  const judges = new JudgeFactory(settings, models);
  const checker = new Checker(findings, contexts, judges);
  const actions = new ClaimActions(findings, decisions, checker, sources, settings);
  const factuality = new FactualityCheck(findings, contexts, judges, models, settings);
  const quiet = new AlarmLevel(settings, decisions);
  const port = new SideViewController(settings, quiet, contexts, models, actions, factuality, log);
  const history = new History(findings);
  const sideView = new SideView(context.extensionUri, findings, history, port);
  const check = new RequestedCheck(checker, findings, bindings, contexts, picker);
  const comparing = {
    findings,
    contexts,
    judges,
    choices: new JudgeChoices(settings),
    show: (uri: string, comparison: Comparison) => {
      sideView.compare(uri, comparison);
      void vscode.commands.executeCommand(innerCommands.openSideView);
    },
  };
  const evaluating = {
    settings,
    models,
    judges,
    sources,
    bindings,
    checker,
    bounds,
    log,
    extensionUri: context.extensionUri,
    storage: context.storageUri ?? context.globalStorageUri,
  };
  const example = vscode.Uri.joinPath(context.extensionUri, 'examples', 'announcement');
  const codePages = vscode.Uri.joinPath(context.extensionUri, 'docs', 'codes');

  const lens = new SummaryLens(findings, settings);
  const anyDocument = { pattern: '**' };
  const transcripts = [{ language: 'json' }, { language: 'jsonl' }, { pattern: '**/*.{json,jsonl,ndjson}' }];

  findings.setScorer(settings.scorer);
  const surfaces = [
    new Diagnostics(findings, settings, new DiagnosticConverter(settings, quiet, sources)),
    new Marks(findings, settings, quiet, vscode.Uri.joinPath(context.extensionUri, 'media', 'gutter')),
    new ReferenceDiagnostics(settings, (uri) => bindings.isContext(uri)),
    new StatusItem(findings, settings),
    publishContextKeys(findings),
  ];
  // After the surfaces, which show what it brings back.
  const saved = new ReviewStorage(findings, history, context.workspaceState);
  const on = (id: string, run: (argument: unknown) => Promise<void>) => registerCommand(id, log, run);
  context.subscriptions.push(
    log,
    settings.onDidChange(() => findings.setScorer(settings.scorer)),
    contexts,
    trackEdits(findings),
    new ContextWatcher(findings, contexts),
    new LiveMode(findings, contexts, checker, judges, settings, log),
    ...surfaces,
    saved,
    trackRenames(findings, bindings, saved),
    shared,
    shared.onDidChange(() => decisions.changed()),
    decisions.onDidChange(() => findings.decisionsChanged()),
    port,
    history,
    sideView,
    vscode.window.registerWebviewViewProvider(sideViewId, sideView),
    vscode.languages.registerHoverProvider(anyDocument, new ClaimHover(findings)),
    vscode.languages.registerCodeActionsProvider(anyDocument, new QuickFixes(findings), {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
    lens,
    vscode.languages.registerCodeLensProvider(anyDocument, lens),
    vscode.languages.registerCodeLensProvider(transcripts, new TranscriptLens()),
    vscode.workspace.registerTextDocumentContentProvider(sourceScheme, sources),
    vscode.workspace.registerTextDocumentContentProvider(answerScheme, sources),
    on(commands.checkSelection, (given) => checkSelection(given, check)),
    on(commands.checkDocument, (given) => checkDocument(given, check)),
    on(commands.chooseContext, (given) => chooseContext(given, picker, bindings)),
    on(commands.setQuestion, (given) => setQuestion(given, bindings)),
    on(commands.chooseScorer, (given) => chooseScorer(given, settings)),
    on(commands.chooseJudge, (given) => chooseJudge(given, settings, secrets)),
    on(commands.testConnection, () => testConnection(settings, models)),
    on(commands.setApiKey, () => setApiKey(settings, secrets)),
    on(commands.clearApiKey, () => clearApiKey(settings, secrets)),
    on(commands.clear, (given) => clear(given, findings, saved)),
    on(commands.showLog, async () => log.show()),
    on(commands.recheckStale, (given) => recheckStale(given, check)),
    on(commands.nextFinding, () => stepToFinding(1, findings, actions, settings, quiet)),
    on(commands.previousFinding, () => stepToFinding(-1, findings, actions, settings, quiet)),
    on(commands.exportReport, (given) => exportReport(given, findings, settings, contexts)),
    on(commands.evaluateDataSet, async (given) => {
      const { evaluateDataSet } = await import('./editor/evaluate/evaluateDataSet.ts');
      await evaluateDataSet(given, evaluating);
    }),
    on(commands.compareJudges, (given) => compareJudges(given, comparing)),
    vscode.lm.registerTool(checkTool, new CheckTool(sources, bounds, judges, models, settings)),
    on(commands.showDecisions, () => showDecisions(decisions)),
    on(innerCommands.claim, (given) => handleClaimRequest(given, actions)),
    on(innerCommands.checkAnswer, (given) => checkAnswer(given, check, sources)),
    on(innerCommands.explainCode, (code) => explainCode(code, codePages)),
    on(innerCommands.openExample, () => openExample(example, bindings, bounds)),
    on(innerCommands.openWalkthrough, () => openWalkthrough(context.extension.id)),
    on(innerCommands.openEvidence, (given) => openEvidence(given, sources)),
    on(innerCommands.cancel, (given) => cancel(given, findings)),
    on(innerCommands.openSideView, async () => vscode.commands.executeCommand(`${sideViewId}.focus`)),
  );
  return exportedApi;
}
