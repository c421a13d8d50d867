import * as vscode from 'vscode';
import type { Bindings } from '../bindings.ts';

/** Opens the bundled example with its context beside it, ready to be checked. */
export async function openExample(folder: vscode.Uri, bindings: Bindings): Promise<void> {
  const output = vscode.Uri.joinPath(folder, 'announcement.md');
  const context = vscode.Uri.joinPath(folder, 'release-notes.md');
  await bindings.setContext(output.toString(), [context.toString()]);
  await vscode.window.showTextDocument(context, { viewColumn: vscode.ViewColumn.Two, preview: false });
  await vscode.window.showTextDocument(output, { viewColumn: vscode.ViewColumn.One, preview: false });
}
