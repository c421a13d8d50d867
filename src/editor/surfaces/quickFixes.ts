import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import type { EvidenceForm } from '../../review/fixes.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { ClaimRequest } from '../decisions/claimActions.ts';
import { rangeOf } from '../documents.ts';
import { innerCommands } from '../ids.ts';
import { codeOf } from './diagnostics.ts';

/** What can be done about the claim at the cursor. The changes are made on use, from the text as it is then. */
export class QuickFixes implements vscode.CodeActionProvider {
  constructor(private readonly findings: Findings) {}

  provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    context: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const uri = document.uri.toString();
    return (this.findings.get(uri)?.findings ?? [])
      .filter(({ finding }) => rangeOf(document, finding.claim).intersection(range) !== undefined)
      .flatMap((live) => {
        const diagnostics = context.diagnostics.filter(
          (one) => codeOf(one) !== undefined && rangeOf(document, live.finding.claim).contains(one.range),
        );
        return fixesFor(live, uri).map((fix) => {
          fix.diagnostics = diagnostics;
          return fix;
        });
      });
  }
}

function fixesFor(live: LiveFinding, uri: string): readonly vscode.CodeAction[] {
  const { t } = vscode.l10n;
  const { finding, stale, decision } = live;
  const action = (title: string, request: Omit<ClaimRequest, 'uri' | 'claim'>) =>
    codeAction(title, { uri, claim: finding.claim.id, ...request });
  if (decision) return [action(t('Undo “{0}”', decisionName(decision.kind)), { act: 'undoDecision' })];
  if (stale || finding.type === 'failure') return [action(t('Recheck this sentence'), { act: 'recheck' })];
  if (finding.verdict === 'supported')
    return finding.evidence.length > 0 ? evidenceActions(finding.evidence.length > 0, action) : [];
  const correction = finding.correction !== undefined && finding.correction.trim() !== '';
  const fix = correction ? [action(t('Replace with “{0}”', finding.correction!), { act: 'correct' })] : [];
  for (const one of fix) one.isPreferred = true;
  return [
    ...fix,
    ...evidenceActions(finding.evidence.length > 0, action),
    action(t('Remove this sentence'), { act: 'removeSentence' }),
    action(t('Ignore this claim'), { act: 'ignore' }),
    action(t('Mark as verified'), { act: 'verify' }),
    action(t('Mark as verified with a note…'), { act: 'note' }),
    action(t('Recheck this sentence'), { act: 'recheck' }),
  ];
}

function evidenceActions(
  has: boolean,
  action: (title: string, request: Omit<ClaimRequest, 'uri' | 'claim'>) => vscode.CodeAction,
): readonly vscode.CodeAction[] {
  const { t } = vscode.l10n;
  if (!has) return [];
  const insert = (title: string, form: EvidenceForm) => action(title, { act: 'insertEvidence', form });
  return [
    action(t('Go to evidence'), { act: 'openEvidence', evidence: 0 }),
    insert(t('Insert evidence as quote'), 'quote'),
    insert(t('Insert evidence as footnote'), 'footnote'),
    insert(t('Cite evidence'), 'citation'),
  ];
}

const decisionName = (kind: 'ignored' | 'verified'): string =>
  kind === 'ignored' ? vscode.l10n.t('ignored') : vscode.l10n.t('verified');

function codeAction(title: string, request: ClaimRequest): vscode.CodeAction {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command: innerCommands.claim, arguments: [request] };
  return action;
}
