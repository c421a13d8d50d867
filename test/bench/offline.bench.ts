import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import type { JudgeRequest } from '../../src/check/judge.ts';
import { Checker } from '../../src/editor/checking/checker.ts';
import { createOfflineJudge } from '../../src/judges/offline/offlineJudge.ts';
import { Findings } from '../../src/review/findings.ts';
import { readText } from '../../src/sources/readText.ts';
import type { Sentence } from '../../src/text/passage.ts';
import { buildIndex } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';
import { createProse } from './prose.ts';

/**
 * Times the offline judge: a 1,000-word output against a 100-page context from cold, one edited sentence, and how long
 * the host is held at most while a 5 MB context and a 1 MB line are judged.
 */
const prose = createProse(11);

const requestOf = (output: string, context: string): JudgeRequest => ({
  sentences: segment(output),
  index: buildIndex([readText('context.md', context)]),
});

/** The longest stretch that `work` holds the host without a turn, and all of its time, in milliseconds. */
async function timed(work: () => Promise<void>): Promise<{ readonly total: number; readonly held: number }> {
  const start = performance.now();
  let turned = start;
  let held = 0;
  const turns = setInterval(() => {
    held = Math.max(held, performance.now() - turned);
    turned = performance.now();
  }, 0);
  await work();
  clearInterval(turns);
  return { total: performance.now() - start, held: Math.max(held, performance.now() - turned) };
}

/** Milliseconds in all, the longest stretch without giving the host a turn, and claims. */
async function judge(request: JudgeRequest) {
  let claims = 0;
  const { total, held } = await timed(async () => {
    for await (const event of createOfflineJudge().assess(request, new AbortController().signal))
      if (event.type === 'judged') claims++;
  });
  return { total, held, claims };
}

/** Sentences edited one after the other, each checked again by the editor's own check, from its sources to its store. */
async function live(): Promise<void> {
  const uri = 'file:///output.md';
  const findings = new Findings(() => undefined);
  const source = readText('file:///context.md', context);
  const offline = createOfflineJudge();
  const checker = new Checker(
    findings,
    { of: async () => ({ context: [source.uri] }), outside: () => [], read: async () => [source] },
    { create: async () => offline },
  );
  let text = output;
  const document = {
    uri: { toString: () => uri },
    languageId: 'markdown',
    getText: () => text,
  } as unknown as Parameters<Checker['check']>[0]['document'];
  await checker.check({ document });
  const times: { readonly total: number; readonly held: number }[] = [];
  for (const [i, sentence] of segment(output).entries()) {
    const at = sentence.start + i + 4;
    const edit = { start: at, end: at, text: 'q' };
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    findings.edit(uri, [edit], (from, to) => text.slice(from, to));
    const only = (sentence: Sentence) => findings.needsCheck(uri, sentence);
    times.push(await timed(async () => void (await checker.check({ document, only }))));
    assert.ok(findings.get(uri)?.findings.every(({ stale }) => !stale));
  }
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
