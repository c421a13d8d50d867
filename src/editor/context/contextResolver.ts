import * as vscode from 'vscode';
import { Emitter, type Subscription } from '../../base/emitter.ts';
import type { Settings } from '../settings.ts';
import type { ContextBinding, ContextBindings } from './contextBindings.ts';
import { expandFiles } from './filePatterns.ts';

/** What a document says about its context by itself, and which of it lies outside the workspace. */
interface DerivedContext {
  readonly binding: ContextBinding;
  /** Not read before the person agreed. */
  readonly outside: readonly string[];
}

/** What each document is checked against: what the person chose, else its front matter, else the settings' mapping. */
export class ContextResolver implements vscode.Disposable {
  readonly #derived = new Map<string, DerivedContext>();
  readonly #changes = new Emitter<void>();
  readonly #subscriptions: readonly Subscription[];

  constructor(
    private readonly bindings: ContextBindings,
    private readonly settings: Settings,
  ) {
    const look = (document: vscode.TextDocument | undefined) => {
      if (document) void this.of(document);
    };
    this.#subscriptions = [
      bindings.onDidChange(() => this.#changes.fire()),
      vscode.window.onDidChangeActiveTextEditor((editor) => look(editor?.document)),
      vscode.workspace.onDidSaveTextDocument(look),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#derived.delete(uri.toString())),
    ];
    look(vscode.window.activeTextEditor?.document);
  }

  onDidChange(listener: () => void): Subscription {
    return this.#changes.event(listener);
  }

  /** As far as it is known without reading anything. */
  known(uri: string): ContextBinding {
    const chosen = this.bindings.get(uri);
    if (chosen?.context.length) return chosen;
    return { context: [], ...this.#derived.get(uri)?.binding, ...questionOf(chosen) };
  }

  /** Files that the document names itself and that lie outside the workspace. */
  outside(uri: string): readonly string[] {
    return this.bindings.get(uri)?.context.length ? [] : (this.#derived.get(uri)?.outside ?? []);
  }

  async of(document: vscode.TextDocument): Promise<ContextBinding> {
    const uri = document.uri.toString();
    if (!this.bindings.get(uri)?.context.length) {
      const before = JSON.stringify(this.#derived.get(uri));
      const derived = await this.#derive(document);
      if (derived) this.#derived.set(uri, derived);
      else this.#derived.delete(uri);
      if (JSON.stringify(derived) !== before) this.#changes.fire();
    }
    return this.known(uri);
  }

  async #derive(document: vscode.TextDocument): Promise<DerivedContext | undefined> {
    const named = await frontMatterOf(document);
    const patterns = named?.context ?? this.#mapped(document);
    if (patterns.length === 0) return undefined;
    const base = named ? vscode.Uri.joinPath(document.uri, '..') : folderOf(document)?.uri;
    if (!base) return undefined;
    const found = (await expandFiles(base, patterns)).filter((uri) => uri !== document.uri.toString());
    const outside = found.filter((uri) => !vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri, true)));
    const context = found.filter((uri) => !outside.includes(uri));
    return { binding: { context, ...questionOf(named) }, outside };
  }

  /** Globs of the first entry of the mapping that the document matches. */
  #mapped(document: vscode.TextDocument): readonly string[] {
    const folder = folderOf(document);
    if (!folder) return [];
    const entry = Object.entries(this.settings.contextFiles(document)).find(
      ([glob]) => vscode.languages.match({ pattern: new vscode.RelativePattern(folder, glob) }, document) > 0,
    );
    return entry?.[1] ?? [];
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

const questionOf = (binding: Partial<ContextBinding> | undefined): Pick<ContextBinding, 'question'> =>
  binding?.question === undefined ? {} : { question: binding.question };

const folderOf = (document: vscode.TextDocument): vscode.WorkspaceFolder | undefined =>
  vscode.workspace.getWorkspaceFolder(document.uri);

/** The reader of YAML is loaded only for a document that may have something to say. */
async function frontMatterOf(document: vscode.TextDocument) {
  const head = document.getText(new vscode.Range(0, 0, 200, 0));
  if (!head.startsWith('---') || !head.includes('claimlight')) return undefined;
  const { frontMatterBinding } = await import('../../sources/frontMatter.ts');
  return frontMatterBinding(head);
}
