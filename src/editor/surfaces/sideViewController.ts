import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import { letsDisagreementPass, toCategoryWeights } from '../../check/factuality/category.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import { cellAt, cellName } from '../../report/tableCell.ts';
import type { Span } from '../../text/span.ts';
import type { Dependents } from '../../view/side/dependentsView.ts';
import type { ViewCommand } from '../../view/side/sideProtocol.ts';
import type { CheckSetup, SideViewPort, SideViewRequest } from '../../view/side/sideView.ts';
import type { ContextReading } from '../checking/contextReading.ts';
import type { DependentsCheck } from '../checking/dependentsCheck.ts';
import type { FactualityCheck } from '../checking/factualityCheck.ts';
import type { ContextBinding } from '../context/contextBindings.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { LeftOutFiles } from '../context/leftOutFiles.ts';
import { canRemember } from '../context/rememberContext.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import { commands, innerCommands, sideViewId } from '../ids.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { ModelTests } from '../judging/modelTests.ts';
import type { Log } from '../log.ts';
import { logFault } from '../logText.ts';
import type { Settings } from '../settings.ts';
import { notify } from './notifications.ts';

/** What the view shows, and what its buttons do. */
interface ShownParts {
  readonly settings: Pick<Settings, 'grader' | 'scale' | 'summary' | 'factualityWeights' | 'onDidChange'>;
  readonly alarmLevel: AlarmLevel;
  readonly contexts: ContextResolver;
  readonly leftOut: LeftOutFiles;
  readonly reading: ContextReading;
  readonly models: ModelFactory;
  readonly tests: ModelTests;
  readonly actions: ClaimActions;
  readonly factuality: FactualityCheck;
  readonly dependents: DependentsCheck;
  readonly log: Log;
}

/** What the side view asks of the rest of the extension. */
export class SideViewController extends DisposableOwner implements SideViewPort {
  readonly #changed = this.own(new vscode.EventEmitter<void>());
  readonly onDidChange = this.#changed.event;

