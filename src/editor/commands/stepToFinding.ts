import * as vscode from 'vscode';
import { isFlagged } from '../../check/flag.ts';
import type { Findings } from '../../review/findings.ts';
import { neighbour, worstFirst } from '../../review/order.ts';
import type { ClaimActions } from '../claimActions.ts';
import type { Quiet } from '../quiet.ts';
import type { Settings } from '../settings.ts';

/** Goes to the next (1) or previous (-1) finding that raises a squiggle, round the ends. */
export async function stepToFinding(
  step: 1 | -1,
  findings: Findings,
  actions: ClaimActions,
  settings: Settings,
  quiet: Quiet,
): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const uri = editor.document.uri.toString();
  const all = findings.get(uri)?.findings ?? [];
  const { leastAlarm } = quiet;
  const flagged = all.filter(
    ({ finding, decision, stale }) => stale || (!decision && isFlagged(finding, leastAlarm)),
  );
  const ordered = settings.reviewOrder === 'worstFirst' ? worstFirst(flagged) : flagged;
  const next = neighbour(ordered, editor.document.offsetAt(editor.selection.active), step);
  if (next) await actions.reveal({ uri, claim: next.finding.claim.id }, false);
  else vscode.window.setStatusBarMessage(vscode.l10n.t('Claimlight: nothing to review here'), 3000);
}
