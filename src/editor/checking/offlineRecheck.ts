import * as vscode from 'vscode';
import { KeyedTasks } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { Sentence } from '../../text/passage.ts';
import { documentOf } from '../documents.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';
import type { Settings } from '../settings.ts';
import type { Checker } from './checker.ts';

/** A context that someone is writing is not read again at every stroke. */
const contextPauseMs = 1000;

/** Fixes that come one upon the other are checked together. */
const fixPauseMs = 50;

/**
 * Checks again by itself where the offline judge does, since that costs nothing and sends nothing: what a changed
 * context made stale, and what was edited once a fix is put into the text, also when that is undone. What cannot be
 * checked, since a file is gone, stays stale.
 */
export class OfflineRecheck extends DisposableOwner {
  readonly #contexts: KeyedTasks = this.own(
    new KeyedTasks(
      // Told of every finding of a run, what is to be checked again is looked for once they cease.
      async (uri) => {
        if (this.findings.get(uri)?.findings.some(({ stale }) => stale === 'context'))
          await this.#check(uri, this.#contexts, (sentence) => this.findings.contextIsStale(uri, sentence));
      },
      () => contextPauseMs,
    ),
  );
  readonly #fixes: KeyedTasks = this.own(
    new KeyedTasks(
      (uri) => this.#check(uri, this.#fixes, (sentence) => this.findings.needsCheck(uri, sentence)),
      () => fixPauseMs,
    ),
  );
  readonly #fixed = new Set<string>();

  constructor(
    private readonly findings: Findings,
    private readonly checker: Checker,
    private readonly settings: Pick<Settings, 'judge'>,
    private readonly log: Log,
  ) {
    super();
    this.own(
      findings.onDidChange(({ uri, kind }) => {
        if (kind === 'findings') this.#contexts.schedule(uri);
      }),
    );
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, reason }) => {
        const uri = document.uri.toString();
        if (reason !== undefined && this.#fixed.has(uri)) this.#fixes.schedule(uri);
      }),
    );
    this.own(vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#fixed.delete(uri.toString())));
  }

  /** A fix was put into a document. */
  afterFix(uri: string): void {
    this.#fixed.add(uri);
    this.#fixes.schedule(uri);
  }

  async #check(uri: string, tasks: KeyedTasks, only: (sentence: Sentence) => boolean): Promise<void> {
    const run = this.findings.runOf(uri);
    if (run?.judge !== 'offline' || this.settings.judge !== 'offline') return;
    const document = await documentOf(uri);
    if (!document) return;
    if (run.state === 'running') {
      tasks.schedule(uri);
      return;
    }
    try {
      await this.checker.check({ document, only, automatic: true });
    } catch (error) {
      if (error instanceof Problem && error.code === 'nothingToCheck') return;
      this.log.info(
        `Recheck by itself: ${error instanceof Problem ? problemLine(error) : faultLines(error)}`,
      );
    }
  }
}
