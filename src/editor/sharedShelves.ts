import * as vscode from 'vscode';
import type { Decision } from '../review/decision.ts';
import { formatDecisions, parseDecisions } from '../review/decisionFile.ts';
import type { DecisionShelf } from '../review/decisions.ts';
import type { Log } from './log.ts';

const fileName = '.claimlight/decisions.json';

/** Decisions that a team shares: one file in each folder of the workspace, read when it appears or changes. */
export class SharedShelves implements vscode.Disposable {
  readonly #shelves = new Map<string, SharedShelf>();
  readonly #subscriptions: readonly vscode.Disposable[];

  constructor(
    private readonly log: Log,
    private readonly onDidRead: () => void,
  ) {
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${fileName}`);
    const reload = (uri: vscode.Uri) => this.#read(vscode.workspace.getWorkspaceFolder(uri));
    this.#subscriptions = [
      watcher,
      watcher.onDidChange(reload),
      watcher.onDidCreate(reload),
      watcher.onDidDelete(reload),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const folder of removed) this.#shelves.delete(folder.uri.toString());
        for (const folder of added) this.#read(folder);
      }),
    ];
    for (const folder of vscode.workspace.workspaceFolders ?? []) this.#read(folder);
  }

  all(): readonly DecisionShelf[] {
    return [...this.#shelves.values()];
  }

  /** The shelf of the folder that a document lies in. */
  of(document: string): DecisionShelf | undefined {
    const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(document, true));
    return folder && this.#shelf(folder);
  }

  #shelf(folder: vscode.WorkspaceFolder): SharedShelf {
    const key = folder.uri.toString();
    const shelf = this.#shelves.get(key) ?? new SharedShelf(vscode.Uri.joinPath(folder.uri, fileName));
    this.#shelves.set(key, shelf);
    return shelf;
  }

  #read(folder: vscode.WorkspaceFolder | undefined): void {
    if (!folder) return;
    this.#shelf(folder)
      .read()
      .then(this.onDidRead, (error: unknown) => this.log.error(`${fileName}: ${String(error)}`));
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

class SharedShelf implements DecisionShelf {
  decisions: readonly Decision[] = [];
  #broken = false;

  constructor(private readonly file: vscode.Uri) {}

  /** A missing file holds none. @throws where the file is no list of decisions */
  async read(): Promise<void> {
    const text = await readText(this.file);
    const decisions = text === undefined ? [] : parseDecisions(text);
    this.#broken = decisions === undefined;
    if (!decisions) throw new Error('not a list of decisions; nothing is written to it until that is mended');
    this.decisions = decisions;
  }

  async save(decisions: readonly Decision[]): Promise<void> {
    if (this.#broken) await this.read();
    // What one person finds noisy is not the team's business.
    this.decisions = decisions.map(({ alarm: _, ...shared }) => shared);
    await vscode.workspace.fs.writeFile(this.file, new TextEncoder().encode(formatDecisions(this.decisions)));
  }
}

async function readText(file: vscode.Uri): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}
