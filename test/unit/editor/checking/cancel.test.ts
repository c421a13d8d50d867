import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import type { Judge, JudgeEvent } from '../../../../src/check/judge.ts';
import { Checker } from '../../../../src/editor/checking/checker.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { Findings } from '../../../../src/review/findings.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { IndexCache } from '../../../../src/text/searchIndex.ts';

const uri = 'file:///work/a.md';
const context = readText('file:///work/c.md', 'The ferry carries 120 cars.');

/** A judge that has answered everything before anybody listens, and takes no notice of being stopped. */
const hasty = (count: number): Judge => ({
  id: 'test',
  async *assess() {
    for (let sentence = 0; sentence < count; sentence++) yield answer(sentence);
  },
});

/** One that says nothing for ever. */
const silent: Judge = {
  id: 'test',
  async *assess() {
    yield answer(0);
    await new Promise(() => {});
  },
};

const answer = (sentence: number): JudgeEvent => ({
  type: 'judged',
  sentence,
  start: sentence * 28,
  end: sentence * 28 + 27,
  verdict: 'supported',
  reason: { code: 'model', at: [] },
  citations: [{ passage: 0, role: 'supports' }],
  confidence: 'high',
  alarm: 0,
});

function checkOf(judge: Judge, sentences: number, signal?: AbortSignal) {
  const findings = new Findings(() => undefined);
  const text = 'The ferry carries 120 cars.\n'.repeat(sentences);
  const document = { uri: { toString: () => uri }, languageId: 'plaintext', getText: () => text };
  const contexts = {
    of: async () => ({ context: [context.uri] }),
    outside: () => [],
    ownText: () => [],
    read: async () => ({ sources: [context], leftOut: [] }),
  };
  const checker = new Checker(findings, contexts, { create: async () => judge }, new IndexCache());
  const done = checker.check({ document: document as unknown as vscode.TextDocument, signal });
  return { findings, done };
}

const stateOf = (findings: Findings) => {
  const review = findings.get(uri);
  return { state: review?.run.state, answered: review?.findings.length };
};

/** Until the condition holds; looked at as often as a window would have a turn. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('a check in the editor that is cancelled', () => {
  it('is cancelled at once, and counts nothing up from then on', async () => {
    const count = 20_000;
    const { findings, done } = checkOf(hasty(count), count);
    await until(() => (findings.get(uri)?.findings.length ?? 0) > 0);
    findings.cancel(uri);
    const { state, answered } = stateOf(findings);
    assert.equal(state, 'cancelled');
    assert.ok(answered! < count, `${answered} of ${count} are answered when it is cancelled`);
    const began = performance.now();
    await done;
    assert.ok(performance.now() - began < 2000);
    assert.deepEqual(stateOf(findings), { state: 'cancelled', answered });
  });

  it('is over also where its judge takes no notice', async () => {
    const { findings, done } = checkOf(silent, 2);
    await until(() => findings.get(uri)?.findings.length === 1);
    findings.cancel(uri);
    const began = performance.now();
    assert.equal((await done)?.run.state, 'cancelled');
    assert.ok(performance.now() - began < 2000);
  });

  it('is over with the offline judge, too, and its rest is to be checked', async () => {
    const { findings, done } = checkOf(createOfflineJudge(), 3000);
    await until(() => (findings.get(uri)?.findings.length ?? 0) > 10);
    findings.cancel(uri);
    const { answered } = stateOf(findings);
    const review = await done;
    assert.deepEqual([review?.run.state, review?.findings.length], ['cancelled', answered]);
    assert.equal(review?.outcome.unanswered.length, 3000 - answered!);
  });

  it('does not begin where it is cancelled before', async () => {
    const stop = new AbortController();
    const { findings, done } = checkOf(hasty(2), 50_000, stop.signal);
    stop.abort();
    await assert.rejects(done, { code: 'cancelled' });
    assert.equal(findings.get(uri), undefined);
  });
});
