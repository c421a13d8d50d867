import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import { parseCheckArguments } from '../checkArguments.ts';
import type { SavedReviews } from '../savedReviews.ts';

/** Removes the findings of the document in front; where it has none, of all documents, also from disk. */
export async function clear(given: unknown, findings: Findings, saved: SavedReviews): Promise<void> {
  const { output } = await parseCheckArguments(given);
  const uri = output ?? vscode.window.activeTextEditor?.document.uri.toString();
  if (uri !== undefined && findings.get(uri)) {
    findings.clear(uri);
    return;
  }
  findings.clearAll();
  await saved.forgetAll();
}
