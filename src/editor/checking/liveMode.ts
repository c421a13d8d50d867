import * as vscode from 'vscode';
import { DebouncedTask } from '../../base/debounce.ts';
import { Problem } from '../../check/problem.ts';
import type { Sentence } from '../../check/types.ts';
import type { Findings } from '../../review/findings.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';
import type { Settings } from '../settings.ts';
import type { Checker } from './checker.ts';

/** A sentence that ends so is not being typed any more. */
const isFinished = /[.!?…。！？:;]["'”’)\]]*\s*$/;

/** Keeps the findings of documents with a context up to date while a person writes. Its errors stay in the log. */
export class LiveMode implements vscode.Disposable {
  readonly #paced = new Map<string, DebouncedTask>();
  /** Documents with a sentence that was passed over because someone was typing it. */
  readonly #inPeace = new Set<string>();
  readonly #subscriptions: readonly vscode.Disposable[];

  constructor(
    private readonly findings: Findings,
    private readonly contexts: ContextResolver,
    private readonly checker: Checker,
    private readonly judges: JudgeFactory,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {
    this.#subscriptions = [
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#pacedFor(document, 'onType')?.ask();
      }),
      vscode.workspace.onDidSaveTextDocument((document) => this.#pacedFor(document, 'onSave')?.ask()),
      // The sentence that was left in peace has been left.
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document } }) => {
        // The cursor moves with every keystroke, too: that must cost little, and not put off the check.
        const paced = this.#pacedFor(document, 'onType');
        if (paced && !paced.asked && this.#hasOpen(document.uri.toString())) paced.ask();
      }),
      vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document.uri.toString())),
    ];
  }

  /** Something that no check has looked at yet. */
  #hasOpen(uri: string): boolean {
    return this.#inPeace.has(uri) || (this.findings.get(uri)?.findings.some((live) => live.stale) ?? false);
  }

  #pacedFor(document: vscode.TextDocument, on: 'onType' | 'onSave'): DebouncedTask | undefined {
    const uri = document.uri.toString();
    if (this.settings.live !== on || this.contexts.known(uri).context.length === 0) return undefined;
    const paced =
      this.#paced.get(uri) ??
      new DebouncedTask(
        () => this.#check(document),
        () => this.settings.livePause,
      );
    this.#paced.set(uri, paced);
    return paced;
  }

  async #check(document: vscode.TextDocument): Promise<void> {
    const uri = document.uri.toString();
    if (document.isClosed) return;
    // A check that a person started goes first; what was edited meanwhile comes after it.
    if (this.findings.get(uri)?.run.state === 'running') {
      this.#paced.get(uri)?.ask();
      return;
    }
    try {
      const judge = await this.judges.create(
        this.settings.liveJudge === 'offline' ? { kind: 'offline' } : undefined,
      );
      const known = this.findings.get(uri) !== undefined;
      this.#inPeace.delete(uri);
      const only = (sentence: Sentence) => {
        if (!this.findings.needsCheck(uri, sentence)) return false;
        const typed = isBeingTyped(sentence, document);
        if (typed) this.#inPeace.add(uri);
        return !typed;
      };
      await this.checker.check({ document, judge, ...(known ? { only } : {}) });
    } catch (error) {
      if (error instanceof Problem && error.code === 'nothingToCheck') return;
      this.log.warn(`Live mode: ${error instanceof Problem ? problemLine(error) : faultLines(error)}`);
    }
  }

  #forget(uri: string): void {
    this.#paced.get(uri)?.dispose();
    this.#paced.delete(uri);
    this.#inPeace.delete(uri);
  }

  dispose(): void {
    for (const uri of [...this.#paced.keys()]) this.#forget(uri);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

function isBeingTyped(sentence: Sentence, document: vscode.TextDocument): boolean {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document !== document || isFinished.test(sentence.text)) return false;
  const cursor = document.offsetAt(editor.selection.active);
  return sentence.start <= cursor && cursor <= sentence.end + 1;
}
