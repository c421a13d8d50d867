import assert from 'node:assert/strict';
import { explainScore } from '../../../src/check/score/explanation.ts';
import { faithfulness } from '../../../src/check/score/faithfulness.ts';
import type { Flags } from '../../../src/check/types.ts';
import { scoreReasonText } from '../../../src/report/scoreReasonText.ts';
import { supportedNumberText, verdictNumbersText } from '../../../src/report/verdictNumbers.ts';
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

  it('name failed claims only where there are some', () => {
    const numbers = { contradicted: 1, unsupported: 0, failed: 0, supported: 3 };
    assert.equal(verdictNumbersText(numbers), '1 contradicted, 0 unsupported, 3 supported');
    assert.equal(
      verdictNumbersText({ ...numbers, failed: 2 }),
      '1 contradicted, 0 unsupported, 2 failed, 3 supported',
    );
  });
});
