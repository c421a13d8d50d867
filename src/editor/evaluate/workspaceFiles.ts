import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { DataFiles, ModuleFiles } from '../../evaluate/data/dataFiles.ts';
import { runLoader } from '../../evaluate/data/loader.ts';

/** The workspace's files, of any file system; paths are URIs. Loaders run only where the person trusts the workspace. */
export const workspaceFiles = (): DataFiles => ({
  async *open(path) {
    yield await bytesOf(path);
  },
  exists,
  resolve: (base, path) => {
    const uri = vscode.Uri.parse(base, true);
    return (path.startsWith('/') ? uri.with({ path }) : vscode.Uri.joinPath(uri, '..', path)).toString();
  },
  ...(vscode.workspace.isTrusted ? { runLoader: runOnDisk } : {}),
});

export async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await vscode.workspace.fs.readFile(vscode.Uri.parse(path, true));
  } catch (error) {
    const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    throw new Problem(missing ? 'dataMissing' : 'dataUnreadable', { uri: path, file: path }, error);
  }
}

const exists = (path: string): Promise<boolean> =>
  Promise.resolve(vscode.workspace.fs.stat(vscode.Uri.parse(path, true))).then(
    () => true,
    () => false,
  );

/** Modules come from the disk: what they import could not be found elsewhere. */
async function runOnDisk(path: string, functionName: string | undefined): Promise<unknown> {
  const uri = vscode.Uri.parse(path, true);
  if (uri.scheme !== 'file') throw new Problem('loader', { uri: path, cause: `${uri.scheme}:` });
  return runLoader(uri.toString(), functionName, modules);
}

const modules: ModuleFiles = {
  read: async (url) => new TextDecoder().decode(await bytesOf(url)),
  write: async (url, text) =>
    vscode.workspace.fs.writeFile(vscode.Uri.parse(url, true), new TextEncoder().encode(text)),
  remove: async (url) => vscode.workspace.fs.delete(vscode.Uri.parse(url, true)),
  exists,
};
