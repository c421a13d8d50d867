import * as vscode from 'vscode';
import { isInside } from '../../sources/pathBounds.ts';

/** Where a path of this machine's disk leads after all links. Rejects where there is no such file. */
export type RealPath = (path: string) => Promise<string>;

/** A file that no folder of the workspace holds, though its name may lie in one. */
export interface Outside {
  readonly uri: string;
  /** Where its links lead; its own URI where that cannot be known. */
  readonly real: string;
}

/**
 * The workspace's folders, beyond which nothing is read or written on the word of a document, of a setting or of an
 * agent alone.
 */
export class WorkspaceBounds {
  /** @param realPath absent where there is no disk */
  constructor(private readonly realPath: RealPath | undefined) {}

  /** Those of the files that lie elsewhere, after links. */
  async outside(uris: readonly string[]): Promise<readonly Outside[]> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const roots = await Promise.all(folders.map(({ uri }) => this.#diskPath(uri)));
    const found = await Promise.all(uris.map((uri) => this.#look(uri, roots)));
    return found.filter((one) => one !== undefined);
  }

  async holds(uri: vscode.Uri): Promise<boolean> {
    return (await this.outside([uri.toString()])).length === 0;
  }

  /** Where a person's own choice leads. */
  async realUri(uri: string): Promise<string> {
    const at = bare(uri);
    return (await this.#diskPath(at)) ?? at.toString();
  }

  async #look(uri: string, roots: readonly (string | undefined)[]): Promise<Outside | undefined> {
    const at = bare(uri);
    const folder = vscode.workspace.getWorkspaceFolder(at);
    // Looking at a path of another machine already tells that machine who looks.
    const real = at.authority !== '' && !folder ? undefined : await this.#diskPath(at);
    if (real !== undefined) {
      const held = roots.some((root) => root !== undefined && isInside(real, root));
      return held ? undefined : { uri, real };
    }
    return folder && !(await this.#hasLink(folder.uri, at)) ? undefined : { uri, real: at.toString() };
  }

  /** As a URI without links; undefined where there is no such file, or no disk. */
  async #diskPath(uri: vscode.Uri): Promise<string | undefined> {
    if (uri.scheme !== 'file' || !this.realPath) return undefined;
    try {
      return vscode.Uri.file(await this.realPath(uri.fsPath)).toString();
    } catch {
      return undefined;
    }
  }

  /** Where a link leads is not to be known here, or is nowhere yet: none is followed out of the folder. */
  async #hasLink(folder: vscode.Uri, uri: vscode.Uri): Promise<boolean> {
    const steps = uri.path.slice(folder.path.length).split('/').filter(Boolean);
    let at = folder;
    for (const step of steps) {
      at = vscode.Uri.joinPath(at, step);
      const type = await vscode.workspace.fs.stat(at).then(
        (stat) => stat.type,
        () => vscode.FileType.Unknown,
      );
      if (type & vscode.FileType.SymbolicLink) return true;
    }
    return false;
  }
}

/** Without what does not name a file, and without "..". */
const bare = (uri: string): vscode.Uri =>
  vscode.Uri.joinPath(vscode.Uri.parse(uri, true).with({ query: '', fragment: '' }), '.');
