import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import { clearFixes, type EvidenceForm, type FixMode } from '../../review/fixes.ts';
import { type CommentScope, hasComments } from '../../review/ignoreComments.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { ClaimRequest } from '../decisions/claimActions.ts';
import { formatOfDocument } from '../decisions/documentComments.ts';
import type { TextChanges } from '../decisions/textChanges.ts';
import { rangeOf } from '../documents.ts';
import { commands, innerCommands } from '../ids.ts';
import { codeOf } from './diagnostics.ts';

/** What can be done about the claim at the cursor. The changes are made on use, from the text as it is then. */
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
    const uri = document.uri.toString();
    const mode = this.changes.modeOf(document.uri);
    const all = this.findings.get(uri)?.findings ?? [];
    const here = all
      .filter(({ finding }) => rangeOf(document, finding.claim).intersection(range) !== undefined)
      .flatMap((live) => {
        const diagnostics = context.diagnostics.filter(
          (one) => codeOf(one) !== undefined && rangeOf(document, live.finding.claim).contains(one.range),
        );
        return fixesFor(live, document, mode).map((fix) => {
          fix.diagnostics = diagnostics;
          return fix;
        });
      });
    const several = here.length > 0 && mode !== 'none' && clearFixes(all).length > 1;
    return several ? [...here, fixAll(uri)] : here;
  }
}

function fixAll(uri: string): vscode.CodeAction {
  const title = vscode.l10n.t('Fix all clear value clashes…');
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command: commands.fixClashes, arguments: [{ output: uri }] };
  return action;
}

type MakeAction = (
  title: string,
  request: Omit<ClaimRequest, 'uri' | 'claim'>,
  kind?: vscode.CodeActionKind,
) => vscode.CodeAction;

/** What settles a finding comes first, as quick fixes; what is rarely wanted stands apart. */
function fixesFor(
  live: LiveFinding,
  document: vscode.TextDocument,
  mode: FixMode,
): readonly vscode.CodeAction[] {
  const { t } = vscode.l10n;
  const uri = document.uri.toString();
  const editable = mode === 'replace';
  const { finding, stale, decision } = live;
  const action: MakeAction = (title, request, kind) =>
    codeAction(title, { uri, claim: finding.claim.id, ...request }, kind);
  if (decision?.inText) return [];
  if (decision) return [action(t('Undo “{0}”', decisionName(decision.kind)), { act: 'undoDecision' })];
  if (stale || finding.type === 'failure') return [action(t('Recheck this sentence'), { act: 'recheck' })];
  const hasEvidence = finding.evidence.length > 0;
  const peek = new vscode.CodeAction(t('Peek evidence'), vscode.CodeActionKind.QuickFix);
  peek.command = { title: peek.title, command: commands.peekEvidence };
  const evidence = hasEvidence
    ? [peek, action(t('Go to evidence'), { act: 'openEvidence', evidence: 0 })]
    : [];
  const insertions = editable && hasEvidence ? insertionsOf(action) : [];
  if (finding.verdict === 'supported') return [...evidence, ...insertions];
  const { correction = '' } = finding;
  const title =
    mode === 'copy' ? t('Copy answer with “{0}”', correction) : t('Replace with “{0}”', correction);
  const fix = mode === 'none' || correction.trim() === '' ? [] : [action(title, { act: 'correct' })];
  for (const one of fix) one.isPreferred = true;
  const removal = editable ? [action(t('Remove this sentence'), { act: 'removeSentence' }, rewrite)] : [];
  return [
    ...fix,
    ...evidence,
    action(t('Ignore this claim'), { act: 'ignore' }),
    action(t('Mark as verified'), { act: 'verify' }),
    ...insertions,
    ...removal,
    action(t('Note…'), { act: 'note' }, rewrite),
    action(t('Recheck this sentence'), { act: 'recheck' }, rewrite),
    ...(editable ? commentsOf(action, document) : []),
  ];
}

const rewrite = vscode.CodeActionKind.RefactorRewrite;

function insertionsOf(action: MakeAction): readonly vscode.CodeAction[] {
  const { t } = vscode.l10n;
  const insert = (title: string, form: EvidenceForm) =>
    action(title, { act: 'insertEvidence', form }, rewrite);
  return [
    insert(t('Insert evidence as quote'), 'quote'),
    insert(t('Insert evidence as footnote'), 'footnote'),
    insert(t('Cite evidence'), 'citation'),
  ];
}

/** Where the format has comments. */
function commentsOf(action: MakeAction, document: vscode.TextDocument): readonly vscode.CodeAction[] {
  if (!hasComments(formatOfDocument(document))) return [];
  const { t } = vscode.l10n;
  const ignore = (title: string, scope: CommentScope) =>
    action(title, { act: 'ignoreInText', scope }, rewrite);
  return [
    ignore(t('Ignore this line with a comment'), 'line'),
    ignore(t('Ignore this block with a comment'), 'block'),
    ignore(t('Ignore this file with a comment'), 'file'),
  ];
}

const decisionName = (kind: 'ignored' | 'verified'): string =>
  kind === 'ignored' ? vscode.l10n.t('ignored') : vscode.l10n.t('verified');

function codeAction(
  title: string,
  request: ClaimRequest,
  kind = vscode.CodeActionKind.QuickFix,
): vscode.CodeAction {
  const action = new vscode.CodeAction(title, kind);
  action.command = { title, command: innerCommands.claim, arguments: [request] };
  return action;
}