  constructor(private readonly parts: ShownParts) {
    super();
    this.own(parts.settings.onDidChange(() => this.#changed.fire()));
    this.own(parts.contexts.onDidChange(() => this.#changed.fire()));
    this.own(parts.leftOut.onDidChange(() => this.#changed.fire()));
    this.own(parts.reading.onDidChange(() => this.#changed.fire()));
    this.own(parts.dependents.onDidChange(() => this.#changed.fire()));
    this.own(parts.tests.onDidChange(() => this.#changed.fire()));
  }

  setup(uri: string | undefined): CheckSetup {
    const { context, question }: ContextBinding =
      uri === undefined ? { context: [] } : this.parts.contexts.known(uri);
    return {
      context,
      leftOut: uri === undefined ? [] : this.parts.leftOut.of(uri),
      reading: uri === undefined ? undefined : this.parts.reading.of(uri),
      question,
      judge: { ...this.parts.models.chosen(), restricted: !vscode.workspace.isTrusted },
      grader: this.parts.models.chosen(this.parts.settings.grader),
      leastAlarm: this.parts.alarmLevel.leastAlarm,
      fixMode: uri === undefined ? 'none' : this.parts.actions.fixMode(uri),
      quietText: (finding) => this.parts.alarmLevel.quietText(finding),
      scale: this.parts.settings.scale,
      modelTest: this.parts.tests.last,
      summary: this.parts.settings.summary,
      disagreementPasses: letsDisagreementPass(toCategoryWeights(this.parts.settings.factualityWeights)),
      faintFindings: this.parts.alarmLevel.faintFindings,
      hiddenBy: (findings) => this.parts.alarmLevel.hiddenBy(findings),
    };
  }

  async handle(request: SideViewRequest, uri: string | undefined): Promise<void> {
    try {
      await this.#handle(request, uri);
    } catch (error) {
      void notify(error, this.parts.log);
    }
  }

  async #handle(request: SideViewRequest, uri: string | undefined): Promise<void> {
    const ref = { uri: uri ?? '', claim: 'claim' in request ? request.claim : '' };
    switch (request.type) {
      case 'showClaim':
        return this.parts.actions.reveal(ref, true);
      case 'openClaim':
        return this.parts.actions.perform({ ...ref, act: 'reveal' });
      case 'showEvidence':
      case 'openEvidence':
        return this.parts.actions.perform({ ...ref, act: request.type, evidence: request.evidence });
      case 'applyFix':
        return this.parts.actions.perform({ ...ref, act: 'correct' });
      case 'applySourceFix':
        return this.parts.actions.perform({ ...ref, act: 'correctSource', fault: request.fault });
      case 'note':
        return this.parts.actions.note(ref, () => this.#takeKeyboard());
      case 'chooseAction':
        return vscode.commands.executeCommand(innerCommands.claimChoices, ref, () => this.#takeKeyboard());
      case 'undoFix':
      case 'ignore':
      case 'verify':
      case 'undoDecision':
      case 'recheck':
        return this.parts.actions.perform({ ...ref, act: request.type });
      case 'chooseScorer':
        return vscode.commands.executeCommand(commands.chooseScorer, request.scorer);
      case 'command':
        return this.#command(request.command, uri);
      case 'dropContext':
        return vscode.commands.executeCommand(commands.useAsContext, { output: uri, context: request.uris });
      case 'openDependent':
        return this.parts.dependents.open(request.uri, this.parts.actions);
      case 'chooseFaint':
        return this.parts.alarmLevel.chooseFaint(request.choice);
      case 'cancelDependents':
        return this.parts.dependents.cancel();
      case 'closeDependents':
        return this.parts.dependents.close();
      case 'closeModelTest':
        return this.parts.tests.show(undefined);
      case 'focusEditor':
        return vscode.commands.executeCommand('workbench.action.focusActiveEditorGroup');
    }
  }

  async #command(command: ViewCommand, uri: string | undefined): Promise<void> {
    if (command === 'openModelSettings')
      return vscode.commands.executeCommand('workbench.action.openSettings', 'claimlight.model');
    const target = uri && { output: uri, from: 'sideView' };
    // A check lasts; who was asked for its context goes on reading meanwhile.
    const asksFirst =
      command === 'checkDocument' &&
      uri !== undefined &&
      [...this.parts.contexts.known(uri).context, ...this.parts.contexts.outside(uri)].length === 0;
    if (asksFirst) {
      await vscode.commands.executeCommand(commands.chooseContext, target);
      await this.#takeKeyboard();
      if (this.parts.contexts.known(uri).context.length === 0) return;
    }
    await vscode.commands.executeCommand(commandIds[command], target);
    if (asking.has(command)) await this.#takeKeyboard();
  }

  /** An input leaves the keyboard to the editor, where the next key of the review would be typed into the text. */
  async #takeKeyboard(): Promise<void> {
    await vscode.commands.executeCommand(`${sideViewId}.focus`);
  }

  async factuality(uri: string, form: Factuality['form']): Promise<Factuality | undefined> {
    const found = () =>
      form === 'graded' ? this.parts.factuality.grade(uri) : this.parts.factuality.derive(uri);
    try {
      return await vscode.window.withProgress({ location: { viewId: sideViewId } }, found);
    } catch (error) {
      void notify(error, this.parts.log);
      return undefined;
    }
  }

  cellAt(document: vscode.TextDocument, focus: Span): (Span & { readonly name: string }) | undefined {
    const cell = cellAt(document, focus);
    return cell && { ...cell, name: cellName(cell) };
  }

  canRemember(document: vscode.TextDocument): boolean {
    return canRemember(document, this.parts.contexts.chosen(document.uri.toString()));
  }

  dependents(): Dependents | undefined {
    return this.parts.dependents.current;
  }

  fault(error: unknown): void {
    this.parts.log.error(`Side view: ${logFault(error)}`);
  }
}

/** Commands that ask for something and are over then. The export of a report, which is not, gives the keyboard back. */
const asking: ReadonlySet<ViewCommand> = new Set([
  'chooseContext',
  'chooseJudge',
  'setQuestion',
  'setApiKey',
]);

const commandIds: Readonly<Record<Exclude<ViewCommand, 'openModelSettings'>, string>> = {
  checkDocument: commands.checkDocument,
  checkOffline: innerCommands.checkOffline,
  checkSelection: commands.checkSelection,
  chooseContext: commands.chooseContext,
  chooseJudge: commands.chooseJudge,
  compareJudges: commands.compareJudges,
  rememberContext: commands.rememberContext,
  showUnreadFiles: commands.showUnreadFiles,
  setQuestion: commands.setQuestion,
  recheckStale: commands.recheckStale,
  exportReport: commands.exportReport,
  setApiKey: commands.setApiKey,
  testConnection: commands.testConnection,
  testModel: commands.testModel,
  clear: commands.clear,
  cancel: innerCommands.cancel,
  showLog: commands.showLog,
  checkExample: commands.checkExample,
};
