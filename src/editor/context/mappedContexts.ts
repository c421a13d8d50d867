import * as vscode from 'vscode';
import { configName, projectContexts } from '../../sources/projectContexts.ts';
import { fileExists, textOnDisk } from '../documents.ts';
import type { Settings } from '../settings.ts';

/** Documents by a glob, and the paths and globs of their context; both are relative to `base`. */
export interface MappedContext {
  readonly base: vscode.Uri;
  readonly glob: string;
  readonly files: readonly string[];
}

type MappingSettings = Pick<Settings, 'contextFiles'>;

/**
 * What a document is mapped to: by the first glob that it matches of the settings, else of the configuration of the project
 * nearest to it.
 */
export async function mappedContextOf(
  document: vscode.TextDocument,
  settings: MappingSettings,
): Promise<MappedContext | undefined> {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  if (!folder) return undefined;
  const matches = ({ base, glob }: MappedContext) =>
    vscode.languages.match({ pattern: new vscode.RelativePattern(base, glob) }, document) > 0;
  return (
    settingsOf(document, folder, settings).find(matches) ??
    (await nearestConfig(document.uri, folder)).find(matches)
  );
}

/** All that the settings and the configurations of a folder map. */
export async function mappedContextsIn(
  folder: vscode.WorkspaceFolder,
  settings: MappingSettings,
): Promise<readonly MappedContext[]> {
  const pattern = new vscode.RelativePattern(folder, `**/${configName}`);
  const configs = vscode.workspace.isTrusted
    ? await vscode.workspace.findFiles(pattern, '**/node_modules/**', mostConfigs)
    : [];
  const read = await Promise.all(configs.map(readConfig));
  return [...settingsOf(folder.uri, folder, settings), ...read.flat()];
}

const mostConfigs = 100;

const settingsOf = (
  of: vscode.TextDocument | vscode.Uri,
  { uri: base }: vscode.WorkspaceFolder,
  settings: MappingSettings,
): readonly MappedContext[] =>
  Object.entries(settings.contextFiles(of)).map(([glob, files]) => ({ base, glob, files }));

/** A repository that is not trusted says nothing of what is read. */
async function nearestConfig(
  document: vscode.Uri,
  folder: vscode.WorkspaceFolder,
): Promise<readonly MappedContext[]> {
  if (!vscode.workspace.isTrusted) return [];
  for (let at = document; at.path.length > folder.uri.path.length; ) {
    at = vscode.Uri.joinPath(at, '..');
    const config = vscode.Uri.joinPath(at, configName);
    if (await fileExists(config)) return readConfig(config);
  }
  return [];
}

/** What is wrong with it the editor shows in the file, by its schema. */
async function readConfig(config: vscode.Uri): Promise<readonly MappedContext[]> {
  const { parse } = await import('jsonc-parser');
  const base = vscode.Uri.joinPath(config, '..');
  const contexts = projectContexts(parse(await textOnDisk(config)));
  return Object.entries(contexts).map(([glob, files]) => ({ base, glob, files }));
}
