import assert from 'node:assert/strict';
import { contradictionBand } from '../../../../src/check/score/contradiction.ts';
import { faithfulnessBand } from '../../../../src/check/score/faithfulness.ts';
import { hallucinationBand } from '../../../../src/check/score/hallucination.ts';
import type { Band } from '../../../../src/check/score/scorer.ts';

const check = (band: (share: number) => Band, rows: readonly (readonly [number, Band])[]) => {
  for (const [share, expected] of rows) assert.equal(band(share), expected, `at ${share}`);
};

describe('bands', () => {
  it('hallucination: 0 none, to .4 low, to .6 mixed, above high, only 1 complete', () =>
    check(hallucinationBand, [
      [0, 'none'],
      [0.01, 'low'],
      [0.4, 'low'],
      [0.41, 'mixed'],
      [0.6, 'mixed'],
      [0.61, 'high'],
      [0.8, 'high'],
      [0.999, 'high'],
      [1, 'complete'],
    ]));

  it('faithfulness: all only at 1, none only at 0, between the others the nearer', () =>
    check(faithfulnessBand, [
      [1, 'all'],
      [0.999, 'most'],
      [0.9, 'most'],
      [0.7, 'most'],
      [0.66, 'most'],
      [0.64, 'some'],
      [0.4, 'some'],
      [0.34, 'few'],
      [0.1, 'few'],
      [0.001, 'few'],
      [0, 'none'],
    ]));

  it('contradiction: complete only at 1, none only at 0, between the others the nearest', () =>
    check(contradictionBand, [
      [1, 'complete'],
      [0.99, 'high'],
      [0.75, 'high'],
      [2 / 3, 'high'],
      [0.5, 'moderate'],
      [1 / 3, 'low'],
      [0.1, 'low'],
      [0.001, 'low'],
      [0, 'none'],
    ]));
});
