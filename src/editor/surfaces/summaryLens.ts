import * as vscode from 'vscode';
import { KeyedTasks, ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { scorers } from '../../check/score/catalogue.ts';
import { scorerText } from '../../report/labels.ts';
import { countsText } from '../../report/verdictNumbers.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import { displayScore } from '../../view/side/scoreView.ts';
import { commands, innerCommands } from '../ids.ts';
import type { Settings } from '../settings.ts';

/** Least milliseconds between two looks while results stream in. */
const interval = 200;
/**
 * Milliseconds that a check may take before its lens says so. Most are done by then, and the more often lenses change the
 * longer VS Code waits before it asks for them again.
 */
const patience = 400;

/** One line above what was checked: its score and counts, and a recheck where something is stale. */
export class SummaryLens extends DisposableOwner implements vscode.CodeLensProvider {
  readonly #changed = this.own(new vscode.EventEmitter<void>());
  readonly onDidChangeCodeLenses = this.#changed.event;
  readonly #show = this.own(new ThrottledTask(interval, () => this.#changed.fire()));
  readonly #showRunning = this.own(
    new KeyedTasks(
      async (uri) => {
        if (this.#isRunning(uri)) this.#show.schedule();
      },
      () => patience,
    ),
  );

  constructor(
    private readonly findings: Findings,
    private readonly settings: Pick<Settings, 'scale' | 'summary' | 'codeLens' | 'onDidChange'>,
  ) {
    super();
    this.own(settings.onDidChange(() => this.#show.schedule()));
    // A document that changes its text asks again by itself.
    this.own(
      findings.onDidChange(({ uri, kind }) => {
        if (kind === 'places') return;
        if (!this.#isRunning(uri)) this.#show.schedule();
        else if (kind === 'run') this.#showRunning.schedule(uri);
      }),
    );
  }

  #isRunning(uri: string): boolean {
    return this.findings.runOf(uri)?.state === 'running';
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    const review = this.findings.get(document.uri.toString());
    if (!review || !this.settings.codeLens) return [];
    const at = document.lineAt(document.positionAt(review.span.start).line).range;
    return lensesOf(review, this.findings.scorer, this.settings).map(
      (command) => new vscode.CodeLens(at, command),
    );
  }
}

function lensesOf(
  review: Review,
  scorer: Findings['scorer'],
  { scale, summary }: Pick<Settings, 'scale' | 'summary'>,
): readonly vscode.Command[] {
  const { t } = vscode.l10n;
  const target = { output: review.uri };
  if (review.run.state === 'running') {
    return [
      { title: t('Checking…'), command: innerCommands.openSideView },
      { title: t('Cancel'), command: innerCommands.cancel, arguments: [target] },
    ];
  }
  const score = scorers[scorer].score(review.outcome, { scale });
  const shown = score.value === null ? t('no score') : `${scorerText(scorer)} ${displayScore(score)}`;
  const counts = countsText(review.tally);
  const { stale } = review.tally;
  return [
    {
      title: summary === 'counts' ? counts : `${shown} · ${counts}`,
      tooltip: shown,
      command: innerCommands.openSideView,
    },
    ...(stale === 0
      ? []
      : [{ title: t('Recheck {0}', stale), command: commands.recheckStale, arguments: [target] }]),
  ];
}
