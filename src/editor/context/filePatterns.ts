import * as vscode from 'vscode';
import type { LeftOut } from '../../check/leftOut.ts';
import { fileName } from '../../report/place.ts';
import { ofOtherType } from '../../sources/contextRead.ts';
import { contextExtensions, isContextFile, isHidden, limitFiles, maxFiles } from '../../sources/limits.ts';
import { fileExists } from '../documents.ts';

/** Where nothing can search the workspace, a search never ends. A slow disk takes seconds for its first. */
const longestSearchMs = 20_000;

/** Files of the workspace; of a search that does not end some or all are missing. */
export async function searchFiles(
  pattern: string,
  most: number,
): Promise<{ readonly found: readonly vscode.Uri[]; readonly incomplete: boolean }> {
  const stop = new vscode.CancellationTokenSource();
  const search = vscode.workspace.findFiles(pattern, '**/node_modules/**', most + 1, stop.token);
  const found = await Promise.race([search, delay(longestSearchMs)]);
  stop.cancel();
  stop.dispose();
  return { found: found?.slice(0, most) ?? [], incomplete: found === undefined || found.length > most };
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

export const isPattern = /[*?{}[\]]/;

/**
 * The files of paths and globs. Where several folders are open, a path may also begin with the name of one.
 * @param base what they are relative to
 * @returns URIs, each once; a path without a file is kept, so that it can be reported as missing
 * @throws {Problem} tooManyFiles
 */
export async function expandFiles(base: vscode.Uri, paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map((path) => expand(base, path)));
  return [...new Set(found.flatMap((uris) => uris.map((uri) => uri.toString()).sort()))];
}

async function expand(base: vscode.Uri, path: string): Promise<readonly vscode.Uri[]> {
  const near = await filesAt(base, path);
  const [first, ...rest] = path.split('/');
  const folder = vscode.workspace.workspaceFolders?.find(({ name }) => name === first);
  if (!folder || rest.length === 0 || (await someExist(near))) return near;
  const far = await filesAt(folder.uri, rest.join('/'));
  return (await someExist(far)) ? far : near;
}

async function filesAt(base: vscode.Uri, path: string): Promise<readonly vscode.Uri[]> {
  if (!isPattern.test(path)) return [vscode.Uri.joinPath(base, path)];
  const pattern = new vscode.RelativePattern(base, path);
  return limitFiles(await vscode.workspace.findFiles(pattern, undefined, maxFiles + 1), path);
}

async function someExist(uris: readonly vscode.Uri[]): Promise<boolean> {
  const found = await Promise.all(uris.map((uri) => fileExists(uri)));
  return found.includes(true);
}

/** What a folder brings in, and what not. */
export interface FolderFiles {
  readonly files: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Files of a folder that are looked at, so that those of other types can be told. */
const mostLooked = maxFiles * 5;

/**
 * The readable files of a folder, however deep; a file is itself.
 * @throws {Problem} tooManyFiles
 */
export async function filesBelow(uri: vscode.Uri): Promise<FolderFiles> {
  const { type } = await vscode.workspace.fs.stat(uri);
  if ((type & vscode.FileType.Directory) === 0) return { files: [uri.toString()], leftOut: [] };
  const find = (glob: string, most: number) =>
    vscode.workspace.findFiles(new vscode.RelativePattern(uri, glob), undefined, most);
  const below = (file: vscode.Uri) => file.path.slice(uri.path.length + 1);
  const [found, all] = await Promise.all([
    find(`**/*.{${contextExtensions.join(',')}}`, mostLooked),
    find('**/*', mostLooked),
  ]);
  const files = found.filter((file) => isContextFile(below(file)));
  const others = all.filter((file) => !isHidden(below(file)) && !isContextFile(below(file)));
  const sorted = (uris: readonly vscode.Uri[]) => uris.map((file) => file.toString()).sort();
  return {
    files: sorted(limitFiles(files, fileName(uri.toString()))),
    leftOut: sorted(others).map(ofOtherType),
  };
}
