import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';

/** Schemes of documents that hold a text which someone may want to check. */
const ignoredSchemes = new Set(['output', 'vscode-settings', 'claimlight-source', 'debug', 'git', 'comment']);

/**
 * The document that the view is about: the one in front, but a person who looks at its evidence, at settings or at a
 * log is still reading it.
 */
export class ShownDocument extends DisposableOwner {
  readonly #changed = this.own(new vscode.EventEmitter<void>());
  readonly onDidChange = this.#changed.event;
  #document: vscode.TextDocument | undefined;

  constructor(private readonly isContextOf: (uri: string, document: string) => boolean) {
    super();
    this.#follow(vscode.window.activeTextEditor);
    this.own(vscode.window.onDidChangeActiveTextEditor((editor) => this.#follow(editor)));
    this.own(
      vscode.workspace.onDidCloseTextDocument((closed) => {
        if (closed === this.#document) this.#set(vscode.window.activeTextEditor?.document);
      }),
    );
  }

  get document(): vscode.TextDocument | undefined {
    return this.#document;
  }

  #follow(editor: vscode.TextEditor | undefined): void {
    const next = editor?.document;
    if (!next || ignoredSchemes.has(next.uri.scheme)) return;
    const current = this.#document;
    if (current && this.isContextOf(next.uri.toString(), current.uri.toString())) return;
    this.#set(next);
  }

  #set(document: vscode.TextDocument | undefined): void {
    if (document === this.#document) return;
    this.#document = document;
    this.#changed.fire();
  }
}
