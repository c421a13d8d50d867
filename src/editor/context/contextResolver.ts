import * as vscode from 'vscode';
import { type Disposable, DisposableOwner } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';
import type { LeftOut } from '../../check/leftOut.ts';
import { Problem } from '../../check/problem.ts';
import { type ContextRead, readFiles } from '../../sources/contextRead.ts';
import { limitContext, maxContextBytes, maxFileBytes } from '../../sources/limits.ts';
import { isInside } from '../../sources/pathBounds.ts';
import { configName } from '../../sources/projectContexts.ts';
import type { Source } from '../../text/passage.ts';
import { openDocument } from '../documents.ts';
import type { Settings } from '../settings.ts';
import type { ContextBinding, ContextBindings } from './contextBindings.ts';
import type { ContextSources } from './contextSources.ts';
import { expandFiles, isPattern } from './filePatterns.ts';
import { mappedContextOf } from './mappedContexts.ts';
import { ownAmong, ownLeftOut } from './ownText.ts';
import { transcriptOf } from './transcriptAnswers.ts';
import type { Outside, WorkspaceBounds } from './workspaceBounds.ts';

interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly onRead?: (source: Source | undefined) => void;
}

/**
 * What each document is checked against: what the person chose, else its front matter, else the mapping of the settings
 * or of the project's configuration. None of it is read outside the workspace, after links, before the person agreed to
 * that for this document.
 */
export class ContextResolver extends DisposableOwner {
  /** What documents without a choice of the person's say by themselves. */
  readonly #derived = new Map<string, ContextBinding>();
  /** Files that patterns bring into the context of a document. */
  readonly #brought = new Map<string, ReadonlySet<string>>();
  readonly #outside = new Map<string, readonly Outside[]>();
  /** What of its context is the document itself. */
  readonly #own = new Map<string, readonly string[]>();
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
    this.own(
      vscode.workspace.onDidSaveTextDocument((document) => {
        const isConfig = document.uri.path.endsWith(`/${configName}`);
        look(isConfig ? vscode.window.activeTextEditor?.document : document);
      }),
    );
    this.own(
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        this.#derived.delete(uri.toString());
        this.#brought.delete(uri.toString());
        this.#outside.delete(uri.toString());
        this.#own.delete(uri.toString());
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
    const barred = new Set([...this.outside(uri).map((one) => one.uri), ...(this.#own.get(uri) ?? [])]);
    return { ...named, context: named.context.filter((one) => !barred.has(one)) };
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

  /** What of its context a document cannot be checked against, since it is that document. */
  ownText(uri: string): readonly LeftOut[] {
    return (this.#own.get(uri) ?? []).map(ownLeftOut);
  }

  async of(document: vscode.TextDocument): Promise<ContextBinding> {
    const uri = document.uri.toString();
    const before = JSON.stringify(this.known(uri));
    if (!this.bindings.get(uri)?.context.length) {
      const derived = await this.#derive(document);
      if (derived) this.#derived.set(uri, derived);
      else this.#derived.delete(uri);
    } else this.#brought.delete(uri);
    const named = this.#named(uri).context;
    this.#outside.set(uri, await this.#lookOutside(named));
    this.#own.set(uri, await ownAmong(outputsOf(document), named, (one) => this.bounds.realUri(one)));
    const known = this.known(uri);
    if (JSON.stringify(known) !== before) this.#changes.fire();
    return known;
  }

  /**
   * Reads what a document is checked against; a file that cannot be read is left out.
   * @param onRead told after each file, of one that could not be read without its source
   * @throws {Problem} outside, contextTooLarge, and why the first file cannot be read where none can
   */
  async read(
    document: string,
    context: readonly string[],
    { signal, onRead }: ReadOptions = {},
  ): Promise<ContextRead> {
    const agreed = this.bindings.get(document)?.agreed ?? [];
    await this.#mustBeAllowed(context, agreed);
    if (context.length * maxFileBytes > maxContextBytes) limitContext(await this.sources.size(context));
    const brought = this.#brought.get(document);
    return readFiles(
      context,
      (uri) => uri,
      async (uri) => {
        const source = await this.#readText(uri, signal);
        return brought?.has(uri) ? this.#unlessBound(source) : source;
      },
      { onRead },
    );
  }

  async #readText(uri: string, signal?: AbortSignal): Promise<Source> {
    const source = await this.sources.read(uri, signal);
    if (source.passages.length === 0) throw new Problem('contextEmpty', { uri });
    return source;
  }

  /** @throws {Problem} boundOutput */
  async #unlessBound(source: Source): Promise<Source> {
    const { uri } = source;
    if (this.bindings.get(uri)?.context.length) throw new Problem('boundOutput', { uri });
    return (await import('../../sources/boundOutput.ts')).unlessBound(source);
  }

  /** Each file as it reads now, where it is not known for which document; without a source where it cannot be read. */
  async *readForAny(
    uris: readonly string[],
  ): AsyncGenerator<{ readonly uri: string; readonly source?: Source }> {
    const agreed = this.bindings.agreed();
    const outside = await this.#lookOutside(uris);
    const barred = new Set(outside.filter(({ real }) => !isAgreed(real, agreed)).map(({ uri }) => uri));
    for (const uri of uris) {
      const read = barred.has(uri) ? undefined : this.sources.read(uri);
      yield { uri, source: await read?.catch(unlessProblem) };
    }
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
    const mapped = named ? undefined : await mappedContextOf(document, this.settings);
    const patterns = named?.context ?? mapped?.files ?? [];
    const base = named ? vscode.Uri.joinPath(document.uri, '..') : mapped?.base;
    if (!base || patterns.length === 0) return undefined;
    const context = await expandFiles(base, patterns);
    const plain = await expandFiles(
      base,
      patterns.filter((one) => !isPattern.test(one)),
    );
    this.#brought.set(document.uri.toString(), new Set(context.filter((uri) => !plain.includes(uri))));
    return { context, ...questionOf(named) };
  }
}

/** The names of a text under check: its own, and that of the notebook or transcript that it is a part of. */
function outputsOf(document: vscode.TextDocument): readonly string[] {
  const notebook = vscode.workspace.notebookDocuments.find((one) =>
    one.getCells().some((cell) => cell.document === document),
  );
  return [
    document.uri.toString(),
    ...[notebook?.uri.toString(), transcriptOf(document.uri)].flatMap((uri) => uri ?? []),
  ];
}

const isAgreed = (real: string, agreed: readonly string[]): boolean =>
  agreed.some((one) => isInside(real, one));

function unlessProblem(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

const questionOf = (binding: Partial<ContextBinding> | undefined): Pick<ContextBinding, 'question'> =>
  binding?.question === undefined ? {} : { question: binding.question };

/** The reader of YAML is loaded only for a document that may have something to say. */
async function frontMatterOf(document: vscode.TextDocument) {
  const head = document.getText(new vscode.Range(0, 0, 200, 0));
  if (!head.startsWith('---') || !head.includes('claimlight')) return undefined;
  const { frontMatterBinding } = await import('../../sources/frontMatter.ts');
  return frontMatterBinding(head);
}
