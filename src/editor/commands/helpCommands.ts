import * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import { commands, diagnosticCodes, innerCommands } from '../ids.ts';

/** Shows what a diagnostic's code means: its page among `pages`, as a reader knows it. */
export async function explainCode(given: unknown, pages: vscode.Uri): Promise<void> {
  const code = z.enum(diagnosticCodes).parse(given);
  await vscode.commands.executeCommand('markdown.showPreview', vscode.Uri.joinPath(pages, `${code}.md`));
}

/** Opens the bundled example and checks it. A walkthrough that leads here stays in sight beside it. */
export async function checkExample(
  folder: vscode.Uri,
  bindings: ContextBindings,
  bounds: WorkspaceBounds,
): Promise<void> {
  const output = vscode.Uri.joinPath(folder, exampleOutput);
  const context = vscode.Uri.joinPath(folder, 'release-notes.md');
  await bindings.setContext(
    output.toString(),
    [context.toString()],
    [await bounds.realUri(context.toString())],
  );
  const { activeTab } = vscode.window.tabGroups.activeTabGroup;
  // A walkthrough is a page without an input of its own kind.
  const isPage = activeTab !== undefined && activeTab.input === undefined;
  const viewColumn = isPage ? vscode.ViewColumn.Beside : vscode.ViewColumn.One;
  await vscode.commands.executeCommand(innerCommands.openSideView);
  await vscode.window.showTextDocument(output, { viewColumn, preview: false });
  await vscode.commands.executeCommand(commands.checkDocument, { output });
}

/** Where the bundled example lies. */
export const exampleFolder = (extensionUri: vscode.Uri): vscode.Uri =>
  vscode.Uri.joinPath(extensionUri, 'examples', 'announcement');

/** The text that the bundled example checks, in its folder. */
export const exampleOutput = 'announcement.md';
