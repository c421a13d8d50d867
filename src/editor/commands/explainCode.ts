import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { diagnosticCodes } from '../ids.ts';

/** Shows what a diagnostic's code means: the page as a reader knows it, at the code's heading. */
export async function explainCode(given: unknown, page: vscode.Uri): Promise<void> {
  const code = z.enum(diagnosticCodes).parse(given);
  await vscode.commands.executeCommand(
    'markdown.showPreview',
    page.with({ fragment: code.replace('.', '') }),
  );
}
