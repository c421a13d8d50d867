import * as vscode from 'vscode';
import { Coalesced } from '../../view/coalesce.ts';
import { page } from '../../view/page.ts';
import { type FromResults, fromResultsSchema, type ToResults } from '../../view/resultsProtocol.ts';
import { translations } from '../../view/translations.ts';
import { exportResults } from '../evaluate/exportResults.ts';
import type { LiveResults } from '../evaluate/liveResults.ts';
import { resultsRow, resultsState } from '../evaluate/resultsState.ts';
import type { RowOpener } from '../evaluate/rowOpener.ts';
import type { Log } from '../log.ts';
import { notify } from '../notify.ts';

/** Least milliseconds between two states while a run goes on. */
const interval = 300;

/** One run's results in a tab of their own: summary, charts, and every row. */
export class ResultsView implements vscode.Disposable {
  readonly #panel: vscode.WebviewPanel;
  readonly #update = new Coalesced(interval, () =>
    this.#post({ type: 'state', state: resultsState(this.results) }),
  );
  readonly #subscriptions: readonly { dispose(): void }[];

  constructor(
    extensionUri: vscode.Uri,
    private readonly results: LiveResults,
    private readonly rows: RowOpener,
    private readonly log: Log,
  ) {
    const folder = vscode.Uri.joinPath(extensionUri, 'dist', 'results');
    this.#panel = vscode.window.createWebviewPanel(
      'claimlight.results',
      vscode.l10n.t('Results: {0}', results.header.dataset),
      vscode.ViewColumn.Active,
      { enableScripts: true, localResourceRoots: [folder], enableFindWidget: true },
    );
    const { webview } = this.#panel;
    const resource = (name: string) => webview.asWebviewUri(vscode.Uri.joinPath(folder, name)).toString();
    this.#subscriptions = [
      this.#update,
      results.onDidChange(() => this.#update.ask()),
      webview.onDidReceiveMessage((message: unknown) => this.#receive(message)),
      this.#panel.onDidDispose(() => this.dispose()),
    ];
    webview.html = page({
      cspSource: webview.cspSource,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      script: resource('main.js'),
      style: resource('main.css'),
      language: vscode.env.language,
    });
  }

  #receive(message: unknown): void {
    const parsed = fromResultsSchema.safeParse(message);
    if (!parsed.success) this.log.warn(parsed.error.message);
    else this.#answer(parsed.data).catch((error: unknown) => notify(error, this.log));
  }

  async #answer(message: FromResults): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.#post({ type: 'words', bundle: translations() });
        return this.#update.now();
      case 'rows': {
        const { query, from, count } = message;
        const picked = this.results.index.query(query);
        const rows = picked.slice(from, from + count).map(resultsRow);
        return this.#post({ type: 'rows', query, from, total: picked.length, rows });
      }
      case 'open': {
        const one = await this.results.store.read(message.case);
        const result = one.results[message.result];
        if (result) await this.rows.open(one, result, this.results.header.dataset);
        return;
      }
      case 'export':
        return exportResults(this.results, message.format);
      case 'cancel':
        return this.results.stop.abort();
      case 'fault':
        return this.log.warn(message.message);
    }
  }

  #post(message: ToResults): void {
    this.#panel.webview
      .postMessage(message)
      .then(undefined, (error: unknown) => this.log.warn(String(error)));
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#panel.dispose();
  }
}
