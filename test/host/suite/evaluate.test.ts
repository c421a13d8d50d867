import assert from 'node:assert/strict';
import { realpath, symlink } from 'node:fs/promises';
import * as vscode from 'vscode';
import { toCategoryWeights } from '../../../src/check/factuality/category.ts';
import type { Judge } from '../../../src/check/judge.ts';
import { type Outside, WorkspaceBounds } from '../../../src/editor/context/workspaceBounds.ts';
import { EvaluationFactory, type OpenedOrder } from '../../../src/editor/evaluate/evaluationFactory.ts';
import { LiveResults, resultsState } from '../../../src/editor/evaluate/liveResults.ts';
import { forgetOldRuns, StoredRun } from '../../../src/editor/evaluate/runStorage.ts';
import { workspaceFiles } from '../../../src/editor/evaluate/workspaceFiles.ts';
import type { JudgeFactory } from '../../../src/editor/judging/judgeFactory.ts';
import type { ModelFactory } from '../../../src/editor/judging/modelFactory.ts';
import type { CaseResult, RunHeader } from '../../../src/evaluate/results/result.ts';
import type { ChatModel } from '../../../src/models/chatModel.ts';
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

  it('goes on before a part that was being written, is gone or holds something else', async () => {
    const run = await StoredRun.open(at, header);
    for (let i = 0; i < 600; i++) await run.append(result(i));
    const { fs } = vscode.workspace;
    const part = (number: number) => vscode.Uri.joinPath(at, `00000${number}.jsonl`);
    const third = await fs.readFile(part(2));
    const stored = async () => (await StoredRun.open(at, header)).stored;
    for (const broken of [
      third.subarray(0, -9),
      third.subarray(0, 0),
      new TextEncoder().encode('null\n'.repeat(200)),
    ]) {
      await fs.writeFile(part(2), broken);
      assert.equal(await stored(), 400);
    }
    await fs.writeFile(part(2), third);
    assert.equal(await stored(), 600);
    await fs.delete(part(1));
    assert.equal(await stored(), 200);
    for (const other of ['null', '[]', '{"type":"run"}', ''])
      await fs
        .writeFile(vscode.Uri.joinPath(at, 'run.json'), new TextEncoder().encode(other))
        .then(async () => assert.equal(await stored(), 0, other));
  });

  it('gives way to later ones', async () => {
    const { fs } = vscode.workspace;
    for (let i = 0; i < 12; i++) await StoredRun.open(vscode.Uri.joinPath(at, `run-${i}`), header);
    await forgetOldRuns(at, vscode.Uri.joinPath(at, 'run-0'));
    const left = (await fs.readDirectory(at)).map(([name]) => name);
    assert.equal(left.length, 10);
    assert.ok(left.includes('run-0'));
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

describe('a data set in the workspace', () => {
  let folder: vscode.Uri;
  let asked: (string | undefined)[];
  /** What the person was asked. */
  let told: string[];
  let mayRun: boolean;
  beforeEach(() => {
    told = [];
    mayRun = true;
    folder = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0]!.uri, `.data set ${Math.random()}`);
    asked = [];
  });
  afterEach(() => vscode.workspace.fs.delete(folder, { recursive: true }));

  const write = async (name: string, text: string): Promise<string> => {
    const file = vscode.Uri.joinPath(folder, name);
    await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));
    return file.toString();
  };

  /** With a model at the chosen endpoint, of which nothing is asked. */
  const open = (dataset: string, judge: 'offline' | 'openai' = 'offline'): Promise<OpenedOrder> => {
    const models = {
      create: async (_: string, name?: string) => {
        asked.push(name);
        return { id: `openai:${name}` } as ChatModel;
      },
    } as unknown as ModelFactory;
    const judges = { create: async () => ({ id: judge }) as Judge } as unknown as JudgeFactory;
    const settings = { scale: 1, baseUrl: 'http://chosen.example/v1' };
    const consent = {
      mayRead: async ({ uri }: Outside) => {
        told.push(`read ${uri}`);
        return false;
      },
      mayRun: async (module: string) => {
        told.push(`run ${module}`);
        return mayRun;
      },
    };
    const files = workspaceFiles(dataset, new WorkspaceBounds((path) => realpath(path)), consent);
    const order = { dataset, measure: 'faithfulness', judges: [judge] } as const;
    return new EvaluationFactory(judges, models, settings).open(order, files);
  };

  it('that is a configuration says what is left out, in the view, too', async () => {
    const config = `tests: [{ vars: { query: Q, context: C }, assert: [{ type: llm-rubric, value: x }] }]`;
    const { cases, leftOut } = await open(await write('c.yaml', config));
    await collect(cases);
    const told = 'Assertions of type llm-rubric are not evaluated (1).';
    assert.deepEqual(leftOut.texts, [told]);
    const store = { read: async () => result(0), all: async function* () {} };
    assert.ok(resultsState(new LiveResults(header, store, leftOut)).progress.endsWith(told));
  });

  it('asks providers at the chosen endpoint alone', async () => {
    const withProviders = (...providers: readonly object[]) =>
      write(
        'c.json',
        JSON.stringify({ providers, prompts: ['{{query}}'], tests: [{ vars: { query: 'Q' } }] }),
      );
    const at = (apiBaseUrl: string) => ({ id: 'openai:m', config: { apiBaseUrl } });
    await assert.rejects(open(await withProviders(at('http://elsewhere.example/v1')), 'openai'), {
      code: 'otherEndpoint',
      args: { id: 'openai:m', url: 'http://elsewhere.example/v1' },
    });
    await assert.rejects(open(await withProviders({ id: 'anthropic:m' }), 'openai'), {
      code: 'otherEndpoint',
    });
    assert.ok(!asked.includes('m'));
    await open(await withProviders(at('http://chosen.example/v1/')), 'openai');
    assert.ok(asked.includes('m'));
  });

  it('refuses a grader at another address, and asks nobody else', async () => {
    const grader = { id: 'openai:g', config: { apiBaseUrl: 'http://elsewhere.example/v1' } };
    const test = { providerOutput: 'A', assert: [{ type: 'factuality', value: 'A', provider: grader }] };
    const { cases, evaluation } = await open(
      await write('c.json', JSON.stringify({ tests: [test] })),
      'openai',
    );
    const [one] = await collect(cases);
    const named = one && 'checks' in one.row ? one.row.checks?.[0]?.grader : undefined;
    const request = {
      input: '',
      reference: 'A',
      output: 'A',
      weights: toCategoryWeights(undefined),
      scale: 1,
    };
    await assert.rejects(
      async () =>
        evaluation.graderFor?.(named, evaluation.judges[0]!)?.grade(request, new AbortController().signal),
      {
        code: 'otherEndpoint',
        args: { id: 'openai:g', url: 'http://elsewhere.example/v1' },
      },
    );
    assert.ok(!asked.includes('g'));
  });

  it('may be a loader, with what it imports', async () => {
    await write('facts.ts', "export const fact: string = 'It is 5 metres long.';");
    const loader = await write(
      'load.ts',
      "import { fact } from './facts'; export const rows = () => [{ output: fact as string, context: fact }];",
    );
    const { cases } = await open(`${loader}:rows`);
    assert.deepEqual(
      (await collect(cases)).map(({ row }) => 'output' in row && row.output),
      ['It is 5 metres long.'],
    );
    assert.deepEqual(told, [`run ${loader}`]);
    const config = await write('c.yaml', 'tests: file://load.ts:rows');
    assert.equal((await collect((await open(config)).cases)).length, 1);
    assert.equal((await vscode.workspace.fs.readDirectory(folder)).length, 3, 'nothing of ours is left');
  });

  it('runs nothing that the person was not told of, or does not want', async () => {
    mayRun = false;
    const loader = await write('load.js', "throw new Error('it ran');");
    await assert.rejects(open(loader), { code: 'cancelled' });
    const config = await write('c.yaml', 'tests: file://load.js');
    await assert.rejects(open(config), { code: 'cancelled' });
    assert.deepEqual(told, [`run ${loader}`, `run ${loader}`]);
  });

  it('reads no file outside the workspace on the word of a configuration', async () => {
    const outside = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0]!.uri, '../secret');
    await vscode.workspace.fs.writeFile(
      vscode.Uri.joinPath(outside, 'rows.jsonl'),
      new TextEncoder().encode(JSON.stringify({ output: 'The key is 4711.', context: 'The key is 4711.' })),
    );
    await write('rows.txt', '');
    await symlink(outside.fsPath, vscode.Uri.joinPath(folder, 'linked').fsPath);
    for (const name of [
      `file://${outside.path}/rows.jsonl`,
      'file://../../secret/rows.jsonl',
      'file://linked/rows.jsonl',
    ]) {
      const config = await write('c.yaml', `tests: ${name}`);
      await assert.rejects(async () => collect((await open(config)).cases), { code: 'outside' }, name);
    }
    assert.equal(told.length, 3);
    await vscode.workspace.fs.delete(outside, { recursive: true });
  });
});
