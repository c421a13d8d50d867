import assert from 'node:assert/strict';
import { scorers } from '../../../../src/check/score/catalogue.ts';
import type { CountsAs } from '../../../../src/check/score/scorer.ts';
import type { Flags, Verdict } from '../../../../src/check/types.ts';
import { assessment, failure } from '../outcomes.ts';

type Row = readonly [
  verdict: Verdict,
  flags: Flags,
  hallucination: CountsAs,
  faithfulness: CountsAs,
  contradiction: CountsAs,
];

const table: readonly Row[] = [
  ['supported', {}, 'fine', 'supported', 'noClash'],
  ['supported', { rounded: true }, 'fine', 'unsure', 'noClash'],
  ['supported', { coarser: true }, 'fine', 'supported', 'noClash'],
  ['supported', { hedged: true }, 'fine', 'unsure', 'noClash'],
  ['contradicted', {}, 'hallucinated', 'contradicted', 'clash'],
  ['contradicted', { hedged: true }, 'fine', 'unsure', 'noClash'],
  ['unsupported', {}, 'hallucinated', 'unsure', 'noClash'],
  ['unsupported', { hedged: true }, 'hallucinated', 'unsure', 'noClash'],
  ['contradicted', { hedged: true, subjective: true }, 'hallucinated', 'contradicted', 'clash'],
  ['supported', { hedged: true, subjective: true }, 'fine', 'supported', 'noClash'],
];

describe('how a claim counts', () => {
  for (const [verdict, flags, hallucination, faithfulness, contradiction] of table)
    it(`${verdict} ${Object.keys(flags).join(' and ')}: ${hallucination}, ${faithfulness}, ${contradiction}`, () => {
      const finding = assessment(verdict, flags);
      assert.equal(scorers.hallucination.countsAs(finding), hallucination);
      assert.equal(scorers.faithfulness.countsAs(finding), faithfulness);
      assert.equal(scorers.contradiction.countsAs(finding), contradiction);
    });

  it('a failed claim is not counted by any scorer', () => {
    for (const scorer of Object.values(scorers)) assert.equal(scorer.countsAs(failure()), 'notCounted');
  });
});
