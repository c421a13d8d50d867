import * as vscode from 'vscode';
import { KeyedTasks } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import { openDocument } from '../documents.ts';
import { sourceScheme } from '../ids.ts';
import type { ContextResolver } from './contextResolver.ts';
import { OutsideWatchers } from './outsideWatchers.ts';

/** A file is read again when it has been left in peace for so long. */
const pauseMs = 250;

/**
 * Tells the store when what a document was checked against is no longer so: a file changed, in an editor or on disk, or
 * is gone, or the document is bound to other files.
 */
export class ContextWatcher extends DisposableOwner {
  readonly #reads = this.own(
    new KeyedTasks(
      (uri) => this.#read(uri),
      () => pauseMs,
    ),
  );
  /** Of documents whose check is over: all that they were checked against is looked at together. */
  readonly #runs = this.own(
    new KeyedTasks(
      (uri) => this.#readContextOf(uri),
      () => pauseMs,
    ),
  );
  readonly #bindings = this.own(
    new KeyedTasks(
      (uri) => this.#compareBinding(uri),
      () => pauseMs,
    ),
  );
  readonly #outside = this.own(new OutsideWatchers((uri) => this.#onChange(uri)));

  constructor(
    private readonly findings: Findings,
    private readonly contexts: ContextResolver,
    onDidChangeSettings: (listener: () => void) => vscode.Disposable,
  ) {
    super();
    const files = this.own(vscode.workspace.createFileSystemWatcher('**/*'));
    this.own(files.onDidChange((uri) => this.#onChange(uri)));
    for (const event of [files.onDidCreate, files.onDidDelete])
      this.own(
        event((uri) => {
          this.#onChange(uri);
          // A pattern of the settings or of front matter may name another file now.
          this.#compareBindings();
        }),
      );
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#onChange(document.uri);
      }),
    );
    this.own(vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#onChange(uri)));
    this.own(contexts.onDidChange(() => this.#compareBindings()));
    this.own(onDidChangeSettings(() => this.#compareBindings()));
    this.own(findings.onDidChange((change) => this.#onRun(change)));
  }

  /** A file, or a folder with all that it held. */
  #onChange(changed: vscode.Uri): void {
    const uri = changed.toString();
    for (const context of this.findings.contextUris())
      if (context === uri || context.startsWith(`${uri}/`) || context.startsWith(`${uri}#`))
        this.#reads.schedule(context);
  }

  /** What changed while the window was closed, or while the check ran, is seen once it is over. */
  #onRun({ uri, kind }: FindingsChange): void {
    if (kind !== 'run' && kind !== 'cleared') return;
    this.#outside.watch(this.findings.contextUris());
    const run = this.findings.runOf(uri);
    if (!run || run.state === 'running') return;
    this.#runs.schedule(uri);
    this.#bindings.schedule(uri);
  }

  #compareBindings(): void {
    for (const uri of this.findings.uris()) this.#bindings.schedule(uri);
  }

  /** Nothing is compared while a check reads what it is bound to. */
  async #compareBinding(uri: string): Promise<void> {
    const document = openDocument(uri);
    if (!document || this.findings.runOf(uri)?.state === 'running') return;
    try {
      this.findings.contextBound(uri, (await this.contexts.of(document)).context);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  async #readContextOf(uri: string): Promise<void> {
    const run = this.findings.runOf(uri);
    if (run?.state !== 'running') await this.#readAll(run?.context.map((one) => one.uri) ?? []);
  }

  #read(uri: string): Promise<void> {
    return this.#readAll([uri]);
  }

  /** A file that cannot be read any more backs nothing. The text of the clipboard stays what it was. */
  async #readAll(uris: readonly string[]): Promise<void> {
    const files = uris.filter((uri) => vscode.Uri.parse(uri, true).scheme !== sourceScheme);
    for await (const { uri, source } of this.contexts.readForAny(files))
      this.findings.contextChanged(uri, source?.text ?? '', source?.hash);
  }
}
