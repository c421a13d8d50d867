import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Judge, JudgeRequest } from '../../src/check/judge.ts';
import { readText } from '../../src/sources/readText.ts';
import { buildIndex } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { openOfflineJudge } from '../../src/worker/openOfflineJudge.ts';
import { createProse } from './prose.ts';

/**
 * Times the offline judge with a local model, warm, from `tsx test/bench/localModel.bench.ts --model FOLDER`: a
 * 1,000-word output against 100 pages, then single sentences of it. Half of the output's sentences are the context's
 * own, the other half the context's with their words in another order, which rules leave open.
 */
const { values: options } = parseArgs({ options: { model: { type: 'string' } } });
if (options.model === undefined) throw new Error('Say where a local model is: --model FOLDER');

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

const began = performance.now();
const judge = await openOfflineJudge({ modelFolder: options.model }, new NodeLocalModels());
row('load the model', ms(performance.now() - began));
const cold = await time(judge, request);
row(
  `${own.length} sentences, ${cold.claims} claims, the context unread`,
  `first ${ms(cold.first)}, all ${ms(cold.all)}`,
);
const warm = await time(judge, request);
row('the same again, warm', `first ${ms(warm.first)} (budget 1,500), all ${ms(warm.all)} (budget 12,000)`);
row('', `host held ${ms(warm.held)} at most`);
const single: number[] = [];
for (let position = 1; position < 30; position += 2)
  single.push((await time(judge, { ...request, only: [position] })).all);
single.sort((a, b) => a - b);
row('one sentence', `${ms(single[single.length >> 1]!)}, ${ms(single.at(-1)!)} at most (budget 500)`);
process.exit();
