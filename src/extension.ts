import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { Bindings } from './editor/bindings.ts';
import { Checker } from './editor/checker.ts';
import { ClaimActions } from './editor/claimActions.ts';
import { handleClaimRequest } from './editor/claimRequest.ts';
import { cancel } from './editor/commands/cancel.ts';
import { checkAnswer } from './editor/commands/checkAnswer.ts';
import { checkDocument } from './editor/commands/checkDocument.ts';
import { checkSelection } from './editor/commands/checkSelection.ts';
import { chooseContext } from './editor/commands/chooseContext.ts';
import { chooseJudge } from './editor/commands/chooseJudge.ts';
import { chooseScorer } from './editor/commands/chooseScorer.ts';
import { clear } from './editor/commands/clear.ts';
import { clearApiKey } from './editor/commands/clearApiKey.ts';
import { compareJudges } from './editor/commands/compareJudges.ts';
import { explainCode } from './editor/commands/explainCode.ts';
import { exportReport } from './editor/commands/exportReport.ts';
import { openExample } from './editor/commands/openExample.ts';
import { openWalkthrough } from './editor/commands/openWalkthrough.ts';
import { recheckStale } from './editor/commands/recheckStale.ts';
import { setApiKey } from './editor/commands/setApiKey.ts';
import { setQuestion } from './editor/commands/setQuestion.ts';
import { showDecisions } from './editor/commands/showDecisions.ts';
import { stepToFinding } from './editor/commands/stepToFinding.ts';
import { testConnection } from './editor/commands/testConnection.ts';
import { ContextPicker } from './editor/contextPicker.ts';
import { Contexts } from './editor/contexts.ts';
import { ContextWatcher } from './editor/contextWatcher.ts';
import { trackEdits } from './editor/editTracker.ts';
import { type ClaimlightApi, exportedApi } from './editor/exportedApi.ts';
import { FactualityCheck } from './editor/factualityCheck.ts';
import { followNames } from './editor/followNames.ts';
import { answerScheme, checkTool, commands, innerCommands, sourceScheme, view } from './editor/ids.ts';
import { JudgeChoices } from './editor/judgeChoices.ts';
import { JudgeFactory } from './editor/judgeFactory.ts';
import { CheckTool } from './editor/languageModelTool.ts';
import { LiveMode } from './editor/liveMode.ts';
import { createLog } from './editor/log.ts';
import { ModelFactory } from './editor/modelFactory.ts';
import { openEvidence } from './editor/openEvidence.ts';
import { PanelPort } from './editor/panelPort.ts';
import { PersonalShelf } from './editor/personalShelf.ts';
import { Quiet } from './editor/quiet.ts';
import { registerCommand } from './editor/registerCommand.ts';
import { RequestedCheck } from './editor/requestedCheck.ts';
import { SavedReviews } from './editor/savedReviews.ts';
import { Secrets } from './editor/secrets.ts';
import { Settings } from './editor/settings.ts';
import { SharedShelves } from './editor/sharedShelves.ts';
import { Sources } from './editor/sources.ts';
import { publishContextKeys } from './editor/surfaces/contextKeys.ts';
import { Diagnostics } from './editor/surfaces/diagnostics.ts';
import { ClaimHover } from './editor/surfaces/hover.ts';
import { Marks } from './editor/surfaces/marks.ts';
import { QuickFixes } from './editor/surfaces/quickFixes.ts';
import { ReferenceHints } from './editor/surfaces/referenceHints.ts';
import { StatusItem } from './editor/surfaces/statusItem.ts';
import { SummaryLens } from './editor/surfaces/summaryLens.ts';
import { ToDiagnostic } from './editor/surfaces/toDiagnostic.ts';
import { TranscriptLens } from './editor/surfaces/transcriptLens.ts';
import { Decisions } from './review/decisions.ts';
import { Findings } from './review/findings.ts';
import { History } from './review/history.ts';
import type { Comparison } from './view/comparisonView.ts';
import { SideView } from './view/sideView.ts';

