import assert from 'node:assert/strict';
import type { Verdict } from '../../../src/check/types.ts';
import { Findings } from '../../../src/review/findings.ts';
import { History } from '../../../src/review/history.ts';

const uri = 'file:///a.md';
const sentence = { start: 0, end: 4, text: 'One.', kind: 'prose' as const, trail: [] };

const setUp = () => {
  const findings = new Findings(() => undefined);
  const history = new History(findings);
  const begin = (judge: string) =>
    findings.begin(uri, {
      judge,
      context: [],
      sentences: [sentence],
      span: sentence,
      size: { statements: 1, items: 1 },
    });
  const check = (verdict: Verdict, judge = 'offline') => {
    const run = begin(judge);
    run.add({
      type: 'assessment',
      claim: { id: 'one', text: 'One.', start: 0, end: 4, sentence: 0 },
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

  it('is forgotten when the document is cleared', () => {
    const { check, findings, results } = setUp();
    check('supported');
    findings.clear(uri);
    assert.deepEqual(results(), []);
  });
});
