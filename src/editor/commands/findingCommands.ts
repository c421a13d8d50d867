import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import { raisesAlarm } from '../../check/alarm.ts';
import type { Decision, Decisions } from '../../review/decisions.ts';
import { nextPosition, worstFirst } from '../../review/findingOrder.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import type { Settings } from '../settings.ts';
import { achieved } from '../surfaces/contextKeys.ts';

/** Where a person last stepped to. */
interface FindingStep {
  readonly uri: string;
  readonly claim: string;
  /** In the order of the steps. */
  readonly position: number;
}

/** Next Finding and Previous Finding. */
export class FindingSteps extends DisposableOwner {
  #last: FindingStep | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly actions: ClaimActions,
    private readonly settings: Pick<Settings, 'reviewOrder'>,
    private readonly alarmLevel: AlarmLevel,
  ) {
    super();
    this.own(
      findings.onDidChange(({ uri, kind }) => {
        const review = kind === 'run' && uri === this.#last?.uri ? findings.get(uri) : undefined;
        // A recheck of some sentences goes on from where the person is.
        if (review?.run.state === 'running' && review.pending >= review.outcome.sentences.length)
          this.#last = undefined;
      }),
    );
  }

  /** Goes to the next (1) or previous (-1) finding that raises a squiggle, round the ends, and shows its hover. */
  async go(step: 1 | -1): Promise<void> {
    const editor = this.#editor();
    if (!editor) return;
    const uri = editor.document.uri.toString();
    const ordered = this.#ordered(this.findings.get(uri)?.findings ?? []);
    if (ordered.length === 0) {
      vscode.window.setStatusBarMessage(vscode.l10n.t('Claimlight: no findings'), 3000);
      return;
    }
    const last = this.#last?.uri === uri ? this.#last : undefined;
    const cursor = editor.document.offsetAt(editor.selection.active);
    const position = nextPosition(ordered, { last, cursor, step });
    const { claim } = ordered[position]!.finding;
    this.#last = { uri, claim: claim.id, position };
    await this.actions.reveal({ uri, claim: claim.id }, false);
    achieved('steppedToFinding');
    await vscode.commands.executeCommand('editor.action.showHover', { focus: 'noAutoFocus' });
  }

  /** Beside a page that is no text, a walkthrough say, the text that is shown and was checked last. */
  #editor(): vscode.TextEditor | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    if (activeTextEditor) return activeTextEditor;
    const shown = (uri: string) => visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
    return this.findings.uris().flatMap((uri) => shown(uri) ?? [])[0];
  }

  #ordered(all: readonly LiveFinding[]): readonly LiveFinding[] {
    const { leastAlarm } = this.alarmLevel;
    const flagged = all.filter(
      ({ finding, decision, stale }) => stale || (!decision && raisesAlarm(finding, leastAlarm)),
    );
    return this.settings.reviewOrder === 'worstFirst' ? worstFirst(flagged) : flagged;
  }
}

/** Lists what was ignored and verified, and that faint findings are hidden; picked ones are undone. */
export async function showDecisions(decisions: Decisions, alarmLevel: AlarmLevel): Promise<void> {
  const { t } = vscode.l10n;
  const hidden: DecisionItem = {
    label: `$(bell-slash) ${t('Faint findings are not underlined')}`,
    undo: () => alarmLevel.chooseFaint('keep'),
  };
  const items = [
    ...(alarmLevel.faintFindings === 'hidden' ? [hidden] : []),
    ...decisions.all().map((decision) => itemOf(decision, () => decisions.undo(decision))),
  ];
  if (items.length === 0) {
    await vscode.window.showInformationMessage(t('No claims are ignored or verified.'));
    return;
  }
  const picked = await vscode.window.showQuickPick(items, {
    canPickMany: true,
    matchOnDetail: true,
    title: t('Ignored and Verified Claims'),
    placeHolder: t('Select decisions to undo'),
  });
  for (const { undo } of picked ?? []) await undo();
}

interface DecisionItem extends vscode.QuickPickItem {
  readonly undo: () => Promise<void>;
}

function itemOf(decision: Decision, undo: DecisionItem['undo']): DecisionItem {
  const { t } = vscode.l10n;
  const icon = decision.kind === 'ignored' ? '$(eye-closed)' : '$(verified)';
  const kind = decision.kind === 'ignored' ? t('ignored') : t('verified');
  const by = decision.author === undefined ? kind : t('{0} by {1}', kind, decision.author);
  return {
    undo,
    label: `${icon} ${decision.text}`,
    description: by,
    detail: decision.note,
  };
}
