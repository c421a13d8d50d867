import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import { parseCheckArguments } from '../checkArguments.ts';

/** Stops the check of the document in front; what it found so far stays. */
export async function cancel(given: unknown, findings: Findings): Promise<void> {
  const { output } = await parseCheckArguments(given);
  const uri = output ?? vscode.window.activeTextEditor?.document.uri.toString();
  if (uri !== undefined) findings.cancel(uri);
}
