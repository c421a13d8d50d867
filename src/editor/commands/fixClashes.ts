import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import { clearFixes } from '../../review/fixes.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import { outputOf, parseCheckArguments } from './checkArguments.ts';

/**
 * Puts in the corrections that are beyond doubt: VS Code's own preview of changes shows them beside the text as it is, and
 * puts in those that the person ticks. Of a record, the answer with all of them is copied.
 * @throws {Problem} nothingToFix
 */
export async function fixClashes(given: unknown, findings: Findings, actions: ClaimActions): Promise<void> {
  const document = await outputOf(await parseCheckArguments(given));
  const uri = document.uri.toString();
  const fixes = clearFixes(findings.get(uri)?.findings ?? []);
  if (fixes.length === 0) throw new Problem('nothingToFix', { uri });
  await actions.applyFixes(uri, fixes, {
    needsConfirmation: true,
    label: vscode.l10n.t('Contradicted values'),
    iconPath: new vscode.ThemeIcon('checklist'),
  });
}
