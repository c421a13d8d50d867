import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { DataFiles } from '../../evaluate/dataFiles.ts';

/** The workspace's files, of any file system; paths are URIs. Loaders run only where the person trusts the workspace. */
export const workspaceFiles = (): DataFiles => ({
  async *open(path) {
    yield await bytesOf(path);
  },
  exists: (path) =>
    Promise.resolve(vscode.workspace.fs.stat(vscode.Uri.parse(path, true))).then(
      () => true,
      () => false,
    ),
  resolve: (base, path) => vscode.Uri.joinPath(vscode.Uri.parse(base, true), '..', path).toString(),
  ...(vscode.workspace.isTrusted ? { runLoader } : {}),
});

export async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await vscode.workspace.fs.readFile(vscode.Uri.parse(path, true));
  } catch (error) {
    const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    throw new Problem(missing ? 'dataMissing' : 'dataUnreadable', { uri: path, file: path }, error);
  }
}

/** A module that stands alone: it may import packages of the host, but no file beside it. */
async function runLoader(path: string, functionName = 'default'): Promise<unknown> {
  try {
    const { transform } = await import('sucrase');
    const source = new TextDecoder().decode(await bytesOf(path));
    const { code } = transform(source, { transforms: ['typescript'] });
    const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
    const module: Readonly<Record<string, unknown>> = await import(address);
    const loader = module[functionName];
    if (typeof loader !== 'function') throw new Error(`no function ${functionName}`);
    return await loader();
  } catch (error) {
    throw new Problem('loader', { file: path, cause: (error as Error).message }, error);
  }
}
