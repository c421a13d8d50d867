import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import type { History } from '../../review/history.ts';
import type { LiveFinding } from '../../review/review.ts';
import { translations } from '../webviewHost.ts';
import { webviewHtml } from '../webviewPage.ts';
import { type Comparison, currentClaimId, runComparison } from './comparisonView.ts';
import { ShownDocument } from './shownDocument.ts';
import { type FromView, fromViewSchema, type ToView } from './sideProtocol.ts';
import { snapshot } from './snapshot.ts';

/** What a person asked for in the view, apart from the view's own affairs. */
export type SideViewRequest = Exclude<
  FromView,
  { type: 'ready' | 'fault' | 'compareRuns' | 'closeComparison' | 'findFactuality' }
>;

/** How the next check of a document is set up. */
export interface CheckSetup {
  /** URIs. */
  readonly context: readonly string[];
  readonly question?: string;
  readonly judge: { readonly id: string; readonly destination?: string };
  /** Who would grade factuality. */
  readonly grader: { readonly id: string; readonly destination?: string };
  /** A finding at least this alarming raises a squiggle. */
  readonly leastAlarm: number;
  readonly scale: number;
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
  /** A fault of ours; nothing that a person can act on. */
  fault(what: unknown): void;
}

/** Least milliseconds between two snapshots; a stream of verdicts is smooth at this rate. */
const interval = 80;

/** The same while someone types: line numbers and staleness can wait, keystrokes cannot. */
const typingInterval = 400;

/** The side view's host part: tells the page what the store holds, and hands on what the person asks for. */
export class SideView implements vscode.WebviewViewProvider, vscode.Disposable {
  readonly #subject: ShownDocument;
  readonly #subscriptions: readonly { dispose(): void }[];
  readonly #update = new ThrottledTask(interval, () => this.#postState());
  readonly #updateWhileTyping = new ThrottledTask(typingInterval, () => this.#postState());
  #view: vscode.WebviewView | undefined;
  /** The claim that the view and the cursor were last on together. */
  #shared: string | undefined;
  /** What the person looks at side by side, and the document that it belongs to. */
  #comparison: { readonly uri: string; readonly of: Comparison } | undefined;

