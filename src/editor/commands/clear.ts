import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import { parseCheckArguments } from '../checkArguments.ts';

/** Removes the findings of the document in front, or of all documents where none is. */
export async function clear(given: unknown, findings: Findings): Promise<void> {
  const uri = parseCheckArguments(given).output ?? vscode.window.activeTextEditor?.document.uri.toString();
  if (uri !== undefined && findings.get(uri)) findings.clear(uri);
  else findings.clearAll();
}
