import * as vscode from 'vscode';
import { reportLine } from '../../host/report.ts';
import { createProse } from '../prose.ts';

const pauseMs = 200;
/** One a sentence. */
const edits = 30;
const patienceMs = 5_000;

const facts = Array.from(
  { length: 60 },
  (_, i) => `Depot ${i + 1} holds ${i + 20} buses and employs ${i + 5} people in its workshop.`,
);
/** A page: about 400 words. */
const page = facts.slice(0, edits).join(' ');

/** Runs in the extension host: edits one sentence after the other, each right sentence into a wrong one. */
export async function run(): Promise<void> {
  const settings = vscode.workspace.getConfiguration('claimlight');
  await settings.update('live.mode', 'onType', vscode.ConfigurationTarget.Global);
  await settings.update('live.pause', pauseMs, vscode.ConfigurationTarget.Global);
  const context = await vscode.workspace.openTextDocument({
    content: `${facts.join('\n\n')}\n\n${createProse(11)(50_000)}`,
    language: 'markdown',
  });
  const document = await vscode.workspace.openTextDocument({ content: page, language: 'markdown' });
  const editor = await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('claimlight.checkDocument', {
    output: document.uri,
    context: [context.uri],
  });
  const times: number[] = [];
  for (let i = 0; i < edits; i++) times.push(await measure(editor, i + 1, 500 + i));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(0);
  reportLine(
    `live, ${edits} edits on a page against 100 pages, from the end of the pause to the diagnostics: ` +
      `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${sorted.at(-1)!.toFixed(0)} ms`,
  );
}

/** @returns milliseconds from the end of the pause until the new number is marked and nothing is stale */
async function measure(editor: vscode.TextEditor, depot: number, buses: number): Promise<number> {
  const { document } = editor;
  const { index, 0: words } = new RegExp(`(?<=Depot ${depot} holds )\\d+`).exec(document.getText())!;
  let typed = 0;
  const changes = vscode.workspace.onDidChangeTextDocument(() => {
    typed = performance.now();
  });
  const marked = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${buses} buses were not marked`)), patienceMs);
    const subscription = vscode.languages.onDidChangeDiagnostics(() => {
      const found = vscode.languages.getDiagnostics(document.uri);
      const code = ({ code }: vscode.Diagnostic) => (typeof code === 'object' ? code.value : code);
      const done =
        found.every((one) => code(one) !== 'claim.stale') &&
        found.some(({ range }) => document.getText(range).includes(String(buses)));
      if (!done) return;
      clearTimeout(timer);
      subscription.dispose();
      resolve(performance.now());
    });
  });
  const range = new vscode.Range(document.positionAt(index), document.positionAt(index + words.length));
  await editor.edit((edit) => edit.replace(range, String(buses)));
  const shown = await marked;
  changes.dispose();
  return shown - typed - pauseMs;
}
