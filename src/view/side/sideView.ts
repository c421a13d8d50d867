import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { TaskQueue } from '../../base/taskQueue.ts';
import { runInTurns } from '../../base/timeSlices.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import type { LeftOut } from '../../check/leftOut.ts';
import type { Finding } from '../../check/types.ts';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import type { FixMode } from '../../review/fixes.ts';
import type { History } from '../../review/history.ts';
import { findingsAt, type LiveFinding } from '../../review/review.ts';
import type { Span } from '../../text/span.ts';
import { WebviewHost, webviewFolder } from '../webviewHost.ts';
import type { FromAnyPage } from '../webviewProtocol.ts';
import { type Comparison, currentClaimId, runComparison } from './comparisonView.ts';
import { type Dependents, dependentsView } from './dependentsView.ts';
import { ShownDocument } from './shownDocument.ts';
import {
  type FromView,
  fromViewSchema,
  type ToView,
  type ViewModelTest,
  type ViewState,
} from './sideProtocol.ts';
import type { SideViewModel } from './snapshot.ts';

/** What a person asked for in the view, apart from the view's own affairs. */
export type SideViewRequest = Exclude<
  FromView,
  FromAnyPage | { type: 'compareRuns' | 'retryColumn' | 'closeComparison' | 'findFactuality' }
>;

/** How the next check of a document is set up. */
export interface CheckSetup {
  /** URIs. */
  readonly context: readonly string[];
  /** Files of the context that were not read, by their URIs. */
  readonly leftOut: readonly LeftOut[];
  /** How many of the context files are read, while that lasts. */
  readonly reading?: ViewState['reading'];
  readonly question?: string;
  readonly judge: { readonly id: string; readonly destination?: string; readonly restricted?: boolean };
  /** Who would grade factuality. */
  readonly grader: { readonly id: string; readonly destination?: string };
  /** A finding at least this alarming raises a squiggle. */
  readonly leastAlarm: number;
  readonly fixMode: FixMode;
  /** Why a finding raises none although it is not supported. */
  quietText(finding: Finding): string | undefined;
  readonly scale: number;
  /** What the last test of a model found; of no document. */
  readonly modelTest?: ViewModelTest;
  readonly summary: 'score' | 'counts';
  /** Whether the weights of factuality let an output pass that contradicts its reference. */
  readonly disagreementPasses: boolean;
  /** What the person may choose, or has chosen, about faint findings. */
  readonly faintFindings: 'offered' | 'hidden' | 'kept' | undefined;
  /** How many of these are hidden by that choice. */
  hiddenBy(findings: readonly LiveFinding[]): number;
}

/** What the side view needs of the rest of the extension, beside the store. */
export interface SideViewPort {
  /** A document's setup may have changed. */
  readonly onDidChange: vscode.Event<void>;
  setup(uri: string | undefined): CheckSetup;
  /** @param uri of the document that the view shows */
  handle(request: SideViewRequest, uri: string | undefined): Promise<void>;
  /** How the checked text of a document stands to its context; nothing where a problem was shown instead. */
  factuality(uri: string, form: Factuality['form']): Promise<Factuality | undefined>;
  /** The cell of a table that a stretch of a document stands in, with its name in words. */
  cellAt(document: vscode.TextDocument, focus: Span): (Span & { readonly name: string }) | undefined;
  /** Whether a document can name the context that was chosen for it, and does not yet. */
  canRemember(document: vscode.TextDocument): boolean;
  /** The last check of what must agree with one file. */
  dependents(): Dependents | undefined;
  /** A fault of ours; nothing that a person can act on. */
  fault(error: unknown): void;
}

/** They read a file, write settings, ask a judge, or wait for the person. */
const lasting: ReadonlySet<SideViewRequest['type']> = new Set([
  'chooseScorer',
  'showEvidence',
  'openEvidence',
  'recheck',
  'note',
  'chooseAction',
  'command',
]);

/** Least milliseconds between two snapshots; a stream of verdicts is smooth at this rate. */
const interval = 80;

/** The same while someone types: line numbers and staleness can wait, keystrokes cannot. */
const typingInterval = 400;

