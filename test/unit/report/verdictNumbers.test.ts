import assert from 'node:assert/strict';
import { explainScore } from '../../../src/check/score/explanation.ts';
import { faithfulness } from '../../../src/check/score/faithfulness.ts';
import type { Flags } from '../../../src/check/types.ts';
import { scoreNumber, scoreReasonText } from '../../../src/report/scoreReasonText.ts';
import { countsText, supportedNumberText } from '../../../src/report/verdictNumbers.ts';
import { assessment, outcome } from '../check/outcomes.ts';

const flags: readonly Flags[] = [
  {},
  {},
  { rounded: true },
  { hedged: true },
  { hedged: true, rounded: true },
];
const claims = outcome([
  ...flags.map((each) => assessment('supported', each)),
  assessment('unsupported', {}, { text: 'Everyone danced.' }),
]);

describe('the numbers of verdicts', () => {
  it('add up with the claims that the score counts', () => {
    assert.equal(supportedNumberText(flags, 6), '5 of 6 supported (1 only within rounding, 2 hedged)');
    assert.match(
      scoreReasonText(explainScore(faithfulness.score(claims), claims)),
      /2 of 6 claims count as supported; 2 more are supported but hedged; 1 more agrees only within rounding\./,
    );
  });

  it('say nothing of rounding where there is none', () =>
    assert.equal(supportedNumberText([{}, { hedged: true, subjective: true }], 2), '2 of 2 supported'));

  it('name only what there is, worst first', () => {
    const counts = { contradicted: 1, unsupported: 0, failed: 0, supported: 3 };
    assert.equal(countsText(counts), '1 contradicted, 3 of 4 supported');
    assert.equal(countsText({ ...counts, failed: 2 }), '1 contradicted, 2 failed, 3 of 4 supported');
    assert.equal(countsText({ ...counts, contradicted: 0 }), '3 of 3 supported');
    assert.equal(countsText({ contradicted: 0, unsupported: 0, failed: 0, supported: 0 }), 'no claims');
  });

  it('say what is only nearly supported, and what someone has looked at', () =>
    assert.equal(
      countsText({
        ...{ contradicted: 1, unsupported: 1, failed: 0, supported: 1 },
        supportedFlags: [{ rounded: true }],
        decided: 1,
      }),
      '1 contradicted, 1 unsupported, 1 of 3 supported (1 only within rounding) · 1 of 2 reviewed',
    ));
});

describe('the number of a score', () => {
  it('reads as whole only where it is', () => {
    assert.deepEqual([1, 0.998, 0.995, 0.5, 2 / 3, 0.003, 0, 10, 9.999].map(scoreNumber), [
      ...['1', '0.99', '0.99', '0.5', '0.67', '0.01', '0', '10', '9.99'],
    ]);
  });
});
