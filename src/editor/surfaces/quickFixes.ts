import * as vscode from 'vscode';
import { actionTitle } from '../../report/claimActionTitle.ts';
import { worstFirst } from '../../review/findingOrder.ts';
import type { Findings } from '../../review/findings.ts';
import type { FixMode } from '../../review/fixes.ts';
import { faultsOf, type LiveFinding } from '../../review/review.ts';
import type { ClaimRequest } from '../decisions/claimActions.ts';
import type { TextChanges } from '../decisions/textChanges.ts';
import { rangeOf } from '../documents.ts';
import { commands, innerCommands } from '../ids.ts';
import { furtherChoices, sourceFixes } from './claimChoices.ts';
import { codeOf } from './diagnostics.ts';

/** Of actions that change no text, but what is thought of a claim; Problems and hovers offer quick fixes alone. */
export const decisionKind = vscode.CodeActionKind.QuickFix.append('decision');

/**
 * What is done most about the claim at the cursor, in five entries at most; the last one has all else. The changes are
 * made on use, from the text as it is then.
 */
export class QuickFixes implements vscode.CodeActionProvider {
  constructor(
    private readonly findings: Findings,
    private readonly changes: Pick<TextChanges, 'modeOf'>,
  ) {}

  provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    context: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const all = this.findings.get(document.uri.toString())?.findings ?? [];
    // A marker that is at fault may stand outside of its claim.
    const rangesOf = ({ finding }: LiveFinding) =>
      [finding.claim, ...faultsOf(finding)].map((span) => rangeOf(document, span));
    const here = all.filter((live) => rangesOf(live).some((own) => own.intersection(range)));
    const [live] = worstFirst(here);
    if (!live) return [];
    const diagnostics = context.diagnostics.filter(
      (one) => codeOf(one) !== undefined && rangesOf(live).some((own) => own.contains(one.range)),
    );
    return fixesFor(live, document, all, this.changes.modeOf(document.uri)).map((fix) => {
      fix.diagnostics = diagnostics;
      return fix;
    });
  }
}

function fixesFor(
  live: LiveFinding,
  document: vscode.TextDocument,
  all: readonly LiveFinding[],
  mode: FixMode,
): readonly vscode.CodeAction[] {
  const { t } = vscode.l10n;
  const { finding, stale, decision } = live;
  const ref = { uri: document.uri.toString(), claim: finding.claim.id };
  const action = (
    title: string,
    request: Omit<ClaimRequest, 'uri' | 'claim'>,
    kind?: vscode.CodeActionKind,
  ) => codeAction(title, innerCommands.claim, { ...ref, ...request }, kind);
  if (decision?.inText) return [];
  if (decision)
    return [action(t('Undo “{0}”', decisionName(decision.kind)), { act: 'undoDecision' }, decisionKind)];
  if (stale || finding.type === 'failure') return [action(t('Recheck this sentence'), { act: 'recheck' })];
  const peek = finding.evidence.length > 0 ? [codeAction(t('Peek evidence'), commands.peekEvidence)] : [];
  const more =
    furtherChoices(live, document, all, mode).length > 0
      ? [codeAction(t('More for this claim…'), innerCommands.claimChoices, ref)]
      : [];
  const source = sourceFixes(finding, mode)
    .slice(0, 1)
    .map(({ title, fault }) => action(title, { act: 'correctSource', fault }));
  if (finding.verdict === 'supported' && faultsOf(finding).length === 0) return [...peek, ...more];
  const { correction = '' } = finding;
  const title =
    mode === 'copy' ? t('Copy answer with “{0}”', correction) : actionTitle({ act: 'correct', correction });
  const fix = mode === 'none' || correction.trim() === '' ? [] : [action(title, { act: 'correct' })];
  for (const one of fix.length > 0 ? fix : source) one.isPreferred = true;
  return [
    ...fix,
    ...source,
    // Of five entries the one that is also among the rest gives way.
    ...(fix.length > 0 && source.length > 0 ? [] : peek),
    action(t('Ignore this claim'), { act: 'ignore' }, decisionKind),
    action(t('Mark as verified'), { act: 'verify' }, decisionKind),
    ...more,
  ];
}

const decisionName = (kind: 'ignored' | 'verified'): string =>
  kind === 'ignored' ? vscode.l10n.t('ignored') : vscode.l10n.t('verified');

function codeAction(
  title: string,
  command: string,
  argument?: unknown,
  kind = vscode.CodeActionKind.QuickFix,
): vscode.CodeAction {
  const action = new vscode.CodeAction(title, kind);
  action.command = { title, command, arguments: argument === undefined ? [] : [argument] };
  return action;
}
