import * as vscode from 'vscode';
import { toCsv } from '../../evaluate/export/csv.ts';
import { toHtml } from '../../evaluate/export/html.ts';
import { toJson } from '../../evaluate/export/json.ts';
import { toMarkdown } from '../../evaluate/export/markdown.ts';
import { runLine } from '../../evaluate/runFile.ts';
import type { ExportFormat } from '../../view/resultsProtocol.ts';
import type { LiveResults } from './liveResults.ts';

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  json: 'json',
  markdown: 'md',
  html: 'html',
  jsonl: 'jsonl',
};

/** Writes all results to a file that the person names. */
export async function exportResults(results: LiveResults, format: ExportFormat): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const name = `${results.header.dataset.replace(/\.\w+$/, '')}.results.${endings[format]}`;
  const file = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Export Results'),
    ...(folder ? { defaultUri: vscode.Uri.joinPath(folder, name) } : {}),
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
      return toCsv(store.all());
    case 'json':
      return toJson(header, store.all());
    case 'markdown':
      return whole(toMarkdown(header, store.all()));
    case 'html':
      return whole(toHtml(header, store.all()));
    case 'jsonl':
      return lines({ header, store });
  }
}

/** As the command line writes them, so that they can be opened again. */
async function* lines({ header, store }: Pick<LiveResults, 'header' | 'store'>): AsyncGenerator<string> {
  yield runLine(header);
  for await (const one of store.all()) yield runLine(one);
}

async function* whole(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}
