import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { shortHash } from '../../base/hash.ts';
import { runToCsv } from '../../evaluate/export/csv.ts';
import { runToHtml } from '../../evaluate/export/html.ts';
import { runToJson } from '../../evaluate/export/json.ts';
import { runToMarkdown } from '../../evaluate/export/markdown.ts';
import { recordedJudge } from '../../evaluate/results/recordedJudge.ts';
import type { CaseResult, Result } from '../../evaluate/results/result.ts';
import { runLine } from '../../evaluate/results/runFile.ts';
import { readText } from '../../sources/readText.ts';
import {
  type ExportFormat,
  type FromResults,
  fromResultsSchema,
  type ToResults,
} from '../../view/results/resultsProtocol.ts';
import { WebviewHost, webviewFolder } from '../../view/webviewHost.ts';
import type { FromAnyPage } from '../../view/webviewProtocol.ts';
import type { Checker } from '../checking/checker.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextSources } from '../context/contextSources.ts';
import { rowScheme, sourceScheme } from '../ids.ts';
import type { Log } from '../log.ts';
import { logFault } from '../logText.ts';
import { notify } from '../surfaces/notifications.ts';
import { type LiveResults, resultsRow, resultsState } from './liveResults.ts';

/** Least milliseconds between two states while a run goes on. */
const updateInterval = 300;

/** One run's results in a tab of their own: summary, charts, and every row. */
export class ResultsView extends DisposableOwner {
  readonly #host: WebviewHost<FromResults, ToResults>;
  readonly #update = this.own(
    new ThrottledTask(updateInterval, () =>
      this.#host.post({ type: 'state', state: resultsState(this.results) }),
    ),
  );

  constructor(
    extensionUri: vscode.Uri,
    private readonly results: LiveResults,
    private readonly rows: RowOpener,
    private readonly log: Log,
  ) {
    super();
    const folder = webviewFolder(extensionUri, 'results');
    const panel = this.own(
      vscode.window.createWebviewPanel(
        'claimlight.results',
        vscode.l10n.t('Results: {0}', results.header.dataset),
        vscode.ViewColumn.Active,
        { enableFindWidget: true },
      ),
    );
    this.#host = this.own(
      new WebviewHost<FromResults, ToResults>(panel.webview, folder, {
        schema: fromResultsSchema,
        onReady: () => this.#update.runNow(),
        onMessage: (message) => {
          this.#answer(message).catch((error: unknown) => notify(error, this.log));
        },
        onFault: (fault) => this.log.error(`Results: ${logFault(fault)}`),
      }),
    );
    this.own(results.onDidChange(() => this.#update.schedule()));
    this.own(panel.onDidDispose(() => this.dispose()));
  }

  async #answer(message: Exclude<FromResults, FromAnyPage>): Promise<void> {
    switch (message.type) {
      case 'rows': {
        const { query, from, count } = message;
        const picked = this.results.index.query(query);
        const rows = picked.slice(from, from + count).map(resultsRow);
        return this.#host.post({ type: 'rows', query, from, total: picked.length, rows });
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
    }
  }
}

const fileExtensions: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  json: 'json',
  markdown: 'md',
  html: 'html',
  jsonl: 'jsonl',
};

/** Writes all results to a file that the person names. */
async function exportResults(results: LiveResults, format: ExportFormat): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const name = `${results.header.dataset.replace(/\.\w+$/, '')}.results.${fileExtensions[format]}`;
  const file = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Export Results'),
    defaultUri: folder && vscode.Uri.joinPath(folder, name),
  });
  if (!file) return;
  const parts: string[] = [];
  for await (const part of render(results, format)) parts.push(part);
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(parts.join('')));
  if (format !== 'html') await vscode.commands.executeCommand('vscode.open', file);
}

function render({ header, store }: LiveResults, format: ExportFormat): AsyncGenerator<string> {
  switch (format) {
    case 'csv':
      return runToCsv(store.all());
    case 'json':
      return runToJson(header, store.all());
    case 'markdown':
      return oneChunk(runToMarkdown(header, store.all()));
    case 'html':
      return oneChunk(runToHtml(header, store.all()));
    case 'jsonl':
      return runLines({ header, store });
  }
}

/** As the command line writes them, so that they can be opened again. */
async function* runLines({ header, store }: Pick<LiveResults, 'header' | 'store'>): AsyncGenerator<string> {
  yield runLine(header);
  for await (const one of store.all()) yield runLine(one);
}

async function* oneChunk(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}

/** Opens a row as a document of its own: its output with the findings that were recorded, bound to its context. */
export class RowOpener {
  constructor(
    private readonly sources: ContextSources,
    private readonly bindings: ContextBindings,
    private readonly checker: Checker,
  ) {}

  async open(one: CaseResult, result: Result, dataset: string): Promise<void> {
    const document = await this.#document(one.output ?? '', `${dataset}, ${one.line}`);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    const facts = one.context ?? (one.reference === undefined ? [] : [one.reference]);
    if (facts.length === 0 || document.getText() === '') return;
    const uris = facts.map((text, i) => this.#addSource(text, `${dataset}, ${one.line}, ${i + 1}`));
    const uri = document.uri.toString();
    await this.bindings.setContext(uri, uris);
    if (one.input !== undefined) await this.bindings.setQuestion(uri, one.input);
    if (result.claims.length + result.skipped.length > 0)
      await this.checker.check({ document, judge: recordedJudge(result) });
  }

  /** Of its own scheme: a text without a file would ask to be saved. */
  #document(text: string, name: string): Thenable<vscode.TextDocument> {
    const query = `${rowScheme}:${shortHash(`${name}\n${text}`)}`;
    this.sources.add(readText(query, text));
    return vscode.workspace.openTextDocument(
      vscode.Uri.from({ scheme: rowScheme, path: `/${name}.md`, query }),
    );
  }

  #addSource(text: string, name: string): string {
    const uri = vscode.Uri.from({ scheme: sourceScheme, path: `/${name}` }).toString();
    this.sources.add(readText(uri, text));
    return uri;
  }
}
