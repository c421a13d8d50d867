import * as vscode from 'vscode';
import { type Disposable, DisposableOwner } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';
import { Problem } from '../../check/problem.ts';
import { isInside } from '../../sources/pathBounds.ts';
import type { Source } from '../../text/passage.ts';
import { openDocument } from '../documents.ts';
import type { Settings } from '../settings.ts';
import type { ContextBinding, ContextBindings } from './contextBindings.ts';
import type { ContextSources } from './contextSources.ts';
import { expandFiles } from './filePatterns.ts';
import type { Outside, WorkspaceBounds } from './workspaceBounds.ts';

/**
 * What each document is checked against: what the person chose, else its front matter, else the settings' mapping. None
 * of it is read outside the workspace, after links, before the person agreed to that for this document.
 */
export class ContextResolver extends DisposableOwner {
  /** What documents without a choice of the person's say by themselves. */
  readonly #derived = new Map<string, ContextBinding>();
  readonly #outside = new Map<string, readonly Outside[]>();
  readonly #changes = new Emitter<void>();

  constructor(
    private readonly bindings: ContextBindings,
    private readonly settings: Pick<Settings, 'contextFiles'>,
    private readonly bounds: WorkspaceBounds,
    private readonly sources: ContextSources,
  ) {
    super();
    const look = (document: vscode.TextDocument | undefined) => {
      // What is wrong with the context is told where a check asks for it.
      if (document) this.of(document).catch(unlessProblem);
    };
    this.own(bindings.onDidChange(() => this.#changes.fire()));
    this.own(vscode.window.onDidChangeActiveTextEditor((editor) => look(editor?.document)));
    this.own(vscode.workspace.onDidSaveTextDocument(look));
    this.own(
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        this.#derived.delete(uri.toString());
        this.#outside.delete(uri.toString());
      }),
    );
    look(vscode.window.activeTextEditor?.document);
  }

  onDidChange(listener: () => void): Disposable {
    return this.#changes.event(listener);
  }

  /** As far as it is known without reading anything. */
  known(uri: string): ContextBinding {
    const named = this.#named(uri);
    const barred = this.outside(uri).map((one) => one.uri);
    return { ...named, context: named.context.filter((one) => !barred.includes(one)) };
  }

  /** What the person chose, and no document or setting says by itself. */
  chosen(uri: string): readonly string[] {
    return this.bindings.get(uri)?.context ?? [];
  }

  /** Files outside the workspace that the person has not agreed to. */
  outside(uri: string): readonly Outside[] {
    const agreed = this.bindings.get(uri)?.agreed ?? [];
    return (this.#outside.get(uri) ?? []).filter(({ real }) => !isAgreed(real, agreed));
  }

  async of(document: vscode.TextDocument): Promise<ContextBinding> {
    const uri = document.uri.toString();
    const before = JSON.stringify(this.known(uri));
    if (!this.bindings.get(uri)?.context.length) {
      const derived = await this.#derive(document);
      if (derived) this.#derived.set(uri, derived);
      else this.#derived.delete(uri);
    }
    this.#outside.set(uri, await this.#lookOutside(this.#named(uri).context));
    const known = this.known(uri);
    if (JSON.stringify(known) !== before) this.#changes.fire();
    return known;
  }

  /** What was checked is read again, for a document. @throws {Problem} outside, and what reading throws */
  async read(document: string, context: readonly string[], signal?: AbortSignal): Promise<readonly Source[]> {
    const agreed = this.bindings.get(document)?.agreed ?? [];
    await this.#mustBeAllowed(context, agreed);
    return Promise.all(context.map((uri) => this.sources.read(uri, signal)));
  }

  /** The same where it is not known for which document. */
  async readForAny(uri: string): Promise<Source> {
    await this.#mustBeAllowed([uri], this.bindings.agreed());
    return this.sources.read(uri);
  }

  async agree(uri: string, outside: readonly Outside[]): Promise<void> {
    await this.bindings.agree(
      uri,
      outside.map(({ real }) => real),
    );
  }

  #named(uri: string): ContextBinding {
    const chosen = this.bindings.get(uri);
    if (chosen?.context.length) return { context: chosen.context, ...questionOf(chosen) };
    return { context: [], ...this.#derived.get(uri), ...questionOf(chosen) };
  }

  async #mustBeAllowed(uris: readonly string[], agreed: readonly string[]): Promise<void> {
    const barred = (await this.#lookOutside(uris)).find(({ real }) => !isAgreed(real, agreed));
    if (barred) throw new Problem('outside', { uri: barred.uri });
  }

  /** Text that stands in no file, and unsaved text, is in nobody's folder; a transcript on show was opened by someone. */
  #lookOutside(uris: readonly string[]): Promise<readonly Outside[]> {
    const isOpenTranscript = (uri: string) =>
      uri.includes('#') && openDocument(uri.split('#')[0]!) !== undefined;
    return this.bounds.outside(
      uris.filter(
        (uri) => !this.sources.isVirtual(uri) && !uri.startsWith('untitled:') && !isOpenTranscript(uri),
      ),
    );
  }

  async #derive(document: vscode.TextDocument): Promise<ContextBinding | undefined> {
    const named = await frontMatterOf(document);
    const patterns = named?.context ?? this.#mapped(document);
    if (patterns.length === 0) return undefined;
    const base = named ? vscode.Uri.joinPath(document.uri, '..') : folderOf(document)?.uri;
    if (!base) return undefined;
    const found = await expandFiles(base, patterns);
    return { context: found.filter((uri) => uri !== document.uri.toString()), ...questionOf(named) };
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
}

const isAgreed = (real: string, agreed: readonly string[]): boolean =>
  agreed.some((one) => isInside(real, one));

function unlessProblem(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
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