/** The side view's host part: tells the page what the store holds, and hands on what the person asks for. */
export class SideView extends DisposableOwner implements vscode.WebviewViewProvider {
  readonly #shown: ShownDocument;
  readonly #visibility = this.own(new vscode.EventEmitter<boolean>());
  /** Whether it is in sight. */
  readonly onDidChangeVisibility = this.#visibility.event;
  readonly #update = this.own(new ThrottledTask(interval, () => this.#postState()));
  readonly #updateWhileTyping = this.own(new ThrottledTask(typingInterval, () => this.#postState()));
  /** The latest snapshot that was begun; none before it is shown any more. */
  #turn: symbol | undefined;
  /** While the view is open; it may be hidden. */
  #page: { readonly view: vscode.WebviewView; readonly host: WebviewHost<FromView, ToView> } | undefined;
  /** The claim that the view and the cursor were last on together. */
  #lastClaim: string | undefined;
  /** A person's keys are faster than what they ask for: an undo finds the decision that it is to undo. */
  readonly #requests = new TaskQueue();
  /** The claim and the evidence that are to be shown; those that were asked for before need not be any more. */
  readonly #lastShown = new Map<'showClaim' | 'showEvidence', SideViewRequest>();
  /** What the person looks at side by side, and the document that it belongs to. */
  #comparison: { readonly uri: string; readonly of: Comparison } | undefined;

