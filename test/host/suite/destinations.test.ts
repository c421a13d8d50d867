import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Judge } from '../../../src/check/judge.ts';
import { EvaluationFactory } from '../../../src/editor/evaluate/evaluationFactory.ts';
import { Evaluations } from '../../../src/editor/evaluate/evaluations.ts';
import { resultsState } from '../../../src/editor/evaluate/liveResults.ts';
import { bytesOf } from '../../../src/editor/evaluate/workspaceFiles.ts';
import type { JudgeFactory } from '../../../src/editor/judging/judgeFactory.ts';
import type { ModelFactory } from '../../../src/editor/judging/modelFactory.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { check, diagnosticsOf, openContext, openOutput, until } from './_check.ts';
import { file, write } from './_workspace.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.\n';
const global = vscode.ConfigurationTarget.Global;

describe('where text goes', () => {
  const settings = () => vscode.workspace.getConfiguration('claimlight');
  const { showQuickPick, createQuickPick } = vscode.window;
  const dialogs = vscode.window as { showQuickPick: unknown; createQuickPick: unknown };
  let server: ScriptedModel;
  let offered: readonly vscode.QuickPickItem[];

  beforeEach(async () => {
    server = await startScriptedModel();
    await settings().update('judge', 'openai', global);
    await settings().update('model.baseUrl', server.url, global);
    await settings().update('model.name', 'test-model', global);
    offered = [];
    dialogs.showQuickPick = async (items: readonly vscode.QuickPickItem[]) => {
      offered = await items;
      return undefined;
    };
  });

  afterEach(async () => {
    Object.assign(dialogs, { showQuickPick, createQuickPick });
    for (const key of ['judge', 'model.baseUrl', 'model.name'])
      await settings().update(key, undefined, global);
    await server.close();
  });

  const names = (destination: string) =>
    offered.some(({ detail }) => detail?.includes(destination)) && offered.every(({ detail }) => detail);

  it('is said of each judge before a comparison asks any', async () => {
    const { document } = await openOutput(wrong);
    const context = [await openContext(facts)];
    const bound = { output: document.uri, context };
    await vscode.commands.executeCommand('claimlight.chooseContext', bound);
    let list: vscode.QuickPick<vscode.QuickPickItem> | undefined;
    dialogs.createQuickPick = () => (list = createQuickPick());
    const compared = vscode.commands.executeCommand('claimlight.compareJudges', { output: document.uri });
    await until('the list', () => (list?.items.length ?? 0) > 0);
    offered = list!.items;
    list!.hide();
    await compared;
    assert.ok(names(new URL(server.url).host), JSON.stringify(offered));
    assert.equal(server.requests.length, 0);
  });

  it('is said of each judge before an evaluation asks any', async () => {
    await write('rows.jsonl', JSON.stringify({ output: wrong, context: facts }));
    const dataset = file('rows.jsonl').toString();
    await vscode.commands.executeCommand('claimlight.evaluateDataSet', { dataset, measure: 'faithfulness' });
    assert.ok(names(new URL(server.url).host), JSON.stringify(offered));
    assert.equal(server.requests.length, 0);
  });

  it('is said of judge and grader when a run is shown, which is before it begins', async () => {
    await write('rows.jsonl', JSON.stringify({ output: wrong, context: facts, reference: facts }));
    let asked = 0;
    const judge = {
      id: 'openai:m',
      destination: 'judge.example',
      // biome-ignore lint/correctness/useYield: it has nothing to say
      async *assess() {
        asked++;
      },
    } as unknown as Judge;
    const judges = { create: async () => judge } as unknown as JudgeFactory;
    const model = { id: 'openai:m', destination: 'grader.example' };
    const models = { create: async () => model } as unknown as ModelFactory;
    const factory = new EvaluationFactory(judges, models, { scale: 1, baseUrl: '' });
    const evaluations = new Evaluations(factory, file('storage'));
    const files = {
      async *open(path: string) {
        yield await bytesOf(path);
      },
      exists: async () => false,
      resolve: (_: string, path: string) => path,
    };
    const order = {
      dataset: file('rows.jsonl').toString(),
      measure: 'faithfulness',
      judges: ['openai'],
    } as const;
    const { results, run } = await evaluations.prepare(order, files);
    const { progress } = resultsState(results);
    for (const host of ['judge.example', 'grader.example']) assert.match(progress, new RegExp(host));
    assert.equal(asked, 0);
    await run();
    assert.ok(asked > 0);
  });

  it('is nowhere for a model of VS Code without a whole name', async () => {
    await settings().update('judge', 'vscode', global);
    for (const id of ['/', '/gpt', 'vendor/', 'gpt-4o']) {
      await settings().update('model.vscode', id, global);
      const { document } = await openOutput(wrong);
      await check(document, await openContext(facts));
      assert.deepEqual(diagnosticsOf(document), [], id);
    }
    await settings().update('model.vscode', undefined, global);
  });

  it('is not the console, even when the endpoint answers nonsense', async () => {
    const written: unknown[] = [];
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    // The extension host lets nobody assign them.
    const before = methods.map((method) => Object.getOwnPropertyDescriptor(console, method)!);
    const value = (...words: unknown[]) => void written.push(...words);
    for (const method of methods) Object.defineProperty(console, method, { configurable: true, value });
    try {
      const body = 'data: {"choices": [{"delta": {"content": "secret text\n\n';
      server.script([{ raw: { type: 'text/event-stream', body } }]);
      const { document } = await openOutput(wrong);
      await check(document, await openContext(facts));
    } finally {
      for (const [i, method] of methods.entries()) Object.defineProperty(console, method, before[i]!);
    }
    assert.ok(server.requests.length > 0);
    assert.doesNotMatch(written.map(String).join('\n'), /secret text|5 GB|10 GB/);
  });
});
