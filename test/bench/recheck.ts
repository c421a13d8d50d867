import assert from 'node:assert/strict';
import type { Judge } from '../../src/check/judge.ts';
import { Checker } from '../../src/editor/checking/checker.ts';
import { Findings } from '../../src/review/findings.ts';
import { readText } from '../../src/sources/readText.ts';
import type { Sentence } from '../../src/text/passage.ts';
import { segment } from '../../src/text/segment.ts';

export interface Time {
  /** In milliseconds, as `held`. */
  readonly total: number;
  /** The longest stretch without giving the host a turn. */
  readonly held: number;
}

export async function timed(work: () => Promise<void>): Promise<Time> {
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

/** Sentences edited one after the other, each checked again by the editor's own check, from its sources to its store. */
export async function timeRechecks(judge: Judge, output: string, context: string): Promise<readonly Time[]> {
  const uri = 'file:///output.md';
  const findings = new Findings(() => undefined);
  const source = readText('file:///context.md', context);
  const checker = new Checker(
    findings,
    {
      of: async () => ({ context: [source.uri] }),
      outside: () => [],
      read: async () => ({ sources: [source], leftOut: [] }),
    },
    { create: async () => judge },
  );
  let text = output;
  const document = {
    uri: { toString: () => uri },
    languageId: 'markdown',
    getText: () => text,
  } as unknown as Parameters<Checker['check']>[0]['document'];
  await checker.check({ document });
  const times: Time[] = [];
  for (const [i, sentence] of segment(output).entries()) {
    const at = sentence.start + i + 4;
    const edit = { start: at, end: at, text: 'q' };
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    findings.edit(uri, [edit], (from, to) => text.slice(from, to));
    const only = (sentence: Sentence) => findings.needsCheck(uri, sentence);
    times.push(await timed(async () => void (await checker.check({ document, only }))));
    assert.ok(findings.get(uri)?.findings.every(({ stale }) => !stale));
  }
  return times;
}
