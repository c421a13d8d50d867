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

/** What the side view asks of the rest of the extension. */
export class SideViewController extends DisposableOwner implements SideViewPort {
  readonly #changed = this.own(new vscode.EventEmitter<void>());
  readonly onDidChange = this.#changed.event;

  constructor(
    private readonly settings: Pick<
      Settings,
      'grader' | 'scale' | 'summary' | 'factualityWeights' | 'onDidChange'
    >,
    private readonly alarmLevel: AlarmLevel,
    private readonly contexts: ContextResolver,
    private readonly leftOut: LeftOutFiles,
    private readonly reading: ContextReading,
    private readonly models: ModelFactory,
    private readonly tests: ModelTests,
    private readonly actions: ClaimActions,
    private readonly factualityCheck: FactualityCheck,
    private readonly dependentsCheck: DependentsCheck,
    private readonly log: Log,
  ) {
    super();
    this.own(settings.onDidChange(() => this.#changed.fire()));
    this.own(contexts.onDidChange(() => this.#changed.fire()));
    this.own(leftOut.onDidChange(() => this.#changed.fire()));
    this.own(reading.onDidChange(() => this.#changed.fire()));
    this.own(dependentsCheck.onDidChange(() => this.#changed.fire()));
    this.own(tests.onDidChange(() => this.#changed.fire()));
  }

  setup(uri: string | undefined): CheckSetup {
    const { context, question }: ContextBinding =
      uri === undefined ? { context: [] } : this.contexts.known(uri);
    return {
      context,
      leftOut: uri === undefined ? [] : this.leftOut.of(uri),
      reading: uri === undefined ? undefined : this.reading.of(uri),
      question,
      judge: { ...this.models.chosen(), restricted: !vscode.workspace.isTrusted },
      grader: this.models.chosen(this.settings.grader),
      leastAlarm: this.alarmLevel.leastAlarm,
      fixMode: uri === undefined ? 'none' : this.actions.fixMode(uri),
      quietText: (finding) => this.alarmLevel.quietText(finding),
      scale: this.settings.scale,
      modelTest: this.tests.last,
      summary: this.settings.summary,
      disagreementPasses: letsDisagreementPass(toCategoryWeights(this.settings.factualityWeights)),
      faintFindings: this.alarmLevel.faintFindings,
      hiddenBy: (findings) => this.alarmLevel.hiddenBy(findings),
    };
  }

  async handle(request: SideViewRequest, uri: string | undefined): Promise<void> {
    try {
      await this.#handle(request, uri);
    } catch (error) {
      void notify(error, this.log);
    }
  }

  async #handle(request: SideViewRequest, uri: string | undefined): Promise<void> {
    const ref = { uri: uri ?? '', claim: 'claim' in request ? request.claim : '' };
    switch (request.type) {
      case 'showClaim':
        return this.actions.reveal(ref, true);
      case 'openClaim':
        return this.actions.perform({ ...ref, act: 'reveal' });
      case 'showEvidence':
      case 'openEvidence':
        return this.actions.perform({ ...ref, act: request.type, evidence: request.evidence });
      case 'applyFix':
        return this.actions.perform({ ...ref, act: 'correct' });
      case 'applySourceFix':
        return this.actions.perform({ ...ref, act: 'correctSource', fault: request.fault });
      case 'note':
        return this.actions.note(ref, () => this.#takeKeyboard());
      case 'chooseAction':
        return vscode.commands.executeCommand(innerCommands.claimChoices, ref, () => this.#takeKeyboard());
      case 'undoFix':
      case 'ignore':
      case 'verify':
      case 'undoDecision':
      case 'recheck':
        return this.actions.perform({ ...ref, act: request.type });
      case 'chooseScorer':
        return vscode.commands.executeCommand(commands.chooseScorer, request.scorer);
      case 'command':
        return this.#command(request.command, uri);
      case 'dropContext':
        return vscode.commands.executeCommand(commands.useAsContext, { output: uri, context: request.uris });
      case 'openDependent':
        return this.dependentsCheck.open(request.uri, this.actions);
      case 'chooseFaint':
        return this.alarmLevel.chooseFaint(request.choice);
      case 'cancelDependents':
        return this.dependentsCheck.cancel();
      case 'closeDependents':
        return this.dependentsCheck.close();
      case 'closeModelTest':
        return this.tests.show(undefined);
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
      [...this.contexts.known(uri).context, ...this.contexts.outside(uri)].length === 0;
    if (asksFirst) {
      await vscode.commands.executeCommand(commands.chooseContext, target);
      await this.#takeKeyboard();
      if (this.contexts.known(uri).context.length === 0) return;
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
      form === 'graded' ? this.factualityCheck.grade(uri) : this.factualityCheck.derive(uri);
    try {
      return await vscode.window.withProgress({ location: { viewId: sideViewId } }, found);
    } catch (error) {
      void notify(error, this.log);
      return undefined;
    }
  }

  cellAt(document: vscode.TextDocument, focus: Span): (Span & { readonly name: string }) | undefined {
    const cell = cellAt(document, focus);
    return cell && { ...cell, name: cellName(cell) };
  }

  canRemember(document: vscode.TextDocument): boolean {
    return canRemember(document, this.contexts.chosen(document.uri.toString()));
  }

  dependents(): Dependents | undefined {
    return this.dependentsCheck.current;
  }

  fault(error: unknown): void {
    this.log.error(`Side view: ${logFault(error)}`);
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