/** The composition root: builds the parts and registers them. */
export function activate(context: vscode.ExtensionContext): ClaimlightApi {
  l10n.config({ contents: vscode.l10n.bundle ?? {} });
  const log = createLog();
  const settings = new Settings();
  const secrets = new Secrets(context.secrets);
  const bindings = new Bindings(context.workspaceState);
  const contexts = new Contexts(bindings, settings);
  const sources = new Sources();
  const personal = new PersonalShelf(context.workspaceState);
  const shared = new SharedShelves(log, () => decisions.changed());
  const decisions: Decisions = new Decisions(
    () => [personal, ...shared.all()],
    (document) => (settings.shareDecisions ? shared.of(document) : undefined) ?? personal,
  );
  const findings = new Findings((finding) => decisions.find(finding));
  const models = new ModelFactory(settings, secrets, context.globalState, log);
  const picker = new ContextPicker(bindings, sources);
  const judges = new JudgeFactory(settings, models);
  const checker = new Checker(findings, contexts, sources, judges);
  const actions = new ClaimActions(findings, decisions, checker, sources, settings);
  const factuality = new FactualityCheck(findings, sources, judges, models, settings);
  const quiet = new Quiet(settings, decisions);
  const port = new PanelPort(settings, quiet, contexts, models, actions, factuality, log);
  const history = new History(findings);
  const sideView = new SideView(context.extensionUri, findings, history, port);
  const check = new RequestedCheck(checker, findings, bindings, contexts, picker);
  const comparing = {
    findings,
    contexts,
    sources,
    judges,
    choices: new JudgeChoices(settings),
    show: (uri: string, comparison: Comparison) => {
      sideView.compare(uri, comparison);
      void vscode.commands.executeCommand(innerCommands.openPanel);
    },
  };
  const evaluating = {
    settings,
    models,
    judges,
    sources,
    bindings,
    checker,
    log,
    extensionUri: context.extensionUri,
    storage: context.storageUri ?? context.globalStorageUri,
  };
  const example = vscode.Uri.joinPath(context.extensionUri, 'examples', 'announcement');
  const docs = vscode.Uri.joinPath(context.extensionUri, 'README.md');

  const lens = new SummaryLens(findings, settings);
  const anyDocument = { pattern: '**' };
  const transcripts = [{ language: 'json' }, { language: 'jsonl' }, { pattern: '**/*.{json,jsonl,ndjson}' }];

  findings.setScorer(settings.scorer);
  const surfaces = [
    new Diagnostics(findings, settings, new ToDiagnostic(settings, quiet, sources)),
    new Marks(findings, settings, quiet, vscode.Uri.joinPath(context.extensionUri, 'media', 'gutter')),
    new ReferenceHints(settings, (uri) => bindings.isContext(uri)),
    new StatusItem(findings, settings),
    publishContextKeys(findings),
  ];
  // After the surfaces, which show what it brings back.
  const saved = new SavedReviews(findings, history, context.workspaceState);
  const on = (id: string, run: (argument: unknown) => Promise<void>) => registerCommand(id, log, run);
  context.subscriptions.push(
    log,
    settings.onDidChange(() => findings.setScorer(settings.scorer)),
    contexts,
    trackEdits(findings),
    new ContextWatcher(findings, sources),
    new LiveMode(findings, contexts, checker, judges, settings, log),
    ...surfaces,
    saved,
    followNames(findings, bindings, saved),
    shared,
    decisions.onDidChange(() => findings.decisionsChanged()),
    port,
    history,
    sideView,
    vscode.window.registerWebviewViewProvider(view, sideView),
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
    on(commands.exportReport, (given) => exportReport(given, findings, settings, sources)),
    on(commands.evaluateDataSet, async (given) => {
      const { evaluateDataSet } = await import('./editor/commands/evaluateDataSet.ts');
      await evaluateDataSet(given, evaluating);
    }),
    on(commands.compareJudges, (given) => compareJudges(given, comparing)),
    vscode.lm.registerTool(checkTool, new CheckTool(sources, judges, models, settings)),
    on(commands.showDecisions, () => showDecisions(decisions)),
    on(innerCommands.claim, (given) => handleClaimRequest(given, actions)),
    on(innerCommands.checkAnswer, (given) => checkAnswer(given, check, sources)),
    on(innerCommands.explainCode, (code) => explainCode(code, docs)),
    on(innerCommands.openExample, () => openExample(example, bindings)),
    on(innerCommands.openWalkthrough, () => openWalkthrough(context.extension.id)),
    on(innerCommands.openEvidence, (given) => openEvidence(given, sources)),
    on(innerCommands.cancel, (given) => cancel(given, findings)),
    on(innerCommands.openPanel, async () => vscode.commands.executeCommand(`${view}.focus`)),
  );
  return exportedApi;
}
