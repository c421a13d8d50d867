import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { command } from '../../scripts/host/cache.ts';
import { nativeFiles, ownTarget } from '../../scripts/nativeRuntime.mjs';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { runtimePlaces } from '../../src/worker/runtimePlaces.node.ts';
import { startScriptedModel } from '../server/scriptedModel.ts';
import { folderWithLibrary, installPacked } from './packaged.ts';

const root = resolve(import.meta.dirname, '../..');

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('the npm package', () => {
  let folder: string;

  before(async function () {
    this.timeout(180_000);
    folder = await folderWithLibrary();
    await writeFile(join(folder, 'out.md'), 'The Free plan keeps 60 days of history.\n');
    await writeFile(join(folder, 'notes.md'), 'The Free plan keeps 30 days of history.\n');
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('installs nothing but itself', async () => {
    const installed = await readdir(join(folder, 'node_modules'));
    assert.deepEqual(
      installed.filter((name) => !name.startsWith('.')),
      ['claimlight'],
    );
  });

  it('brings the command', async () => {
    const { code, stdout } = await attempt(join(folder, 'node_modules/.bin/claimlight'), [
      ...['check', 'out.md', '--context', 'notes.md', '--format', 'json', '--fail-under', '0.5'],
    ]);
    assert.equal(code, 1, 'the threshold is missed');
    const report = JSON.parse(stdout);
    assert.equal(report.version, 1);
    assert.deepEqual(
      report.claims.map(({ verdict }: { verdict: string }) => verdict),
      ['contradicted'],
    );
  });

  it('brings the language server', async () => {
    const server = spawn(join(folder, 'node_modules/.bin/claimlight'), ['lsp', '--stdio']);
    const message = { jsonrpc: '2.0', id: 1, method: 'initialize' };
    const asked = JSON.stringify({
      ...message,
      params: { processId: null, rootUri: null, capabilities: {} },
    });
    server.stdin.write(`Content-Length: ${asked.length}\r\n\r\n${asked}`);
    let answer = '';
    for await (const piece of server.stdout.setEncoding('utf8')) {
      answer += piece;
      if (answer.includes('"hoverProvider":true')) break;
    }
    server.kill();
    assert.match(answer, /"capabilities":\{.*"hoverProvider":true/s);
  });

  it('reads with a local model of a folder, and ends with an error where there is none', async () => {
    const command = join(folder, 'node_modules/.bin/claimlight');
    const check = (model: string) =>
      attempt(command, ['check', 'out.md', '-c', 'notes.md', '--format', 'json', '--model-folder', model]);
    const { code, stdout } = await check(join(root, 'test/fixtures/reading/tiny'));
    assert.equal(code, 1, 'a contradiction');
    assert.match(JSON.parse(stdout).judge, /^offline:[0-9a-f]{8}$/);
    const { code: failed, stderr } = await check(folder);
    assert.equal(failed, 2);
    assert.match(stderr, /--judge wording/);
  });

  it('carries no weights, finds those of their own package, and runs them natively where it can', async function () {
    this.timeout(180_000);
    const modules = join(folder, 'node_modules');
    const dist = join(modules, 'claimlight/dist');
    assert.equal(existsSync(join(dist, 'model')), false);
    const runtimeOf = async () => {
      const places = runtimePlaces(pathToFileURL(join(dist, 'cli.js')).href);
      return (await new NodeLocalModels(places).shipped())?.runtime;
    };
    const judge = async () => {
      const { stdout } = await attempt(join(modules, '.bin/claimlight'), [
        ...['check', 'out.md', '-c', 'notes.md', '--format', 'json'],
      ]);
      return JSON.parse(stdout).judge;
    };
    assert.deepEqual([await judge(), await runtimeOf()], ['offline', undefined]);

    const model = join(folder, 'model');
    await cp(join(root, 'test/fixtures/reading/tiny'), model, { recursive: true });
    await writeFile(join(model, 'README.md'), '# A tiny model\n');
    const reader = join(folder, 'reader');
    await command(
      'npx',
      ['--no-install', 'tsx', 'scripts/readerPackage.ts', '--model', model, '--out', reader],
      {
        cwd: root,
      },
    );
    await installPacked(reader, folder);
    const { sha256 } = JSON.parse(await readFile(join(model, 'config.json'), 'utf8'));
    assert.deepEqual([await judge(), await runtimeOf()], [`offline:${sha256.slice(0, 8)}`, 'wasm']);

    await symlink(join(root, 'node_modules/onnxruntime-node'), join(modules, 'onnxruntime-node'), 'junction');
    const native = nativeFiles(ownTarget).length > 0 ? 'native' : 'wasm';
    assert.deepEqual([await judge(), await runtimeOf()], [`offline:${sha256.slice(0, 8)}`, native]);
    await Promise.all(
      ['claimlight-reader', 'onnxruntime-node'].map((name) => rm(join(modules, name), { recursive: true })),
    );
  });

  it('runs an evaluation: an example that is downloaded, two models, a table, an export', async () => {
    const questions = [
      ['What is the capital of France?', 'Paris is the capital of France'],
      ['What is the capital of Italy?', 'Rome is the capital of Italy'],
    ];
    const csv = [
      'Type,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source',
      ...questions.map(([question, answer]) => `A,Places,${question},${answer},${answer},Lyon,x`),
    ].join('\n');
    const data = createServer((_, response) => response.end(csv));
    await new Promise<void>((resolve) => data.listen(0, '127.0.0.1', resolve));
    const model = await startScriptedModel(
      ({ model: name, messages }) => {
        const asked = messages.map(({ content }) => content).join('\n');
        if (name === 'grader')
          return { answer: { category: asked.includes('Lyon') ? 'D' : 'C', reason: 'Read.' } };
        return { answer: name === 'good' && asked.includes('France') ? 'Paris.' : 'Lyon.' };
      },
      { key: 'k', models: ['good', 'bad', 'grader'] },
    );
    try {
      const claimlight = (...args: readonly string[]) =>
        attempt(join(folder, 'node_modules/.bin/claimlight'), args, {
          OPENAI_API_KEY: 'k',
          OPENAI_BASE_URL: model.url,
        });
      const from = `http://127.0.0.1:${(data.address() as AddressInfo).port}/t.csv`;
      assert.equal((await claimlight('init', '--example', 'truthfulqa', '--from', from)).code, 0);
      const { code, stdout, stderr } = await claimlight(
        ...['eval', 'truthfulqa.yaml', '--provider', 'openai:good', 'openai:bad'],
        ...['--grader', 'openai:grader', '--out', 'r.jsonl', '--fail-under', '0.5'],
      );
      assert.match(stdout, /Models × tests\n {2}Test +openai:good +openai:bad\n/, stderr);
      assert.match(stdout, /2 {2}What is the capital of France\? +✓ C 1\.00 +✗ D 0\.00\n/);
      assert.match(stderr, /openai:bad.*: 0\.00 is below --fail-under 0\.5/);
      assert.equal(code, 1);
      assert.match((await claimlight('view', 'r.jsonl', '--format', 'markdown')).stdout, /^# Evaluation of/);
    } finally {
      await model.close();
      data.close();
    }
  });

  /** Code in the shape of other evaluators' documentation: only the import is ours. */
  const use = `
const { createHallucinationScorer, extractToolResults, HallucinationMetric, runEvals } = scorers;
const kept = 'History is kept for 30 days.';
const tool = { type: 'tool-invocation', toolInvocation: { state: 'result', toolName: 'plans', toolCallId: '1', args: {}, result: kept } };
const agent = {
  generate: async (days) => ({ response: { messages: [{ role: 'assistant', content: { parts: [tool, { type: 'text', text: 'History is kept for ' + days + ' days.' }] } }] } }),
};
const dynamic = createHallucinationScorer({
  model: 'offline',
  options: { getContext: ({ run, step }) => extractToolResults(run.output).map((t) => JSON.stringify({ tool: t.toolName, result: t.result })) },
});
const metric = new HallucinationMetric('offline', { context: [kept] });
const seen = [];
const main = async () => {
  const result = await runEvals({
    data: [{ input: '30' }, { input: '60' }],
    scorers: [dynamic],
    target: agent,
    onItemComplete: ({ scorerResults }) => seen.push(scorerResults[dynamic.id].score),
  });
  const { score, info } = await metric.measure('How long?', 'History is kept for 60 days.');
  console.log(JSON.stringify([seen, result.scores, score, info.reason.startsWith('The score is 1')]));
};
main();`;
  const used = JSON.stringify([[0, 1], { 'hallucination-scorer': 0.5 }, 1, true]);

  it('brings the scorers as an ES module', async () => {
    await writeFile(join(folder, 'use.mjs'), `import * as scorers from 'claimlight/scorers';\n${use}\n`);
    assert.equal((await attempt('node', ['use.mjs'])).stdout.trim(), used);
  });

  it('brings the scorers as CommonJS', async () => {
    await writeFile(
      join(folder, 'use.cjs'),
      `const scorers = require('claimlight');\nif (scorers !== require('claimlight/scorers')) throw new Error('two copies');\n${use}\n`,
    );
    assert.equal((await attempt('node', ['use.cjs'])).stdout.trim(), used);
  });

  for (const kind of ['mts', 'cts']) {
    it(`brings types for .${kind} files that hold without skipping libraries`, async () => {
      const file = `use.${kind}`;
      await writeFile(
        join(folder, file),
        `import { parseGraderAnswer } from 'claimlight/scorers';\nexport const answer = parseGraderAnswer(1);\n`,
      );
      await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
      await symlink(join(root, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node')).catch(
        () => {},
      );
      const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
      const { stdout } = await attempt('node', [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...flags,
        file,
      ]);
      // The one error is the planted one: the argument has to be text.
      assert.deepEqual(stdout.match(/TS\d+/g), ['TS2345'], stdout);
    });
  }

  function attempt(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const options = { cwd: folder, timeout: 60_000, env: { ...process.env, ...env } };
    return promisify(execFile)(program, args, options).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  }
});
