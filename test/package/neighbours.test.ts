import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cached, command, npmInstall } from '../../scripts/host/cache.ts';
import { folderWithLibrary } from './packaged.ts';

const root = resolve(import.meta.dirname, '../..');

/** Of the neighbours as they are published. Raised by hand, with a look at what changed. */
const versions = { mastra: '1.71.0', aiSdkProvider: '2.0.0', promptfoo: '0.123.1' };

/**
 * The neighbours' packages in a folder of the cache. Promptfoo comes without what it depends on, most of a gigabyte:
 * its types alone are used.
 */
const neighbours = (): Promise<string> =>
  cached(
    `neighbours-${Object.values(versions).join('-')}`,
    'Installing Mastra, AI SDK and promptfoo, whose types and run time the scorers are tested with (about 150 MB)',
    async (folder) => {
      await npmInstall(folder, [
        `@mastra/core@${versions.mastra}`,
        `@ai-sdk/provider@${versions.aiSdkProvider}`,
      ]);
      const archive = join(folder, 'archive');
      await mkdir(archive);
      await command('npm', ['pack', '--silent', `promptfoo@${versions.promptfoo}`], { cwd: archive });
      await command('tar', ['-xzf', `promptfoo-${versions.promptfoo}.tgz`], { cwd: archive });
      await rename(join(archive, 'package'), join(folder, 'node_modules/promptfoo'));
      await rm(archive, { recursive: true });
    },
  );

/** A program as their users would write it: strictly typed against what each publishes. */
const program = `
import { Mastra } from '@mastra/core';
import { Agent } from '@mastra/core/agent';
import { createScorer } from '@mastra/core/evals';
import { InMemoryStore } from '@mastra/core/storage';
import type { LanguageModelV2 } from '@ai-sdk/provider';
import type OpenAI from 'openai';
import type { GradingResult } from 'promptfoo';
import { createFactualityScorer, createHallucinationScorer, toMastraScorer } from 'claimlight/scorers';

const scorer = createHallucinationScorer({ id: 'bridge', options: { context: ['The bridge is 120 m long.'] } });
const facts = toMastraScorer(createScorer({ id: 'bridge', description: 'Facts of the bridge.' }), scorer);
const agent = new Agent({
  id: 'guide',
  name: 'guide',
  instructions: 'Answer.',
  model: {
    specificationVersion: 'v2',
    provider: 'acme',
    modelId: 'm',
    supportedUrls: {},
    doGenerate: async () => ({
      content: [{ type: 'text', text: 'The bridge is 150 m long.' }],
      finishReason: 'stop',
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      warnings: [],
    }),
    doStream: () => Promise.reject(new Error('not asked')),
  } satisfies LanguageModelV2,
  scorers: { facts: { scorer: facts, sampling: { type: 'ratio', rate: 1 } } },
});
const storage = new InMemoryStore();
const mastra = new Mastra({ scorers: { facts }, agents: { guide: agent }, storage, logger: false });
await mastra.getAgent('guide').generate('How long is it?');
const scored = async () => {
  const store = await storage.getStore('scores');
  return (await store!.listScoresByScorerId({ scorerId: 'bridge', pagination: { page: 0, perPage: 1 } })).scores;
};
let live = await scored();
for (const start = Date.now(); live.length === 0 && Date.now() - start < 60_000; live = await scored())
  await new Promise((resolve) => setTimeout(resolve, 50));
const { score } = await mastra.listScorers()!.facts.run({ output: 'The bridge is 150 m long.' });

const assertion = async (output: string): Promise<GradingResult> => {
  const { pass, score, reason } = await createFactualityScorer({
    options: { reference: 'The bridge is 120 m long.' },
  }).run({ output });
  return { pass, score: score ?? 0, reason };
};
export const byModel = (model: LanguageModelV2) => createHallucinationScorer({ model });
export const byClient = (client: OpenAI) => createHallucinationScorer({ model: { client, model: 'gpt-4o' } });

console.log(JSON.stringify([Object.keys(mastra.listScorers()!), live[0]?.score, score, (await assertion('The bridge is 150 m long.')).pass]));
`;

describe('the npm package beside its neighbours', () => {
  let folder: string;
  /** Of the compiler. */
  let errors: string;

  before(async function () {
    this.timeout(600_000);
    const installed = join(await neighbours(), 'node_modules');
    folder = await folderWithLibrary();
    const modules = join(folder, 'node_modules');
    await Promise.all([mkdir(join(modules, '@ai-sdk')), mkdir(join(modules, '@types'))]);
    const links: readonly (readonly [string, string])[] = [
      ...['@mastra', '@ai-sdk/provider', 'promptfoo'].map((name) => [join(installed, name), name] as const),
      ...['openai', '@types/node'].map((name) => [join(root, 'node_modules', name), name] as const),
    ];
    await Promise.all(links.map(([from, to]) => symlink(from, join(modules, to), 'junction')));
    await writeFile(join(folder, 'program.mts'), program);
    const flags = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--skipLibCheck',
      '--types',
      'node',
    ];
    errors = (await node(join(root, 'node_modules/typescript/bin/tsc'), ...flags, 'program.mts')).stdout;
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('type-checks with what Mastra, AI SDK, OpenAI and promptfoo publish', () => {
    assert.equal(errors, '');
  });

  it('registers in Mastra, scores there and on an agent', async () => {
    const { stdout } = await node('program.mjs');
    assert.equal(stdout.trim(), JSON.stringify([['facts', 'bridge'], 1, 1, false]));
  });

  const node = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: folder, timeout: 120_000 }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: `${stdout}${stderr}` }),
    );
});
