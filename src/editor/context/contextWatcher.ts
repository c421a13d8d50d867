import * as vscode from 'vscode';
import { KeyedTasks } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { ContextResolver } from './contextResolver.ts';

/** A file is read again when it has been left in peace for so long. */
const pauseMs = 250;

/** Tells the store when a file that something was checked against changes, in an editor or on disk. */
export class ContextWatcher extends DisposableOwner {
  readonly #reads = this.own(
    new KeyedTasks(
      (uri) => this.#read(uri),
      () => pauseMs,
    ),
  );

  constructor(
    private readonly findings: Findings,
    private readonly contexts: ContextResolver,
  ) {
    super();
    const files = this.own(vscode.workspace.createFileSystemWatcher('**/*'));
    const changed = (uri: vscode.Uri) => this.#onChange(uri.toString());
    this.own(files.onDidChange(changed));
    this.own(files.onDidCreate(changed));
    this.own(files.onDidDelete(changed));
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) changed(document.uri);
      }),
    );
  }

  #onChange(uri: string): void {
    if (this.findings.contextUris().has(uri)) this.#reads.schedule(uri);
  }

  async #read(uri: string): Promise<void> {
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
}