  /** Found for one run; a later one makes it void. */
  #factuality: { readonly run: number; readonly of: Factuality } | undefined;

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly findings: Findings,
    private readonly history: History,
    private readonly controller: SideViewPort,
  ) {
    super();
    this.#shown = this.own(
      new ShownDocument((uri, document) => controller.setup(document).context.includes(uri)),
    );
    this.own(this.#shown.onDidChange(() => this.#update.schedule()));
    this.own(controller.onDidChange(() => this.#update.schedule()));
    this.own(findings.onDidChange((change) => this.#follow(change)));
    this.own(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
        if (textEditor.document === this.#shown.document)
          this.#followCursor(textEditor.document.offsetAt(selections[0]!.active));
      }),
    );
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    const host = new WebviewHost<FromView, ToView>(view.webview, webviewFolder(this.extensionUri, 'view'), {
      schema: fromViewSchema,
      onReady: () => this.#update.runNow(),
      onMessage: (message) => this.#answer(message),
      onFault: (fault) => this.controller.fault(fault),
    });
    this.#page = { view, host };
    this.#visibility.fire(view.visible);
    view.onDidChangeVisibility(() => this.#visibility.fire(view.visible));
    view.onDidDispose(() => {
      host.dispose();
      this.#visibility.fire(false);
      if (this.#page?.host === host) this.#page = undefined;
    });
  }

  /** Shows outcomes of a document side by side, or no longer. */
  compare(uri: string, comparison: Comparison | undefined): void {
    this.#comparison = comparison && { uri, of: comparison };
    this.#update.runNow();
  }

  async #retryColumn(column: number): Promise<void> {
    const asked = this.#comparison;
    const retried = await asked?.of.retry?.(column);
    if (asked && retried && this.#comparison === asked) this.compare(asked.uri, retried);
  }

  get #uri(): string | undefined {
    return this.#shown.document?.uri.toString();
  }

  #follow({ uri, kind }: FindingsChange): void {
    // Who starts a check wants to see it.
    const starts = kind === 'run' && this.findings.runOf(uri)?.state === 'running';
    if (starts && this.#comparison?.uri === uri) this.#comparison = undefined;
    const rests = this.controller.dependents()?.documents.some((document) => document.uri === uri);
    if (uri === this.#uri || rests) (kind === 'places' ? this.#updateWhileTyping : this.#update).schedule();
  }

  #answer(message: Exclude<FromView, FromAnyPage>): void {
    switch (message.type) {
      case 'compareRuns':
        if (this.#uri !== undefined)
          this.compare(this.#uri, runComparison(this.history.of(this.#uri), message.runs));
        return;
      case 'findFactuality':
        this.#findFactuality(message.form).catch((error: unknown) => this.controller.fault(error));
        return;
      case 'retryColumn':
        this.#retryColumn(message.column).catch((error: unknown) => this.controller.fault(error));
        return;
      case 'closeComparison':
        this.compare('', undefined);
        return;
      default:
        this.#handOn(message).catch((error: unknown) => this.controller.fault(error));
    }
  }

  #handOn(given: SideViewRequest): Promise<void> {
    const uri = this.#uri;
    const request = this.#withCurrentClaim(given);
    if ('claim' in request) this.#lastClaim = request.claim;
    const { type } = request;
    if (type === 'showClaim' || type === 'showEvidence') this.#lastShown.set(type, request);
    const handle = async () => {
      if ((type === 'showClaim' || type === 'showEvidence') && request !== this.#lastShown.get(type)) return;
      await this.controller.handle(request, uri);
    };
    return this.#requests.run(handle, !lasting.has(request.type));
  }

  #withCurrentClaim(request: SideViewRequest): SideViewRequest {
    if (!('claim' in request)) return request;
    const review = this.#uri === undefined ? undefined : this.findings.get(this.#uri);
    const claim = review ? currentClaimId(request.claim, this.#comparison?.of, review) : request.claim;
    return { ...request, claim };
  }

  async #findFactuality(form: Factuality['form']): Promise<void> {
    const uri = this.#uri;
    const run = uri === undefined ? undefined : this.findings.runOf(uri)?.id;
    if (uri === undefined || run === undefined) return;
    const found = await this.controller.factuality(uri, form);
    if (found) this.#factuality = { run, of: found };
    this.#update.runNow();
  }

  #followCursor(offset: number): void {
    // What is asked for moves the cursor too, while the view may be on a later claim.
    if (this.#uri === undefined || this.#requests.isBusy) return;
    const under = findingsAt(this.findings.get(this.#uri), offset);
    // Of overlapping claims, the one that the person chose in the view stays.
    if (under.length === 0 || under.some(({ finding }) => finding.claim.id === this.#lastClaim)) return;
    this.#lastClaim = under[0]!.finding.claim.id;
    this.#post({ type: 'cursor', claim: this.#lastClaim });
  }

  async #postState(): Promise<void> {
    try {
      const turn = Symbol();
      this.#turn = turn;
      const model = this.#page?.view.visible ? this.#model() : undefined;
      if (!model) return;
      const { snapshotSteps } = await import('./snapshot.ts');
      const state = await runInTurns(snapshotSteps(model));
      if (this.#turn === turn) this.#post({ type: 'state', state });
    } catch (error) {
      this.controller.fault(error);
    }
  }

  #model(): SideViewModel {
    const document = this.#shown.document;
    const uri = this.#uri;
    const review = uri === undefined ? undefined : this.findings.get(uri);
    const { context, question, judge, grader, leastAlarm, fixMode, quietText, scale, ...setup } =
      this.controller.setup(uri);
    const { faintFindings, modelTest } = setup;
    const dependents = this.controller.dependents();
    return {
      document: document && { uri: document.uri.toString(), name: nameOf(document) },
      review,
      question,
      context,
      leftOut: setup.leftOut.map((one) => ({ ...one, name: pathOf(one.name) })),
      reading: setup.reading,
      canRemember: document && this.controller.canRemember(document),
      judge,
      grader,
      leastAlarm,
      fixMode,
      quietText,
      scale,
      modelTest,
      summary: setup.summary,
      factuality:
        this.#factuality && this.#factuality.run === review?.run.id ? this.#factuality.of : undefined,
      disagreementPasses: setup.disagreementPasses,
      scorer: this.findings.scorer,
      lineAt: (offset) => (document ? document.positionAt(offset).line + 1 : 1),
      cellAt: (focus) => (document ? this.controller.cellAt(document, focus) : undefined),
      history: uri === undefined ? [] : this.history.of(uri),
      comparison: this.#comparison?.uri === uri && this.#comparison ? this.#comparison.of : undefined,
      faint:
        review && faintFindings
          ? { state: faintFindings, hidden: setup.hiddenBy(review.findings) }
          : undefined,
      dependents: dependents && dependentsView(dependents, (one) => this.findings.get(one), pathOf),
    };
  }

  /** A hidden view misses messages; it says "ready" when it is back. */
  #post(message: ToView): void {
    this.#page?.host.post(message);
  }
}

const pathOf = (uri: string): string => vscode.workspace.asRelativePath(vscode.Uri.parse(uri, true));

const nameOf = (document: vscode.TextDocument): string =>
  document.uri.path.split('/').at(-1) || document.fileName;
