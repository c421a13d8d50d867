import * as vscode from 'vscode';
import { raisesAlarm } from '../../check/alarm.ts';
import type { Decision, Decisions } from '../../review/decisions.ts';
import { neighbour, worstFirst } from '../../review/findingOrder.ts';
import type { Findings } from '../../review/findings.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import type { Settings } from '../settings.ts';

/** Goes to the next (1) or previous (-1) finding that raises a squiggle, round the ends. */
export async function stepToFinding(
  step: 1 | -1,
  findings: Findings,
  actions: ClaimActions,
  settings: Pick<Settings, 'reviewOrder'>,
  alarmLevel: AlarmLevel,
): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const uri = editor.document.uri.toString();
  const all = findings.get(uri)?.findings ?? [];
  const { leastAlarm } = alarmLevel;
  const flagged = all.filter(
    ({ finding, decision, stale }) => stale || (!decision && raisesAlarm(finding, leastAlarm)),
  );
  const ordered = settings.reviewOrder === 'worstFirst' ? worstFirst(flagged) : flagged;
  const next = neighbour(ordered, editor.document.offsetAt(editor.selection.active), step);
  if (next) await actions.reveal({ uri, claim: next.finding.claim.id }, false);
  else vscode.window.setStatusBarMessage(vscode.l10n.t('Claimlight: no findings'), 3000);
}

/** Lists what was ignored and verified; picked ones are undone. */
export async function showDecisions(decisions: Decisions): Promise<void> {
  const { t } = vscode.l10n;
  const all = decisions.all();
  if (all.length === 0) {
    await vscode.window.showInformationMessage(t('No claims are ignored or verified in this document.'));
    return;
  }
  const picked = await vscode.window.showQuickPick(all.map(itemOf), {
    canPickMany: true,
    matchOnDetail: true,
    title: t('Ignored and Verified Claims'),
    placeHolder: t('Select decisions to undo'),
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
    detail: decision.note,
  };
}
