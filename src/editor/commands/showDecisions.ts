import * as vscode from 'vscode';
import type { Decision } from '../../review/decision.ts';
import type { Decisions } from '../../review/decisions.ts';

/** Lists what was ignored and verified; picked ones are undone. */
export async function showDecisions(decisions: Decisions): Promise<void> {
  const { t } = vscode.l10n;
  const all = decisions.all();
  if (all.length === 0) {
    await vscode.window.showInformationMessage(t('No claim is ignored or verified here.'));
    return;
  }
  const picked = await vscode.window.showQuickPick(all.map(itemOf), {
    canPickMany: true,
    matchOnDetail: true,
    title: t('Ignored and Verified Claims'),
    placeHolder: t('Pick those to undo'),
  });
  for (const { decision } of picked ?? []) await decisions.undo(decision);
}

function itemOf(decision: Decision): vscode.QuickPickItem & { readonly decision: Decision } {
  const { t } = vscode.l10n;
  const icon = decision.kind === 'ignored' ? '$(eye-closed)' : '$(verified)';
  const kind = decision.kind === 'ignored' ? t('ignored') : t('verified');
  const by = decision.author === undefined ? kind : t('{0} by {1}', kind, decision.author);
  return {
    decision,
    label: `${icon} ${decision.text}`,
    description: by,
    ...(decision.note === undefined ? {} : { detail: decision.note }),
  };
}