  /** Found for one run; a later one makes it void. */
  #factuality: { readonly run: number; readonly of: Factuality } | undefined;

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly findings: Findings,
    private readonly history: History,
    private readonly port: SideViewPort,
  ) {
    this.#subject = new ShownDocument((uri, document) => port.setup(document).context.includes(uri));
    this.#subscriptions = [
      this.#subject,
      this.#update,
      this.#updateWhileTyping,
      this.#subject.onDidChange(() => this.#update.ask()),
      port.onDidChange(() => this.#update.ask()),
      findings.onDidChange((change) => this.#follow(change)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
        if (textEditor.document === this.#subject.document)
          this.#followCursor(textEditor.document.offsetAt(selections[0]!.active));
      }),
    ];
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.#view = view;
    const { webview } = view;
    const folder = vscode.Uri.joinPath(this.extensionUri, 'dist', 'view');
    const resource = (name: string) => webview.asWebviewUri(vscode.Uri.joinPath(folder, name)).toString();
    webview.options = { enableScripts: true, localResourceRoots: [folder] };
    webview.onDidReceiveMessage((message: unknown) => this.#receive(message));
    view.onDidDispose(() => {
      this.#view = undefined;
    });
    webview.html = webviewHtml({
      cspSource: webview.cspSource,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      script: resource('main.js'),
      style: resource('main.css'),
      language: vscode.env.language,
    });
  }

  /** Shows outcomes of a document side by side, or no longer. */
  compare(uri: string, comparison: Comparison | undefined): void {
    this.#comparison = comparison && { uri, of: comparison };
    this.#update.now();
  }

  get #uri(): string | undefined {
    return this.#subject.document?.uri.toString();
  }

  #follow({ uri, what }: FindingsChange): void {
    // Who starts a check wants to see it.
    const starts = what === 'run' && this.findings.get(uri)?.run.state === 'running';
    if (starts && this.#comparison?.uri === uri) this.#comparison = undefined;
    if (uri === this.#uri) (what === 'places' ? this.#updateWhileTyping : this.#update).ask();
  }

  #receive(message: unknown): void {
    const parsed = fromViewSchema.safeParse(message);
    if (!parsed.success) this.port.fault(parsed.error.message);
    else this.#answer(parsed.data);
  }

  #answer(message: FromView): void {
    switch (message.type) {
      case 'ready':
        this.#post({ type: 'words', bundle: translations() });
        this.#update.now();
        return;
      case 'fault':
        this.port.fault(message.message);
        return;
      case 'compareRuns':
        if (this.#uri !== undefined)
          this.compare(this.#uri, runComparison(this.history.of(this.#uri), message.runs));
        return;
      case 'findFactuality':
        this.#findFactuality(message.form).catch((error: unknown) => this.port.fault(error));
        return;
      case 'closeComparison':
        this.compare('', undefined);
        return;
      default:
        this.#handOn(message).catch((error: unknown) => this.port.fault(error));
    }
  }

  #handOn(request: SideViewRequest): Promise<void> {
    if (!('claim' in request)) return this.port.handle(request, this.#uri);
    const review = this.#uri === undefined ? undefined : this.findings.get(this.#uri);
    const claim = review ? currentClaimId(request.claim, this.#comparison?.of, review) : request.claim;
    this.#shared = claim;
    return this.port.handle({ ...request, claim }, this.#uri);
  }

  async #findFactuality(form: Factuality['form']): Promise<void> {
    const uri = this.#uri;
    const run = uri === undefined ? undefined : this.findings.get(uri)?.run.id;
    if (uri === undefined || run === undefined) return;
    const found = await this.port.factuality(uri, form);
    if (found) this.#factuality = { run, of: found };
    this.#update.now();
  }

  #followCursor(offset: number): void {
    if (this.#uri === undefined) return;
    const under = (this.findings.get(this.#uri)?.findings ?? []).filter((live) => covers(live, offset));
    // Of overlapping claims, the one that the person chose in the view stays.
    if (under.length === 0 || under.some(({ finding }) => finding.claim.id === this.#shared)) return;
    this.#shared = under[0]!.finding.claim.id;
    this.#post({ type: 'cursor', claim: this.#shared });
  }

  #postState(): void {
    if (!this.#view?.visible) return;
    const document = this.#subject.document;
    const uri = this.#uri;
    const review = uri === undefined ? undefined : this.findings.get(uri);
    const { context, question, judge, grader, leastAlarm, scale } = this.port.setup(uri);
    const state = snapshot({
      document: document && { uri: document.uri.toString(), name: nameOf(document) },
      review,
      question,
      context,
      judge,
      grader,
      leastAlarm,
      scale,
      factuality:
        this.#factuality && this.#factuality.run === review?.run.id ? this.#factuality.of : undefined,
      scorer: this.findings.scorer,
      lineAt: (offset) => (document ? document.positionAt(offset).line + 1 : 1),
      history: uri === undefined ? [] : this.history.of(uri),
      comparison: this.#comparison?.uri === uri && this.#comparison ? this.#comparison.of : undefined,
    });
    this.#post({ type: 'state', state });
  }

  /** A hidden view misses messages; it says "ready" when it is back. */
  #post(message: ToView): void {
    this.#view?.webview.postMessage(message).then(undefined, (error: unknown) => this.port.fault(error));
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

const covers = ({ finding: { claim } }: LiveFinding, offset: number): boolean =>
  claim.start <= offset && offset <= claim.end;

const nameOf = (document: vscode.TextDocument): string =>
  document.uri.path.split('/').at(-1) || document.fileName;
