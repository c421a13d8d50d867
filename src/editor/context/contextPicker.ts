import * as vscode from 'vscode';
import { fileName } from '../../report/place.ts';
import type { ContextBindings } from './contextBindings.ts';
import type { ContextSources } from './contextSources.ts';
import { filesBelow } from './filePatterns.ts';
import type { WorkspaceBounds } from './workspaceBounds.ts';

interface Choice extends vscode.QuickPickItem {
  readonly choose?: () => Promise<Chosen>;
}

interface Chosen {
  readonly files: readonly string[];
  /** The files and folders that the person saw and pointed at. */
  readonly named?: readonly string[];
}

/** Lets a person say what a document must agree with: open editors, recent choices, other files, the clipboard. */
export class ContextPicker {
  constructor(
    private readonly bindings: ContextBindings,
    private readonly sources: ContextSources,
    private readonly bounds: WorkspaceBounds,
  ) {}

  /** @returns false when the person chose nothing */
  async pick(document: vscode.TextDocument): Promise<boolean> {
    const uri = document.uri.toString();
    const choices = this.#choices(uri);
    const picked = await vscode.window.showQuickPick(choices, {
      canPickMany: true,
      matchOnDescription: true,
      title: vscode.l10n.t('Context for “{0}”', fileName(uri)),
      placeHolder: vscode.l10n.t('Select context files'),
    });
    const context: string[] = [];
    const named: string[] = [];
    for (const choice of picked ?? []) {
      const chosen = await choice.choose?.();
      context.push(...(chosen?.files ?? []));
      named.push(...(chosen?.named ?? []));
    }
    if (context.length === 0) return false;
    await this.bindings.setContext(uri, [...new Set(context)], await this.#agreed(named));
    return true;
  }

  /** Who points at a place outside the workspace agrees to it; a link in the workspace does not say where it leads. */
  #agreed(named: readonly string[]): Promise<readonly string[]> {
    const outside = named.filter((uri) => !vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri, true)));
    return Promise.all(outside.map((uri) => this.bounds.realUri(uri)));
  }

  #choices(document: string): Choice[] {
    const { t } = vscode.l10n;
    const bound = this.bindings.get(document)?.context ?? [];
    const others = (uris: readonly string[], not: readonly string[]) =>
      uris.filter((uri) => uri !== document && !not.includes(uri));
    const open = others(openEditors(), bound);
    const recent = others(this.bindings.recentContext(), [...bound, ...open]);
    const section = (label: string, uris: readonly string[], picked: boolean): Choice[] =>
      uris.length === 0 ? [] : [separator(label), ...uris.map((uri) => fileChoice(uri, picked))];
    return [
      ...section(t('selected'), bound, true),
      ...section(t('open editors'), open, false),
      ...section(t('recent'), recent, false),
      separator(t('other')),
      { label: `$(folder-opened) ${t('Browse…')}`, choose: browse },
      { label: `$(folder) ${t('All files in a folder…')}`, choose: browseFolders },
      { label: `$(clippy) ${t('Clipboard text')}`, choose: () => this.#fromClipboard() },
    ];
  }

  async #fromClipboard(): Promise<Chosen> {
    const text = await vscode.env.clipboard.readText();
    return { files: [await this.sources.addText(text)] };
  }
}

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

async function browseFolders(): Promise<Chosen> {
  const folders = await vscode.window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    canSelectMany: true,
    openLabel: vscode.l10n.t('Use as Context'),
  });
  const files = (await Promise.all((folders ?? []).map(filesBelow))).flat();
  return { files, named: (folders ?? []).map((folder) => folder.toString()) };
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
