import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Judge, JudgeRequest } from '../../src/check/judge.ts';
import type { ModelRuntime } from '../../src/judges/reading/readingModel.ts';
import { readText } from '../../src/sources/readText.ts';
import { buildIndex } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { openOfflineJudge } from '../../src/worker/openOfflineJudge.ts';
import { runtimePlaces } from '../../src/worker/runtimePlaces.node.ts';
import { createProse } from './prose.ts';

/**
 * Times the offline judge with a local model, warm, from `tsx test/bench/localModel.bench.ts --model FOLDER`, natively
 * and in WebAssembly (`--runtime` for one of them): a 1,000-word output against 100 pages, then single sentences of it.
 * Half of the output's sentences are the context's own, the other half the context's with their words in another order,
 * which rules leave open.
 */
const { values: options } = parseArgs({
  options: { model: { type: 'string' }, runtime: { type: 'string' } },
});
const { model: modelFolder, runtime: only } = options;
if (modelFolder === undefined) throw new Error('Say where a local model is: --model FOLDER');

const prose = createProse(11);
const context = prose(50_000);
const own = segment(context)
  .filter((_, i) => i % 37 === 0)
  .slice(0, 60)
  .map(({ text }, i) => (i % 2 === 0 ? text : turned(text)));
const request: JudgeRequest = {
  sentences: segment(own.join('\n\n')),
  index: buildIndex([readText('context.md', context)]),
};

/** Its second half first: the same words, said otherwise. */
function turned(text: string): string {
  const words = text.replace(/[.\s]+$/, '').split(/\s+/);
  const half = words.length >> 1;
  const [first = '', ...rest] = [...words.slice(half), ...words.slice(0, half)];
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
}

interface Times {
  readonly first: number;
  readonly all: number;
  /** Longest stretch in which the host had no turn. */
  readonly held: number;
  readonly claims: number;
}

async function time(judge: Judge, asked: JudgeRequest): Promise<Times> {
  const start = performance.now();
  let first: number | undefined;
  let claims = 0;
  let last = start;
  let held = 0;
  const turns = setInterval(() => {
    held = Math.max(held, performance.now() - last);
    last = performance.now();
  }, 0);
  for await (const event of judge.assess(asked, new AbortController().signal))
    if (event.type === 'judged') {
      claims++;
      first ??= performance.now() - start;
    }
  clearInterval(turns);
  return { first: first ?? 0, all: performance.now() - start, held, claims };
}

const row = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Budgets; WebAssembly is for where nothing better runs. */
const budgets = {
  native: { first: '1,000', all: '8,000', one: '300' },
  wasm: { first: '–', all: '30,000', one: '–' },
} as const;

async function measure(wanted: ModelRuntime, folder: string): Promise<void> {
  const places = runtimePlaces();
  const native = wanted === 'native' ? places.runtimes.native : undefined;
  const models = new NodeLocalModels({ ...places, runtimes: { ...places.runtimes, native } });
  const began = performance.now();
  const judge = await openOfflineJudge({ modelFolder: folder }, models);
  const loaded = performance.now() - began;
  const { runtime } = await models.inFolder(folder);
  if (runtime !== wanted) throw new Error(`No ${wanted} runtime here.`);
  const budget = budgets[wanted];
  row(`${wanted}: load the model`, ms(loaded));
  const cold = await time(judge, request);
  row(
    `${own.length} sentences, ${cold.claims} claims, the context unread`,
    `first ${ms(cold.first)}, all ${ms(cold.all)}`,
  );
  const warm = await time(judge, request);
  row(
    'the same again, warm',
    `first ${ms(warm.first)} (budget ${budget.first}), all ${ms(warm.all)} (budget ${budget.all})`,
  );
  row('', `host held ${ms(warm.held)} at most`);
  const single: number[] = [];
  for (let position = 1; position < 30; position += 2)
    single.push((await time(judge, { ...request, only: [position] })).all);
  single.sort((a, b) => a - b);
  row(
    'one sentence',
    `${ms(single[single.length >> 1]!)}, ${ms(single.at(-1)!)} at most (budget ${budget.one})`,
  );
}

row('cores', `${availableParallelism()}, load of the last minute ${loadavg()[0]!.toFixed(1)}`);
for (const runtime of ['native', 'wasm'] as const)
  if (only === undefined || only === runtime) await measure(runtime, modelFolder);
process.exit();
