import * as vscode from 'vscode';
import { KeyedTasks } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { Sentence } from '../../text/passage.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { openDocument } from '../documents.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';
import type { Settings } from '../settings.ts';
import type { Checker } from './checker.ts';

/** A sentence that ends so is not being typed any more. */
const isFinished = /[.!?…。！？:;]["'”’)\]]*\s*$/;

/** What is checked live, and with what. */
interface LiveParts {
  readonly findings: Findings;
  readonly contexts: ContextResolver;
  readonly checker: Checker;
  readonly judges: JudgeFactory;
  readonly settings: Pick<Settings, 'live' | 'liveJudge' | 'livePause'>;
  readonly log: Log;
}

/** Keeps the findings of documents with a context up to date while a person writes. Its errors stay in the log. */
export class LiveMode extends DisposableOwner {
  readonly #checks = this.own(
    new KeyedTasks(
      (uri) => this.#check(uri),
      () => this.parts.settings.livePause,
    ),
  );
  /** Documents with a sentence that was passed over because someone was typing it. */
  readonly #deferred = new Set<string>();

  constructor(private readonly parts: LiveParts) {
    super();
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0 && this.#covers(document, 'onType'))
          this.#checks.schedule(document.uri.toString());
      }),
    );
    this.own(
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (this.#covers(document, 'onSave')) this.#checks.schedule(document.uri.toString());
      }),
    );
    // The sentence that was being typed may be finished, now that the cursor is elsewhere.
    this.own(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document } }) => {
        // The cursor moves with every keystroke, too: that must cost little, and not put off the check.
        const uri = document.uri.toString();
        if (this.#checks.isScheduled(uri) || !this.#covers(document, 'onType')) return;
        if (this.#isOutdated(uri)) this.#checks.schedule(uri);
      }),
    );
    this.own(vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document.uri.toString())));
  }

  /** Something that no check has looked at yet. */
  #isOutdated(uri: string): boolean {
    return this.#deferred.has(uri) || (this.parts.findings.get(uri)?.tally.stale ?? 0) > 0;
  }

  #covers({ uri }: vscode.TextDocument, on: 'onType' | 'onSave'): boolean {
    return this.parts.settings.live === on && this.parts.contexts.known(uri.toString()).context.length > 0;
  }

  async #check(uri: string): Promise<void> {
    const document = openDocument(uri);
    if (!document) return;
    // A check that a person started goes first; what was edited meanwhile comes after it.
    if (this.parts.findings.runOf(uri)?.state === 'running') {
      this.#checks.schedule(uri);
      return;
    }
    try {
      const judge = await this.parts.judges.create(
        this.parts.settings.liveJudge === 'offline' ? { kind: 'offline' } : undefined,
      );
      const known = this.parts.findings.runOf(uri) !== undefined;
      this.#deferred.delete(uri);
      const only = (sentence: Sentence) => {
        if (!this.parts.findings.needsCheck(uri, sentence)) return false;
        const typed = isBeingTyped(sentence, document);
        if (typed) this.#deferred.add(uri);
        return !typed;
      };
      await this.parts.checker.check({ document, judge, only: known ? only : undefined, automatic: true });
    } catch (error) {
      if (error instanceof Problem && error.code === 'nothingToCheck') return;
      this.parts.log.warn(`Live mode: ${error instanceof Problem ? problemLine(error) : faultLines(error)}`);
    }
  }

  #forget(uri: string): void {
    this.#checks.forget(uri);
    this.#deferred.delete(uri);
  }
}

function isBeingTyped(sentence: Sentence, document: vscode.TextDocument): boolean {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document !== document || isFinished.test(sentence.text)) return false;
  const cursor = document.offsetAt(editor.selection.active);
  return sentence.start <= cursor && cursor <= sentence.end + 1;
}
