import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { leastAlignment, sameNoun } from '../../../../src/judges/offline/leastAlignment.ts';
import { findValues } from '../../../../src/values/findValues.ts';

const pair = (claim: string, context: string) => [findValues(claim)[0]!, findValues(context)[0]!] as const;

describe('alignment of clashing values', () => {
  it('asks less of what is priced, dated or measured than of bare counts', () => {
    const money = leastAlignment(...pair('It cost $5', 'It cost $7'));
    const counts = leastAlignment(...pair('They have 5', 'They have 7'));
    assert.ok(money < counts);
  });

  it('never takes counts of different things for one', () => {
    assert.equal(leastAlignment(...pair('5 doors', '7 windows')), Number.POSITIVE_INFINITY);
    assert.equal(leastAlignment(...pair('5 doors', '7 doors')), leastAlignment(...pair('$5', '$7')));
  });

  it('compares nouns as far as both are named', () => {
    assert.equal(sameNoun(...pair('5 doors', '7 doors')), 'same');
    assert.equal(sameNoun(...pair('5 doors', '7 windows')), 'different');
    assert.equal(sameNoun(...pair('5 doors', 'all 7')), 'open');
  });
});
