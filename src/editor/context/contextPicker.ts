import * as vscode from 'vscode';
import type { LeftOut } from '../../check/leftOut.ts';
import { fileName } from '../../report/place.ts';
import { contextExtensions, isContextFile, limitFiles } from '../../sources/limits.ts';
import { fileExists, openDocument } from '../documents.ts';
import type { ContextBindings } from './contextBindings.ts';
import type { ContextSources } from './contextSources.ts';
import { searchFiles } from './filePatterns.ts';
import { folderContext } from './folderContext.ts';
import type { LeftOutFiles } from './leftOutFiles.ts';
import { isLikelySource } from './likelySource.ts';
import { type InstantItem, pickSeveral } from './severalPick.ts';
import type { WorkspaceBounds } from './workspaceBounds.ts';

interface Choice extends InstantItem {
  readonly choose?: () => Promise<Chosen>;
}

interface Chosen {
  readonly files: readonly string[];
  /** The files and folders that the person saw and pointed at. */
  readonly named?: readonly string[];
  /** Files of a folder that it does not bring in. */
  readonly leftOut?: readonly LeftOut[];
}

/** Files of the workspace that the list offers beside those that are near. */
const maxOffered = 500;
/** Near files that are looked into, to tick those that are likely. */
const maxLooked = 20;
const maxLookedBytes = 200_000;

/** Lets a person say what a document must agree with: files near it or in the workspace, others, the clipboard. */
export class ContextPicker {
  constructor(
    private readonly bindings: ContextBindings,
    private readonly sources: ContextSources,
    private readonly bounds: WorkspaceBounds,
    private readonly leftOut: LeftOutFiles,
  ) {}

  /** @returns false when the person chose nothing */
  async pick(document: vscode.TextDocument): Promise<boolean> {
    const uri = document.uri.toString();
    const [near, others] = this.#choices(document);
    const picked = await pickSeveral(near, others, {
      title: vscode.l10n.t('Context for “{0}”', fileName(uri)),
      placeHolder: vscode.l10n.t('Select context files'),
    });
    const context: string[] = [];
    const named: string[] = [];
    const leftOut: LeftOut[] = [];
    for (const choice of picked ?? []) {
      const chosen = await choice.choose?.();
      // Who dismisses the dialog has not said yes to the rest.
      if (choice.instantIcon !== undefined && !chosen?.files.length) return false;
      for (const file of chosen?.files ?? []) context.push(file);
      named.push(...(chosen?.named ?? []));
      for (const file of chosen?.leftOut ?? []) leftOut.push(file);
    }
    if (context.length === 0) return false;
    const files = limitFiles([...new Set(context)], fileName(uri));
    await this.bindings.setContext(uri, files, await this.#agreed(named));
    this.leftOut.ofFolders(uri, leftOut);
    return true;
  }

  /** Who points at a place outside the workspace agrees to it; a link in the workspace does not say where it leads. */
  #agreed(named: readonly string[]): Promise<readonly string[]> {
    const outside = named.filter((uri) => !vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri, true)));
    return Promise.all(outside.map((uri) => this.bounds.realUri(uri)));
  }

  /** What is near is known at once; other files of the workspace have to be searched for. */
  #choices(
    document: vscode.TextDocument,
  ): readonly [near: Promise<readonly Choice[]>, others: Promise<readonly Choice[]>] {
    const listed = new Set([document.uri.toString()]);
    const unlisted = (uris: readonly string[]): readonly string[] => {
      const fresh = uris.filter((uri) => !listed.has(uri));
      for (const uri of fresh) listed.add(uri);
      return fresh;
    };
    const near = this.#near(document, unlisted);
    const others = Promise.all([workspaceFiles(), near]).then(([uris]) =>
      section(vscode.l10n.t('workspace'), unlisted(uris)),
    );
    return [near, others];
  }

  async #near(
    document: vscode.TextDocument,
    unlisted: (uris: readonly string[]) => readonly string[],
  ): Promise<readonly Choice[]> {
    const { t } = vscode.l10n;
    const bound = unlisted(this.bindings.get(document.uri.toString())?.context ?? []);
    const open = unlisted(openEditors());
    const linked = unlisted(await linkedFiles(document));
    const beside = unlisted(await filesBeside(document));
    const recent = unlisted(this.bindings.recentContext());
    const near = [...linked, ...open, ...beside].slice(0, maxLooked);
    const likely = bound.length > 0 ? [] : await likelySources(document.getText(), near);
    const ticked = [...bound, ...likely];
    const unlikely = (uris: readonly string[]) => uris.filter((uri) => !likely.includes(uri));
    return [
      ...section(t('selected'), bound, ticked),
      ...section(t('suggested'), likely, ticked),
      ...section(t('linked'), unlikely(linked), ticked),
      ...section(t('open editors'), unlikely(open), ticked),
      ...section(t('same folder'), unlikely(beside), ticked),
      ...section(t('recent'), recent, ticked),
      separator(t('other')),
      instantChoice(t('Browse…'), 'go-to-file', browse),
      instantChoice(t('All files in a folder…'), 'folder-opened', () => browseFolders(this.bindings)),
      instantChoice(t('Clipboard text'), 'clippy', () => this.#fromClipboard()),
    ];
  }

  async #fromClipboard(): Promise<Chosen> {
    const text = await vscode.env.clipboard.readText();
    return { files: [await this.sources.addText(text)] };
  }
}

