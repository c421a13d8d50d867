import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';
import { Problem } from '../../check/problem.ts';
import {
  type Decision,
  type DecisionStore,
  formatDecisions,
  parseDecisions,
} from '../../review/decisions.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';

const storageKey = 'claimlight.decisions';
const maxDecisions = 2000;

/** A person's own decisions, in the workspace's storage; the oldest give way. */
export class PersonalDecisions implements DecisionStore {
  constructor(private readonly memento: vscode.Memento) {}

  get decisions(): readonly Decision[] {
    return parseDecisions(String(this.memento.get<unknown>(storageKey) ?? '')) ?? [];
  }

  async save(decisions: readonly Decision[]): Promise<void> {
    await this.memento.update(storageKey, formatDecisions(decisions.slice(-maxDecisions)));
  }
}

const decisionFileName = '.claimlight/decisions.json';

/** Decisions that a team shares: one file in each folder of the workspace, read when it appears or changes. */
export class SharedDecisions extends DisposableOwner {
  readonly #files = new Map<string, SharedDecisionFile>();
  readonly #changes = new Emitter<void>();
  readonly onDidChange = this.#changes.event;

  constructor(
    private readonly log: Log,
    private readonly bounds: WorkspaceBounds,
  ) {
    super();
    const watcher = this.own(vscode.workspace.createFileSystemWatcher(`**/${decisionFileName}`));
    const reload = (uri: vscode.Uri) => this.#read(vscode.workspace.getWorkspaceFolder(uri));
    this.own(watcher.onDidChange(reload));
    this.own(watcher.onDidCreate(reload));
    this.own(watcher.onDidDelete(reload));
    this.own(
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const folder of removed) this.#files.delete(folder.uri.toString());
        for (const folder of added) this.#read(folder);
      }),
    );
    for (const folder of vscode.workspace.workspaceFolders ?? []) this.#read(folder);
  }

  all(): readonly DecisionStore[] {
    return [...this.#files.values()];
  }

  /** The store of the folder that a document lies in. */
  of(document: string): DecisionStore | undefined {
    const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(document, true));
    return folder && this.#file(folder);
  }

  #file(folder: vscode.WorkspaceFolder): SharedDecisionFile {
    const key = folder.uri.toString();
    const file =
      this.#files.get(key) ??
      new SharedDecisionFile(vscode.Uri.joinPath(folder.uri, decisionFileName), this.bounds);
    this.#files.set(key, file);
    return file;
  }

  #read(folder: vscode.WorkspaceFolder | undefined): void {
    if (!folder) return;
    this.#file(folder)
      .read()
      .then(
        () => this.#changes.fire(),
        (error: unknown) => this.log.error(`${decisionFileName}: ${whyUnread(error)}`),
      );
  }
}

class SharedDecisionFile implements DecisionStore {
  decisions: readonly Decision[] = [];
  #broken = false;

  constructor(
    private readonly file: vscode.Uri,
    private readonly bounds: WorkspaceBounds,
  ) {}

  /** A missing file holds none. @throws where the file is no list of decisions */
  async read(): Promise<void> {
    await this.#mustBeInside();
    const text = await readText(this.file);
    const decisions = text === undefined ? [] : parseDecisions(text);
    this.#broken = decisions === undefined;
    if (!decisions) throw new NotDecisions();
    this.decisions = decisions;
  }

  async save(decisions: readonly Decision[]): Promise<void> {
    await this.#mustBeInside();
    if (this.#broken) await this.read();
    // What one person finds noisy is not the team's business.
    this.decisions = decisions.map(({ alarm: _, ...shared }) => shared);
    await vscode.workspace.fs.writeFile(this.file, new TextEncoder().encode(formatDecisions(this.decisions)));
  }

  /** A repository may bring a link in its place. */
  async #mustBeInside(): Promise<void> {
    if (!(await this.bounds.holds(this.file))) throw new Problem('outside', { uri: this.file.toString() });
  }
}

class NotDecisions extends Error {}

function whyUnread(error: unknown): string {
  if (error instanceof NotDecisions)
    return 'not a list of decisions; nothing is written to it until that is mended';
  return error instanceof Problem ? problemLine(error) : faultLines(error);
}

async function readText(file: vscode.Uri): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}
