import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { reportLine } from '../../host/report.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { register, type Sample, type Size } from './registers.ts';

const rounds = 5;

/** 80 tokens a second; a token of the answers is 3.5 characters, counted with a tokenizer. */
const pace = { firstAfter: 300, rate: 80 * 3.5 };

const sizes: Readonly<Record<string, Size>> = {
  'S, first claim supported': { claims: 5, entries: 5, firstIsWrong: false },
  'S, first claim wrong': { claims: 5, entries: 5, firstIsWrong: true },
  'M, first claim supported': { claims: 15, entries: 15, firstIsWrong: false },
  'M, first claim wrong': { claims: 15, entries: 15, firstIsWrong: true },
  'L, first claim supported': { claims: 100, entries: 130, firstIsWrong: false },
  'L, first claim wrong': { claims: 100, entries: 130, firstIsWrong: true },
};

/** Milliseconds. */
interface Times {
  /** From the command to the request's arrival. */
  readonly asked: number;
  /** From the run's start, before its call, to the first verdict in the store. */
  readonly verdict: number;
  /** From the request's arrival to the first diagnostic. */
  readonly squiggle: number;
  /** From the command to the end of the check. */
  readonly all: number;
}

/** Runs in the extension host; so does the scripted model, which can make the host only slower. */
export async function run(): Promise<void> {
  const settings = vscode.workspace.getConfiguration('claimlight');
  const folder = await mkdtemp(join(tmpdir(), 'claimlight-bench-'));
  const server = await startScriptedModel();
  for (const [name, value] of Object.entries({
    judge: 'openai',
    'model.baseUrl': server.url,
    'model.name': 'test-model',
  }))
    await settings.update(name, value, vscode.ConfigurationTarget.Global);
  let round = 0;
  reportLine(`milliseconds, median of ${rounds} (the slowest); the first row begins with a cold host`);
  reportLine(row('', ['command to call', 'verdict in store', 'first squiggle', 'whole check']));
  for (const [name, size] of Object.entries(sizes)) {
    const times: Times[] = [];
    for (let i = 0; i < rounds; i++)
      times.push(await measure(server, register(size, ++round), join(folder, 'report.json')));
    const column = (key: keyof Times) => medianAndMost(times.map((one) => one[key]));
    reportLine(row(name, [column('asked'), column('verdict'), column('squiggle'), column('all')]));
  }
  await server.close();
  await rm(folder, { recursive: true });
}

async function measure(
  server: ScriptedModel,
  { output, context, answer }: Sample,
  file: string,
): Promise<Times> {
  let arrived = 0;
  server.script(({ asked }) => {
    arrived ||= performance.now();
    return { answer: answer(asked), ...pace };
  });
  const source = await vscode.workspace.openTextDocument({ content: context, language: 'markdown' });
  const document = await vscode.workspace.openTextDocument({ content: output, language: 'markdown' });
  await vscode.window.showTextDocument(document);
  let squiggle = 0;
  const listening = vscode.languages.onDidChangeDiagnostics(() => {
    if (squiggle === 0 && vscode.languages.getDiagnostics(document.uri).length > 0)
      squiggle = performance.now();
  });
  const check = { output: document.uri, context: [source.uri] };
  await vscode.commands.executeCommand('claimlight.chooseContext', check);
  const started = performance.now();
  await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
  const ended = performance.now();
  listening.dispose();
  const report = { output: document.uri.toString(), format: 'json', file: vscode.Uri.file(file).toString() };
  await vscode.commands.executeCommand('claimlight.exportReport', report);
  const { timings } = JSON.parse(await readFile(file, 'utf8'));
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  return {
    asked: arrived - started,
    verdict: timings.firstVerdict,
    squiggle: squiggle - arrived,
    all: ended - started,
  };
}

function medianAndMost(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} (${sorted.at(-1)!.toFixed(0)})`;
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(26) + cells.map((cell) => cell.padStart(18)).join('');
