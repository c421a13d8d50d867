import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { isOfflineId } from '../../check/offlineId.ts';
import { judgeName } from '../../report/judgeName.ts';
import type { Findings } from '../../review/findings.ts';
import { timeOf } from '../../view/side/comparisonView.ts';
import type { ShownDocument } from '../../view/side/shownDocument.ts';
import { commands } from '../ids.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { OfflineJudges, OfflineReading } from '../judging/offlineJudges.ts';
import type { Settings } from '../settings.ts';

/** Least milliseconds between two looks while results stream in. */
const interval = 200;

/** Who judges the document on show, what it reads with, and when it last did; a click chooses another judge. */
export class LanguageStatus extends DisposableOwner {
  readonly #item = this.own(vscode.languages.createLanguageStatusItem('claimlight.judge', { pattern: '**' }));
  readonly #soon = this.own(new ThrottledTask(interval, () => this.#show()));

  constructor(
    private readonly findings: Findings,
    private readonly models: Pick<ModelFactory, 'chosen'>,
    private readonly offline: Pick<OfflineJudges, 'reading' | 'onDidChange'>,
    settings: Pick<Settings, 'onDidChange'>,
    private readonly shown: ShownDocument,
  ) {
    super();
    this.#item.name = 'Claimlight';
    this.#item.command = { title: vscode.l10n.t('Choose Judge'), command: commands.chooseJudge };
    this.own(offline.onDidChange(() => this.#show()));
    this.own(settings.onDidChange(() => this.#soon.schedule()));
    this.own(shown.onDidChange(() => this.#show()));
    this.own(
      findings.onDidChange(({ kind }) => {
        if (kind === 'run' || kind === 'cleared') this.#soon.schedule();
      }),
    );
    this.#show();
  }

  #show(): void {
    const { t } = vscode.l10n;
    const { id, destination } = this.models.chosen();
    const run = this.shown.document && this.findings.runOf(this.shown.document.uri.toString());
    const reading = destination === undefined ? this.offline.reading : undefined;
    this.#item.busy = reading === 'loading';
    this.#item.text = isOfflineId(id) ? t('Offline judge') : judgeName(id);
    this.#item.detail = [
      ...(destination === undefined ? [] : [t('Text goes to {0}', destination)]),
      ...(reading ? [readingText(reading)] : []),
      ...(run ? [t('checked {0}', timeOf(run.startedAt))] : []),
    ].join(' · ');
  }
}

function readingText(reading: OfflineReading): string {
  const { t } = vscode.l10n;
  switch (reading) {
    case 'loading':
      return t('its model is loading');
    case 'native':
      return t('its model, natively');
    case 'wasm':
      return t('its model, in WebAssembly');
    case 'values':
      return t('values and names alone');
  }
}
