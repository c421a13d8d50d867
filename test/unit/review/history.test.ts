import assert from 'node:assert/strict';
import type { Verdict } from '../../../src/check/types.ts';
import { Findings } from '../../../src/review/findings.ts';
import { History } from '../../../src/review/history.ts';
import { plain } from '../plain.ts';

const uri = 'file:///a.md';
const sentence = { start: 0, end: 4, text: 'One.', kind: 'prose' as const, trail: [] };

/** @param now when the window is open */
const setUp = (now = 1) => {
  const findings = new Findings(
    () => undefined,
    () => now,
  );
  const history = new History(findings);
  const begin = (judge: string, automatic?: true) =>
    findings.begin(uri, {
      judge,
      automatic,
      context: [],
      sentences: [sentence],
      span: sentence,
      size: { statements: 1, items: 1 },
    });
  const check = (verdict: Verdict, judge = 'offline', text = 'One.') => {
    const run = begin(judge);
    run.add({
      type: 'assessment',
      claim: { id: 'one', text, start: 0, end: 4, sentence: 0 },
      verdict,
      flags: {},
      reason: { code: 'nothingNear' },
      evidence: [],
      confidence: 'high',
      alarm: 0,
      judge,
    });
    run.add({ type: 'ended', how: 'completed' });
  };
  const results = () =>
    history
      .of(uri)
      .map(({ run, outcome }) => [
        run.judge,
        ...outcome.findings.map((finding) => finding.type === 'assessment' && finding.verdict),
      ]);
  return { findings, history, begin, check, results };
};

describe('history', () => {
  it('counts no run that nobody asked for', () => {
    const { begin, check, results } = setUp();
    check('unsupported');
    begin('offline', true).add({ type: 'ended', how: 'completed' });
    assert.deepEqual(results(), [['offline', 'unsupported']]);
  });

  it('remembers what each run found, the oldest first', () => {
    const { check, results } = setUp();
    check('unsupported');
    check('supported');
    check('supported', 'openai:gpt-4o');
    assert.deepEqual(results(), [
      ['offline', 'unsupported'],
      ['offline', 'supported'],
      ['openai:gpt-4o', 'supported'],
    ]);
  });

  it('takes a run that finds the same as no news', () => {
    const { check, results } = setUp();
    check('supported');
    check('supported');
    assert.equal(results().length, 1);
  });

  it('counts a run only when it has ended', () => {
    const { begin, results } = setUp();
    const run = begin('offline');
    assert.deepEqual(results(), []);
    run.add({ type: 'ended', how: 'cancelled' });
    assert.deepEqual(results(), [['offline']]);
  });

  it('is bounded', () => {
    const { check, results } = setUp();
    for (let i = 0; i < 50; i++) check(i % 2 ? 'supported' : 'unsupported');
    assert.equal(results().length, 20);
  });

  it('outlives its window: earlier runs stand before those of the next one', () => {
    const before = setUp();
    before.check('unsupported');
    before.check('supported');
    const stored = JSON.parse(JSON.stringify(before.history.save(uri)));
    const { history, check, results } = setUp(1000);
    history.restore(stored);
    assert.deepEqual(plain(history.of(uri)), plain(before.history.of(uri)));
    check('contradicted');
    assert.deepEqual(
      results().map(([, verdict]) => verdict),
      ['unsupported', 'supported', 'contradicted'],
    );
    const ids = history.of(uri).map(({ run }) => run.id);
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    );
  });

  it('outlives it within bounds: the oldest runs of a long text give way', () => {
    const { check, history } = setUp();
    for (let i = 0; i < 4; i++) check(i % 2 ? 'supported' : 'unsupported', 'offline', 'x'.repeat(100_000));
    const saved = history.save(uri)!;
    assert.deepEqual(
      saved.runs.map(({ run }) => run.id),
      history
        .of(uri)
        .slice(-2)
        .map(({ run }) => run.id),
    );
  });

  it('takes no second note of a run that came back with its findings', () => {
    const before = setUp();
    before.check('supported');
    const { history, findings, results } = setUp();
    history.restore(before.history.save(uri)!);
    findings.restore(before.findings.save(uri)!, 'Two.');
    assert.deepEqual(results(), [['offline', 'supported']]);
  });

  it('goes with a file that is renamed', () => {
    const { check, findings, history, results } = setUp();
    check('supported');
    findings.rename(() => 'file:///b.md');
    assert.deepEqual(results(), []);
    assert.equal(history.of('file:///b.md').length, 1);
  });

  it('tells of each change, so that it can be kept', () => {
    const { check, findings, history } = setUp();
    const told: (number | undefined)[] = [];
    history.onDidChange((changed) => told.push(history.save(changed)?.runs.length));
    check('supported');
    findings.clear(uri);
    assert.deepEqual(told, [1, undefined]);
  });

  it('is forgotten when the document is cleared', () => {
    const { check, findings, results } = setUp();
    check('supported');
    findings.clear(uri);
    assert.deepEqual(results(), []);
  });
});
