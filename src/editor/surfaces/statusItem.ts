import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { scorers } from '../../check/score/catalogue.ts';
import { judgedBy } from '../../report/judgeName.ts';
import { directionText, scorerText } from '../../report/labels.ts';
import { countsText } from '../../report/verdictNumbers.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import { displayScore } from '../../view/side/scoreView.ts';
import type { ShownDocument } from '../../view/side/shownDocument.ts';
import { innerCommands } from '../ids.ts';
import type { Settings } from '../settings.ts';
import type { SideViewVisibility } from './sideViewVisibility.ts';

/** Least milliseconds between two looks while results stream in. */
const interval = 60;

/** One item for the document on show: that it is checked, its score, or that something needs attention. */
export class StatusItem extends DisposableOwner {
  readonly #item = this.own(
    vscode.window.createStatusBarItem('claimlight.status', vscode.StatusBarAlignment.Right, 90),
  );
  readonly #soon = this.own(new ThrottledTask(interval, () => this.#show()));

  constructor(
    private readonly findings: Findings,
    private readonly settings: Pick<Settings, 'scale' | 'summary' | 'onDidChange'>,
    private readonly shown: ShownDocument,
    private readonly sideView: SideViewVisibility,
  ) {
    super();
    this.#item.name = 'Claimlight';
    this.#item.command = innerCommands.openSideView;
    this.own(settings.onDidChange(() => this.#soon.schedule()));
    this.own(
      // Also when only places changed: a claim was edited, or is ignored by a comment.
      findings.onDidChange(({ uri }) => {
        if (uri === this.#uri) this.#soon.schedule();
      }),
    );
    this.own(shown.onDidChange(() => this.#show()));
    this.own(sideView.onDidChange(() => this.#show()));
    this.#show();
  }

  /** Who looks at the context is still reading the text that it belongs to. */
  get #uri(): string | undefined {
    return this.shown.document?.uri.toString();
  }

  #show(): void {
    const uri = this.#uri;
    const review = uri === undefined ? undefined : this.findings.get(uri);
    if (!review) {
      this.#item.hide();
      return;
    }
    const { text, tooltip } = describe(review, this.findings.scorer, this.settings, this.sideView.isVisible);
    this.#item.text = text;
    this.#item.tooltip = tooltip;
    this.#item.accessibilityInformation = { label: `Claimlight: ${tooltip}` };
    this.#item.backgroundColor =
      review.run.state === 'failed' ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    this.#item.show();
  }
}

function describe(
  review: Review,
  scorer: Findings['scorer'],
  { scale, summary }: Pick<Settings, 'scale' | 'summary'>,
  /** The side view says how far a check is, in the one place for it. */
  isInView: boolean,
): { readonly text: string; readonly tooltip: string } {
  const { t } = vscode.l10n;
  const { run, outcome, pending, tally } = review;
  const total = outcome.sentences.length;
  if (run.state === 'running') {
    const progress = isInView ? t('Checking…') : t('Checking {0} of {1}', total - pending, total);
    return { text: `$(loading~spin) ${progress}`, tooltip: progress };
  }
  const score = scorers[scorer].score(outcome, { scale });
  const shown = score.value === null ? t('no score') : displayScore(score);
  const counts = countsText(review.tally);
  const direction = directionText(scorers[scorer].direction);
  const icon = run.state === 'failed' ? '$(warning)' : tally.stale > 0 ? '$(history)' : '$(checklist)';
  return {
    text: summary === 'counts' ? `${icon} ${counts}` : `${icon} ${shown} · ${counts}`,
    tooltip: [
      `${scorerText(scorer)}: ${shown} (${direction})`,
      counts,
      judgedBy(run.judge),
      ...(tally.stale > 0 ? [t('{0} to recheck', tally.stale)] : []),
      ...(run.state === 'failed' ? [t('The check did not finish')] : []),
      ...(run.state === 'cancelled' ? [t('The check was cancelled')] : []),
    ].join('\n'),
  };
}