const instantChoice = (label: string, instantIcon: string, choose: () => Promise<Chosen>): Choice => ({
  label,
  iconPath: new vscode.ThemeIcon(instantIcon),
  instantIcon,
  choose,
});

const section = (
  label: string,
  uris: readonly string[],
  ticked: readonly string[] = [],
): readonly Choice[] =>
  uris.length === 0 ? [] : [separator(label), ...uris.map((uri) => fileChoice(uri, ticked.includes(uri)))];

const separator = (label: string): Choice => ({ label, kind: vscode.QuickPickItemKind.Separator });

function fileChoice(uri: string, picked: boolean): Choice {
  const label = fileName(uri);
  const path = vscode.workspace.asRelativePath(vscode.Uri.parse(uri, true));
  const folder = path.endsWith(`/${label}`) ? path.slice(0, -label.length - 1) : '';
  return { label, description: folder, picked, choose: async () => ({ files: [uri], named: [uri] }) };
}

async function browse(): Promise<Chosen> {
  const files = await vscode.window.showOpenDialog({
    canSelectMany: true,
    openLabel: vscode.l10n.t('Use as Context'),
  });
  const uris = (files ?? []).map((file) => file.toString());
  return { files: uris, named: uris };
}

async function browseFolders(bindings: ContextBindings): Promise<Chosen> {
  const folders = await vscode.window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    canSelectMany: true,
    openLabel: vscode.l10n.t('Use as Context'),
  });
  const found = await Promise.all((folders ?? []).map((folder) => folderContext(folder, bindings)));
  return {
    files: found.flatMap(({ files }) => files),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
    named: (folders ?? []).map((folder) => folder.toString()),
  };
}

/** Files in tabs of all groups, also those that are not visible. */
function openEditors(): readonly string[] {
  const inputs = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
  const uris = inputs.flatMap((input) =>
    input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom
      ? [input.uri.toString()]
      : [],
  );
  return [...new Set(uris)];
}

/** Files that the text links to. */
async function linkedFiles(document: vscode.TextDocument): Promise<readonly string[]> {
  if (!vscode.workspace.getWorkspaceFolder(document.uri)) return [];
  const targets = [...document.getText().matchAll(/\]\((?![a-z][a-z\d+.-]+:|#)([^()\s#?]+)/gi)];
  const paths = targets.map(([, path]) => decoded(path!)).filter((path) => isContextFile(path));
  const uris = [...new Set(paths)]
    .slice(0, maxLooked)
    .map((path) => vscode.Uri.joinPath(document.uri, '..', path))
    .filter((uri) => vscode.workspace.getWorkspaceFolder(uri) !== undefined);
  const exist = await Promise.all(uris.map(fileExists));
  return uris.flatMap((uri, i) => (exist[i] ? [uri.toString()] : []));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Files of the folder that the text lies in. */
async function filesBeside(document: vscode.TextDocument): Promise<readonly string[]> {
  if (!vscode.workspace.getWorkspaceFolder(document.uri)) return [];
  const folder = vscode.Uri.joinPath(document.uri, '..');
  const entries = await vscode.workspace.fs.readDirectory(folder).then(
    (found) => found,
    () => [],
  );
  return entries
    .filter(([name, type]) => type === vscode.FileType.File && isContextFile(name))
    .map(([name]) => vscode.Uri.joinPath(folder, name).toString())
    .slice(0, maxOffered);
}

/** Where nothing can search the workspace, the list does without. */
async function workspaceFiles(): Promise<readonly string[]> {
  const { found } = await searchFiles(`**/*.{${contextExtensions.join(',')}}`, maxOffered);
  return found
    .filter((uri) => isContextFile(vscode.workspace.asRelativePath(uri)))
    .map((uri) => uri.toString())
    .sort();
}

/** Those that a text may have been written from. What is no plain text is not looked into. */
async function likelySources(output: string, uris: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    uris.map(async (uri) => {
      const text = await plainTextOf(vscode.Uri.parse(uri, true));
      return text !== undefined && isLikelySource(output, text) ? [uri] : [];
    }),
  );
  return found.flat();
}

async function plainTextOf(uri: vscode.Uri): Promise<string | undefined> {
  const open = openDocument(uri.toString());
  if (open) return open.getText();
  if (/\.(pdf|docx)$/i.test(uri.path)) return undefined;
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > maxLookedBytes) return undefined;
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return undefined;
  }
}
