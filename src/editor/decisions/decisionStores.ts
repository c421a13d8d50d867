import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';
import { TaskQueue } from '../../base/taskQueue.ts';
import { Problem } from '../../check/problem.ts';
import {
  type ChangeDecisions,
  type DecisionStore,
  formatDecisions,
  parseDecisions,
  type Remark,
} from '../../review/decisions.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';

const storageKey = 'claimlight.decisions';
const maxDecisions = 2000;

/** A person's own decisions, in the workspace's storage; the oldest give way. */
export class PersonalDecisions implements DecisionStore {
  constructor(private readonly memento: vscode.Memento) {}

  get decisions(): readonly Remark[] {
    const stored = this.memento.get<unknown>(storageKey);
    return (typeof stored === 'string' && parseDecisions(stored)) || [];
  }

  async change(make: ChangeDecisions): Promise<void> {
    await this.memento.update(storageKey, formatDecisions(make(this.decisions).slice(-maxDecisions)));
  }
}

/** Of a file: many times as many as a team makes. */
const maxBytes = 5_000_000;

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

export class SharedDecisionFile implements DecisionStore {
  decisions: readonly Remark[] = [];
  readonly #turns = new TaskQueue();

  constructor(
    private readonly file: vscode.Uri,
    private readonly bounds: Pick<WorkspaceBounds, 'holds'>,
  ) {}

  /** A missing file holds none. @throws where the file is no list of decisions */
  async read(): Promise<void> {
    await this.#mustBeInside();
    const text = await readText(this.file);
    const decisions = text === undefined ? [] : parseDecisions(text);
    if (!decisions) throw new NotDecisions();
    this.decisions = decisions;
  }

  /** The file is read anew: another window may have written to it, and what it wrote not be heard of yet. */
  change(make: ChangeDecisions): Promise<void> {
    return this.#turns.run(async () => {
      await this.read();
      // What one person finds noisy is not the team's business.
      const decisions = make(this.decisions).map(({ alarm: _, ...shared }) => shared);
      await vscode.workspace.fs.writeFile(this.file, new TextEncoder().encode(formatDecisions(decisions)));
      this.decisions = decisions;
    });
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
    const { fs } = vscode.workspace;
    const { type, size } = await fs.stat(file);
    // Whoever wrote the repository may have put anything here, and it is read without being asked for.
    if ((type & vscode.FileType.File) === 0 || size > maxBytes) throw new NotDecisions();
    return new TextDecoder().decode(await fs.readFile(file));
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}
