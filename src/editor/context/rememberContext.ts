import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { rangeOf } from '../documents.ts';
import type { ContextBindings } from './contextBindings.ts';

/** A path that front matter would read as a pattern, or as the name of a workspace folder, names another file. */
const isPattern = /[*?{}[\]]/;

/**
 * Whether the document can name the context that was chosen for it: a Markdown file, and files that have a path from
 * there. Other formats have no front matter.
 */
export function canRemember(
  document: Pick<vscode.TextDocument, 'uri' | 'languageId' | 'isUntitled'>,
  chosen: readonly string[],
): boolean {
  if (document.languageId !== 'markdown' || document.isUntitled || chosen.length === 0) return false;
  if (vscode.workspace.fs.isWritableFileSystem(document.uri.scheme) !== true) return false;
  return chosen.every((uri) => pathTo(document.uri, vscode.Uri.parse(uri, true)) !== undefined);
}

/** Relative to the folder of `from`; undefined where there is none. */
function pathTo(from: vscode.Uri, to: vscode.Uri): string | undefined {
  if (to.scheme !== from.scheme || to.authority !== from.authority || to.fragment !== '') return undefined;
  if (isPattern.test(to.path)) return undefined;
  const folder = from.path.split('/').slice(0, -1);
  const target = to.path.split('/');
  const shared = folder.findIndex((part, at) => part !== target[at]);
  const same = shared < 0 ? folder.length : shared;
  // On another drive of Windows no path leads there.
  if (same < 2 && /^[a-z]:$/i.test(folder[1] ?? '')) return undefined;
  return [...folder.slice(same).map(() => '..'), ...target.slice(same)].join('/');
}

/**
 * Writes the chosen context into the document's front matter, which holds from then on, for everyone who has the file.
 * @throws {Problem} cannotRemember
 */
export async function rememberContext(
  document: vscode.TextDocument,
  bindings: ContextBindings,
): Promise<void> {
  const uri = document.uri.toString();
  const chosen = bindings.get(uri)?.context ?? [];
  const { frontMatterEdit } = await import('../../sources/frontMatter.ts');
  const paths = chosen.flatMap((one) => pathTo(document.uri, vscode.Uri.parse(one, true)) ?? []);
  const edit = canRemember(document, chosen) ? frontMatterEdit(document.getText(), paths) : undefined;
  if (!edit) throw new Problem('cannotRemember', { uri });
  const change = new vscode.WorkspaceEdit();
  change.replace(document.uri, rangeOf(document, edit), edit.text);
  if (await vscode.workspace.applyEdit(change)) await bindings.setContext(uri, []);
}
