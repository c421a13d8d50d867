import { performance } from 'node:perf_hooks';
import type { JudgeRequest } from '../../src/check/judge.ts';
import { createOfflineJudge } from '../../src/judges/offline/offlineJudge.ts';
import { readText } from '../../src/sources/readText.ts';
import { buildIndex } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';
import { mulberry } from './accuracy/metrics.ts';

/**
 * Times the offline judge: a 1,000-word output against a 100-page context from cold, one edited sentence, and how long
 * the host is held at most while a 5 MB context and a 1 MB line are judged.
 */
const random = mulberry(11);
const syllables = 'ba re mi to lan ser vo ki dur pel ana gor tis fen lo quar sim eth und pro'.split(' ');
const vocabulary = Array.from({ length: 6000 }, () =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * syllables.length)],
  ).join(''),
);
/** Words as often as in a language: the n-th most frequent one in n. */
const word = (): string => vocabulary[Math.floor(vocabulary.length ** random()) - 1]!;
const some = (count: number): string => Array.from({ length: count }, word).join(' ');

/** A date and a sum in every second sentence. */
const sentence = (): string => {
  const plain = `the ${some(5)} was ${some(4)} near ${some(3)}`;
  if (random() < 0.5) return `${plain[0]!.toUpperCase()}${plain.slice(1)}.`;
  const day = `${1 + Math.floor(random() * 28)} May ${1990 + Math.floor(random() * 35)}`;
  return `On ${day} ${plain} for $${Math.floor(random() * 9000)}.`;
};
const prose = (words: number): string => {
  const lines: string[] = [];
  for (let count = 0; count < words; count += 17) lines.push(sentence());
  return lines.map((line, i) => (i % 6 === 5 ? `${line}\n\n` : `${line} `)).join('');
};

const requestOf = (output: string, context: string): JudgeRequest => ({
  sentences: segment(output),
  index: buildIndex([readText('context.md', context)]),
});

/** Milliseconds in all, and the longest stretch without giving the host a turn. */
async function judge(
  request: JudgeRequest,
): Promise<{ readonly total: number; readonly held: number; readonly claims: number }> {
  const start = performance.now();
  let turned = start;
  let held = 0;
  let claims = 0;
  const turns = setInterval(() => {
    held = Math.max(held, performance.now() - turned);
    turned = performance.now();
  }, 0);
  for await (const event of createOfflineJudge().assess(request, new AbortController().signal))
    if (event.type === 'judged') claims++;
  clearInterval(turns);
  return { total: performance.now() - start, held: Math.max(held, performance.now() - turned), claims };
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

const edited = { ...request, sentences: request.sentences.slice(0, 1) };
const again = await judge(edited);
row('one edited sentence', `${ms(again.total)} (budget 50)`);

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
