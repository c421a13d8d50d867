import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { fileName } from '../../report/place.ts';
import { reasonText } from '../../report/reasonText.ts';
import type { Findings } from '../../review/findings.ts';
import { type ClearFix, clearFixes } from '../../review/fixes.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import { outputOf, parseCheckArguments } from './checkArguments.ts';

interface FixItem extends vscode.QuickPickItem {
  readonly fix: ClearFix;
}

/**
 * Puts in the corrections that are beyond doubt, once the person has seen them: all are ticked, each with its reason, and
 * the text shows the place of the one that is looked at.
 * @throws {Problem} nothingToFix
 */
export async function fixClashes(given: unknown, findings: Findings, actions: ClaimActions): Promise<void> {
  const document = await outputOf(await parseCheckArguments(given));
  const uri = document.uri.toString();
  const fixes = clearFixes(findings.get(uri)?.findings ?? []);
  if (fixes.length === 0) throw new Problem('nothingToFix', { uri });
  const { t } = vscode.l10n;
  const items = fixes.map((fix): FixItem => {
    const before = document.getText().slice(fix.start, fix.end);
    return {
      fix,
      picked: true,
      label: `${before} → ${fix.text}`,
      description: t('line {0}', document.positionAt(fix.start).line + 1),
      detail: reasonText(fix.finding.reason),
    };
  });
  const version = document.version;
  const picked = await vscode.window.showQuickPick(items, {
    canPickMany: true,
    title: t('Replace Contradicted Values in “{0}”', fileName(uri)),
    placeHolder: t('Select the corrections to apply'),
    onDidSelectItem: (item: FixItem) => actions.reveal({ uri, claim: item.fix.finding.claim.id }, true),
  });
  // What was shown stands elsewhere by now.
  if (!picked || picked.length === 0 || document.version !== version) return;
  await actions.applyFixes(
    uri,
    picked.map(({ fix }) => fix),
  );
}
