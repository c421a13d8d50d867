import * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { Finding } from '../../check/types.ts';
import { sourceFixTitle } from '../../report/attributionText.ts';
import { actionTitle, type TextAction } from '../../report/claimActionTitle.ts';
import type { Findings } from '../../review/findings.ts';
import { clearFixes, type FixMode } from '../../review/fixes.ts';
import { hasComments } from '../../review/ignoreComments.ts';
import { faultsOf, type LiveFinding } from '../../review/review.ts';
import type { ClaimRequest } from '../decisions/claimActions.ts';
import { formatOfDocument } from '../decisions/documentComments.ts';
import type { TextChanges } from '../decisions/textChanges.ts';
import { openDocument } from '../documents.ts';
import { commands, innerCommands } from '../ids.ts';

/** What puts the right marker, name or wording in the place of a wrong one; none in a record. */
export const sourceFixes = (
  finding: Finding,
  mode: FixMode,
): readonly { readonly title: string; readonly fault: number }[] =>
  mode === 'replace'
    ? faultsOf(finding).flatMap((one, fault) => {
        const title = sourceFixTitle(one);
        return title === undefined ? [] : [{ title, fault }];
      })
    : [];

interface ClaimChoice extends vscode.QuickPickItem {
  readonly command: string;
  readonly argument: unknown;
}

/** What is rarely wanted of a claim, beside what its quick fixes do. */
export function furtherChoices(
  { finding }: LiveFinding,
  document: vscode.TextDocument,
  all: readonly LiveFinding[],
  mode: FixMode,
): readonly ClaimChoice[] {
  const { t } = vscode.l10n;
  const uri = document.uri.toString();
  const choice = (label: string, request: Omit<ClaimRequest, 'uri' | 'claim'>): ClaimChoice => ({
    label,
    command: innerCommands.claim,
    argument: { uri, claim: finding.claim.id, ...request },
  });
  const hasEvidence = finding.type === 'assessment' && finding.evidence.length > 0;
  const editable = mode === 'replace';
  const change = (action: Exclude<TextAction, { act: 'correct' }>) => choice(actionTitle(action), action);
  const isOpen = finding.type === 'assessment' && finding.verdict !== 'supported';
  return [
    ...sourceFixes(finding, mode)
      .slice(1)
      .map(({ title, fault }) => choice(title, { act: 'correctSource', fault })),
    ...(hasEvidence ? [choice(t('Go to evidence'), { act: 'openEvidence', evidence: 0 })] : []),
    choice(t('Note…'), { act: 'note' }),
    ...(hasEvidence && editable
      ? [
          change({ act: 'insertEvidence', form: 'quote' }),
          change({ act: 'insertEvidence', form: 'footnote' }),
          change({ act: 'insertEvidence', form: 'citation' }),
        ]
      : []),
    ...(isOpen && editable ? [change({ act: 'removeSentence' })] : []),
    choice(t('Recheck this sentence'), { act: 'recheck' }),
    ...(isOpen && editable && hasComments(formatOfDocument(document))
      ? [
          change({ act: 'ignoreInText', scope: 'line' }),
          change({ act: 'ignoreInText', scope: 'block' }),
          change({ act: 'ignoreInText', scope: 'file' }),
        ]
      : []),
    ...(mode !== 'none' && clearFixes(all).length > 1
      ? [
          {
            label: t('Replace contradicted values…'),
            command: commands.fixClashes,
            argument: { output: uri },
          },
        ]
      : []),
  ];
}

const claimSchema = z.object({ uri: z.string(), claim: z.string() });

/**
 * Lets the person choose among them.
 * @param given by a quick fix or the side view
 * @param onAnswer before what was chosen is done, also where nothing was
 */
export async function chooseForClaim(
  given: unknown,
  onAnswer: unknown,
  findings: Findings,
  changes: Pick<TextChanges, 'modeOf'>,
): Promise<void> {
  const { uri, claim } = claimSchema.parse(given);
  const document = openDocument(uri);
  const all = findings.get(uri)?.findings ?? [];
  const live = all.find(({ finding }) => finding.claim.id === claim);
  if (!document || !live) return;
  const choices = furtherChoices(live, document, all, changes.modeOf(document.uri));
  const title = live.finding.claim.text;
  const picked = await vscode.window.showQuickPick(choices, { title });
  if (typeof onAnswer === 'function') await onAnswer();
  if (picked) await vscode.commands.executeCommand(picked.command, picked.argument);
}
