import assert from 'node:assert/strict';
import type { Score } from '../../../../src/check/score/scorer.ts';
import { bandOf, displayScore, factualityView, qualityOf } from '../../../../src/view/side/scoreView.ts';

const score = (part: Partial<Score>): Score => ({
  scorer: 'faithfulness',
  value: 0.8333,
  scale: 1,
  status: 'scored',
  band: 'most',
  counted: 5,
  total: 6,
  unit: 'claim',
  missing: 0,
  tallies: {},
  ...part,
});

describe('the displayed score', () => {
  it('has at most two decimals', () => {
    assert.equal(displayScore(score({})), '0.83');
    assert.equal(displayScore(score({ value: 1 })), '1');
  });

  it('is a range while it is open, the lower end first', () => {
    assert.equal(displayScore(score({ range: [0.5, 0.9] })), '0.5–0.9');
    assert.equal(displayScore(score({ scorer: 'hallucination', range: [0.9, 0.5] })), '0.5–0.9');
  });

  it('is a count where a share of so many would say little', () => {
    const many = score({ scorer: 'contradiction', band: null, counted: 5, total: 212, unit: 'statement' });
    assert.deepEqual([displayScore(many), bandOf(many)], ['5 of 212', '5 of 212 statements contradicted']);
    assert.equal(bandOf({ ...many, counted: 1 }), '1 of 212 statements contradicted');
  });

  it('is a dash where there is none', () => {
    const none = score({ value: null, band: null, status: 'notApplicable' });
    assert.deepEqual([displayScore(none), bandOf(none)], ['–', 'not applicable']);
  });
});

describe("the score's quality", () => {
  it('takes the direction into account', () => {
    assert.equal(qualityOf(score({ value: 0.9 }), 'higherIsBetter'), 'good');
    assert.equal(qualityOf(score({ value: 0.9 }), 'lowerIsBetter'), 'poor');
    assert.equal(qualityOf(score({ value: 0 }), 'lowerIsBetter'), 'good');
  });

  it('takes the scale into account', () => {
    assert.equal(qualityOf(score({ value: 6, scale: 10 }), 'higherIsBetter'), 'fair');
  });

  it('of an open score is that of its worst', () => {
    assert.equal(qualityOf(score({ value: 1, range: [0.2, 1] }), 'higherIsBetter'), 'poor');
  });
});

describe('the factuality grade', () => {
  it('warns where contradicting the reference passes', () => {
    const factuality = {
      status: 'scored',
      category: 'D',
      pass: true,
      score: 0.5,
      reason: { code: 'derived', category: 'D', claims: ['It is red.'] },
      form: 'derived',
    } as const;
    assert.match(factualityView(factuality, true).warning ?? '', /contradict the reference pass/);
    assert.equal(factualityView(factuality).warning, undefined);
  });
});
