import { performance } from 'node:perf_hooks';
import type { JudgeRequest } from '../../src/check/judge.ts';
import { createOfflineJudge } from '../../src/judges/offline/offlineJudge.ts';
import { readText } from '../../src/sources/readText.ts';
import { buildIndex } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';
import { hostPath } from './hostPath.ts';
import { createProse } from './prose.ts';
import { timed, timeRechecks } from './recheck.ts';

/**
 * Times the offline judge: a 1,000-word output against a 100-page context from cold, one edited sentence, and how long
 * the host is held at most while a 5 MB context and a 1 MB line are judged.
 */
const prose = createProse(11);

const requestOf = (output: string, context: string): JudgeRequest => ({
  sentences: segment(output),
  index: buildIndex([readText('context.md', context)]),
});

/** Milliseconds in all, the longest stretch without giving the host a turn, and claims. */
async function judge(request: JudgeRequest) {
  let claims = 0;
  const { total, held } = await timed(async () => {
    for await (const event of createOfflineJudge().assess(request, new AbortController().signal))
      if (event.type === 'judged') claims++;
  });
  return { total, held, claims };
}

async function live(): Promise<void> {
  const { judge, indexes } = hostPath();
  const times = await timeRechecks(judge, output, context, indexes);
  const most = (of: 'total' | 'held') => Math.max(...times.map((time) => time[of]));
  const median = times.map(({ total }) => total).toSorted((a, b) => a - b)[times.length >> 1]!;
  row(
    `one edited sentence, ${times.length} times, as the editor checks it`,
    `${ms(median)}, ${ms(most('total'))} at most (budget 50), host held ${ms(most('held'))} at most`,
  );
}

const output = prose(1000);
const context = prose(50_000);
const row = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);
const ms = (value: number) => `${value.toFixed(0)} ms`;

const cold = performance.now();
const request = requestOf(output, context);
const read = performance.now() - cold;
const first = await judge(request);
row('read and index a context of 100 pages', ms(read));
row(`judge an output of 1,000 words (${first.claims} claims)`, ms(first.total));
row('together, cold', `${ms(read + first.total)} (budget 1,000)`);

await live();

const large = requestOf(prose(200), prose(850_000));
const few = await judge(large);
row('200 words against 5 MB', `${ms(few.total)}, host held ${ms(few.held)} at most`);

const line = requestOf('x'.repeat(1_000_000), context);
const long = await judge(line);
row('a line of 1 MB without a space', `${ms(long.total)}, host held ${ms(long.held)} at most`);
const words = requestOf(prose(150_000).replaceAll('\n', ' '), context.slice(0, 100_000));
const stop = new AbortController();
setTimeout(() => stop.abort(), 500);
const began = performance.now();
for await (const event of createOfflineJudge().assess(words, stop.signal)) void event;
row(
  'an output of 1 MB on one line, cancelled after 500 ms',
  `stopped after ${ms(performance.now() - began)}`,
);
