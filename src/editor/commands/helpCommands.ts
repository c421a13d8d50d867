import * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import { diagnosticCodes } from '../ids.ts';

/** Shows what a diagnostic's code means: its page among `pages`, as a reader knows it. */
export async function explainCode(given: unknown, pages: vscode.Uri): Promise<void> {
  const code = z.enum(diagnosticCodes).parse(given);
  await vscode.commands.executeCommand('markdown.showPreview', vscode.Uri.joinPath(pages, `${code}.md`));
}

/** Opens the bundled example with its context beside it, ready to be checked. */
export async function openExample(
  folder: vscode.Uri,
  bindings: ContextBindings,
  bounds: WorkspaceBounds,
): Promise<void> {
  const output = vscode.Uri.joinPath(folder, 'announcement.md');
  const context = vscode.Uri.joinPath(folder, 'release-notes.md');
  await bindings.setContext(
    output.toString(),
    [context.toString()],
    [await bounds.realUri(context.toString())],
  );
  await vscode.window.showTextDocument(context, { viewColumn: vscode.ViewColumn.Two, preview: false });
  await vscode.window.showTextDocument(output, { viewColumn: vscode.ViewColumn.One, preview: false });
}

export const openWalkthrough = async (extension: string): Promise<void> =>
  vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension}#firstCheck`, false);
