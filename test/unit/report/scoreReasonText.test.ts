import assert from 'node:assert/strict';
import { scorers } from '../../../src/check/score/catalogue.ts';
import { explainScore } from '../../../src/check/score/explanation.ts';
import type { ScoreOptions, ScorerId } from '../../../src/check/score/scorer.ts';
import type { Outcome } from '../../../src/check/types.ts';
import { scoreReasonText } from '../../../src/report/scoreReasonText.ts';
import { assessment, clash, failure, outcome } from '../check/outcomes.ts';

const reason = (scorer: ScorerId, of: Outcome, options?: ScoreOptions): string =>
  scoreReasonText(explainScore(scorers[scorer].score(of, options), of));

const mixed = outcome([
  assessment('supported', {}, { text: 'It rains.' }),
  assessment('supported', { rounded: true }, { text: 'About 300 people came.' }),
  assessment(
    'contradicted',
    {},
    { text: 'It began at\n9.', evidence: [clash(3, { quote: 'Begins at 10.' })] },
  ),
  assessment('unsupported', {}, { text: 'Everyone danced.' }),
  assessment('contradicted', { hedged: true }, { text: 'It may have ended late.' }),
]);

describe('the reason of a score', () => {
  it('of faithfulness names what is not supported, worst first', () =>
    assert.equal(
      reason('faithfulness', mixed),
      'The score is 0.2 because 1 of 5 claims count as supported; 1 more agrees only within rounding. ' +
        'Contradicted (1): “It began at 9”. Contradicted, but hedged (1): “It may have ended late”. ' +
        'Unsupported (1): “Everyone danced”. Supported only within rounding (1): “About 300 people came”.',
    ));

  it('of hallucination names what is contradicted and what is not backed', () =>
    assert.equal(
      reason('hallucination', mixed, { scale: 10 }),
      'The score is 4 because 2 of 5 claims are contradicted or not backed by the context. ' +
        'Contradicted (1): “It began at 9”. Unsupported (1): “Everyone danced”.',
    ));

  it('of contradiction lists statements of the context', () =>
    assert.equal(
      reason('contradiction', mixed),
      'The score is 0.1 because 1 of 10 context statements are contradicted. Contradicted statements of the context (1): “Begins at 10”.',
    ));

  it('tells the range that missing answers leave', () =>
    assert.equal(
      reason('faithfulness', outcome([assessment('supported'), failure()], { unanswered: [2] })),
      'The score is 1 because 1 of 1 claim counts as supported. 2 claims could not be checked. ' +
        'The score lies between 0.33 and 1.',
    ));

  it('names three claims of a group and counts the rest', () => {
    const many = outcome(['a', 'b', 'c', 'd', 'e'].map((text) => assessment('unsupported', {}, { text })));
    assert.match(reason('faithfulness', many), /Unsupported \(5\): “a”, “b”, “c”, and 2 more\.$/);
  });

  it('says why there is no score', () => {
    assert.equal(reason('faithfulness', outcome([])), 'There is no score because the output makes no claim.');
    assert.equal(
      reason('faithfulness', outcome([assessment('unsupported')], { statements: 0, items: 0 })),
      'There is no score because the context is empty.',
    );
    assert.equal(
      reason('hallucination', outcome([failure()])),
      'There is no score because no claim could be checked.',
    );
  });
});
