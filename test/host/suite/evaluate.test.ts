import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { StoredRun } from '../../../src/editor/evaluate/storedRun.ts';
import type { CaseResult, RunHeader } from '../../../src/evaluate/result.ts';
import { until } from './_check.ts';

const header: RunHeader = {
  type: 'run',
  version: 1,
  dataset: 'd.jsonl',
  scorer: 'faithfulness',
  scale: 1,
  judges: ['offline'],
  providers: [],
  prompts: [],
};

const result = (position: number): CaseResult => ({
  type: 'case',
  case: position,
  row: position,
  line: position + 1,
  hash: `h${position}`,
  output: `Output ${position}`,
  results: [],
});

const folder = (): vscode.Uri =>
  vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0]!.uri, `.evaluation-${Math.random()}`);

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('a run in storage', () => {
  let at: vscode.Uri;
  beforeEach(() => {
    at = folder();
  });
  afterEach(() => vscode.workspace.fs.delete(at, { recursive: true }));

  it('reads back each result, written or not', async () => {
    const run = await StoredRun.open(at, header);
    for (let i = 0; i < 450; i++) await run.append(result(i));
    for (const position of [0, 199, 200, 399, 400, 449])
      assert.deepEqual(await run.read(position), result(position));
    assert.equal((await collect(run.all())).length, 450);
  });

  it('goes on after its last whole part, and begins anew for another run or after its end', async () => {
    const run = await StoredRun.open(at, header);
    for (let i = 0; i < 450; i++) await run.append(result(i));
    const again = await StoredRun.open(at, header);
    assert.equal(again.stored, 400);
    assert.deepEqual((await collect(again.all())).at(-1), result(399));
    assert.equal((await StoredRun.open(at, { ...header, scorer: 'hallucination' })).stored, 0);
    const ended = await StoredRun.open(at, header);
    for (let i = 0; i < 200; i++) await ended.append(result(i));
    await ended.complete();
    assert.equal((await StoredRun.open(at, header)).stored, 0);
  });
});

describe('evaluating a data set', () => {
  const facts = 'The bridge is 120 metres long.';
  let dataset: vscode.Uri;

  beforeEach(async () => {
    dataset = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0]!.uri, 'evaluated.jsonl');
    const rows = ['The bridge is 120 metres long.', 'The bridge is 150 metres long.'];
    const text = rows.map((output) => JSON.stringify({ output, context: facts })).join('\n');
    await vscode.workspace.fs.writeFile(dataset, new TextEncoder().encode(text));
  });
  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await vscode.workspace.fs.delete(dataset);
  });

  const resultsTab = () =>
    vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label.startsWith('Results:'));

  it('opens its results when everything is named, and asks nothing', async () => {
    await vscode.commands.executeCommand('claimlight.evaluateDataSet', {
      dataset: dataset.toString(),
      measure: 'faithfulness',
      judges: ['offline'],
    });
    assert.equal((await until('the results', resultsTab)).label, 'Results: evaluated.jsonl');
  });
});
