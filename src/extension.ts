import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { Bindings } from './editor/bindings.ts';
import { Checker } from './editor/checker.ts';
import { checkDocument } from './editor/commands/checkDocument.ts';
import { checkSelection } from './editor/commands/checkSelection.ts';
import { chooseContext } from './editor/commands/chooseContext.ts';
import { chooseScorer } from './editor/commands/chooseScorer.ts';
import { clear } from './editor/commands/clear.ts';
import { clearApiKey } from './editor/commands/clearApiKey.ts';
import { setApiKey } from './editor/commands/setApiKey.ts';
import { setQuestion } from './editor/commands/setQuestion.ts';
import { ContextPicker } from './editor/contextPicker.ts';
import { trackEdits } from './editor/editTracker.ts';
import { commands, innerCommands, sourceScheme, view } from './editor/ids.ts';
import { JudgeFactory } from './editor/judgeFactory.ts';
import { createLog } from './editor/log.ts';
import { openEvidence } from './editor/openEvidence.ts';
import { registerCommand } from './editor/registerCommand.ts';
import { RequestedCheck } from './editor/requestedCheck.ts';
import { Secrets } from './editor/secrets.ts';
import { Settings } from './editor/settings.ts';
import { Sources } from './editor/sources.ts';
import { Diagnostics } from './editor/surfaces/diagnostics.ts';
import { ClaimHover } from './editor/surfaces/hover.ts';
import { StatusItem } from './editor/surfaces/statusItem.ts';
import { Findings } from './review/findings.ts';

/** The composition root: builds the parts and registers them. */
export function activate(context: vscode.ExtensionContext): void {
  l10n.config({ contents: vscode.l10n.bundle ?? {} });
  const log = createLog();
  const settings = new Settings();
  const secrets = new Secrets(context.secrets);
  const bindings = new Bindings(context.workspaceState);
  const sources = new Sources();
  const findings = new Findings(() => undefined);
  const picker = new ContextPicker(bindings, sources);
  const checker = new Checker(findings, bindings, sources, new JudgeFactory(settings));
  const check = new RequestedCheck(checker, findings, bindings, picker);
  const docs = vscode.Uri.joinPath(context.extensionUri, 'README.md');

  findings.setScorer(settings.scorer);
  const on = (id: string, run: (argument: unknown) => Promise<void>) => registerCommand(id, log, run);
  context.subscriptions.push(
    log,
    settings.onDidChange(() => findings.setScorer(settings.scorer)),
    trackEdits(findings),
    new Diagnostics(findings, settings, docs),
    new StatusItem(findings),
    vscode.languages.registerHoverProvider({ pattern: '**' }, new ClaimHover(findings)),
    vscode.workspace.registerTextDocumentContentProvider(sourceScheme, sources),
    on(commands.checkSelection, (given) => checkSelection(given, check)),
    on(commands.checkDocument, (given) => checkDocument(given, check)),
    on(commands.chooseContext, (given) => chooseContext(given, picker, bindings)),
    on(commands.setQuestion, (given) => setQuestion(given, bindings)),
    on(commands.chooseScorer, (given) => chooseScorer(given, settings)),
    on(commands.setApiKey, () => setApiKey(settings, secrets)),
    on(commands.clearApiKey, () => clearApiKey(settings, secrets)),
    on(commands.clear, (given) => clear(given, findings)),
    on(commands.showLog, async () => log.show()),
    on(innerCommands.openEvidence, (given) => openEvidence(given, sources)),
    on(innerCommands.openPanel, async () => vscode.commands.executeCommand(`${view}.focus`)),
  );
}
