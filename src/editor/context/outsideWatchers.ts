import * as vscode from 'vscode';
import type { Disposable } from '../../base/disposables.ts';

/** Watches single files that no folder of the workspace holds, which its own watcher does not see. */
export class OutsideWatchers implements Disposable {
  readonly #watchers = new Map<string, vscode.FileSystemWatcher>();

  constructor(private readonly onChange: (uri: vscode.Uri) => void) {}

  /** @param uris those of them that lie in the workspace are left to others; former ones are watched no longer */
  watch(uris: ReadonlySet<string>): void {
    for (const [uri, watcher] of this.#watchers)
      if (!uris.has(uri)) {
        watcher.dispose();
        this.#watchers.delete(uri);
      }
    for (const uri of uris) if (!this.#watchers.has(uri)) this.#watch(uri);
  }

  dispose(): void {
    this.watch(new Set());
  }

  #watch(uri: string): void {
    const at = vscode.Uri.parse(uri, true).with({ fragment: '' });
    if (at.scheme !== 'file' || vscode.workspace.getWorkspaceFolder(at)) return;
    const folder = vscode.Uri.joinPath(at, '..');
    const pattern = new vscode.RelativePattern(folder, at.path.slice(at.path.lastIndexOf('/') + 1));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    for (const event of [watcher.onDidChange, watcher.onDidCreate, watcher.onDidDelete])
      event(() => this.onChange(at));
    this.#watchers.set(uri, watcher);
  }
}
