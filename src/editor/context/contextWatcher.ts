import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { ContextResolver } from './contextResolver.ts';

/** A file is read again when it has been left in peace for so long. */
const pauseMs = 250;

/** Tells the store when a file that something was checked against changes, in an editor or on disk. */
export class ContextWatcher implements vscode.Disposable {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #subscriptions: readonly vscode.Disposable[];

  constructor(
    private readonly findings: Findings,
    private readonly contexts: ContextResolver,
  ) {
    const files = vscode.workspace.createFileSystemWatcher('**/*');
    const changed = (uri: vscode.Uri) => this.#onChange(uri.toString());
    this.#subscriptions = [
      files,
      files.onDidChange(changed),
      files.onDidCreate(changed),
      files.onDidDelete(changed),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) changed(document.uri);
      }),
    ];
  }

  #onChange(uri: string): void {
    if (!this.findings.contextUris().has(uri)) return;
    clearTimeout(this.#timers.get(uri));
    this.#timers.set(
      uri,
      setTimeout(() => this.#read(uri), pauseMs),
    );
  }

  async #read(uri: string): Promise<void> {
    this.#timers.delete(uri);
    this.findings.contextChanged(uri, await this.#textOf(uri));
  }

  /** A file that cannot be read any more backs nothing. */
  async #textOf(uri: string): Promise<string> {
    try {
      return (await this.contexts.readForAny(uri)).text;
    } catch (error) {
      if (error instanceof Problem) return '';
      throw error;
    }
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}
