import assert from 'node:assert/strict';
import fc from 'fast-check';
import { scorers } from '../../../../src/check/score/catalogue.ts';
import { assessment, failure, outcome, times } from '../outcomes.ts';

const { faithfulness, hallucination } = scorers;
const supported = assessment('supported');
const contradicted = assessment('contradicted');
const unsupported = assessment('unsupported');

describe('faithfulness and hallucination', () => {
  const mixed = outcome([...times(5, supported), contradicted, ...times(2, unsupported)]);

  it('are the share of supported, and of contradicted or unbacked claims', () => {
    const { value, status, counted, total, band, tallies } = faithfulness.score(mixed);
    assert.deepEqual([value, status, counted, total, band], [5 / 8, 'scored', 5, 8, 'some']);
    assert.deepEqual(tallies, { supported: 5, contradicted: 1, unsure: 2 });
    assert.equal(hallucination.score(mixed).value, 3 / 8);
  });

  it('are multiplied by the scale, which leaves the band alone', () => {
    const { value, band } = faithfulness.score(mixed, { scale: 10 });
    assert.deepEqual([value, band], [6.25, 'some']);
  });

  it('do not apply where there is no claim', () => {
    for (const scorer of [faithfulness, hallucination]) {
      const { value, status, band } = scorer.score(outcome([]));
      assert.deepEqual([value, status, band], [null, 'notApplicable', null]);
    }
  });

  it('of an empty context: faithfulness does not apply, every claim is hallucinated', () => {
    const empty = outcome(times(2, unsupported), { statements: 0, items: 0 });
    assert.equal(faithfulness.score(empty).status, 'notApplicable');
    assert.equal(faithfulness.score(empty).value, null);
    assert.equal(hallucination.score(empty, { scale: 2 }).value, 2);
  });
});

describe('a score with missing answers', () => {
  const partial = outcome([supported, supported, unsupported, failure()], { unanswered: [4] });

  it('is that of the rest, with the worst and best that each missing claim allows', () => {
    const score = faithfulness.score(partial);
    assert.deepEqual([score.value, score.status, score.missing], [2 / 3, 'partial', 2]);
    assert.deepEqual(score.range, [2 / 5, 4 / 5]);
  });

  it('has the band of its worst', () => {
    const open = outcome([supported, supported, failure()]);
    assert.deepEqual([faithfulness.score(open).value, faithfulness.score(open).band], [1, 'most']);
    assert.equal(hallucination.score(open).band, 'low');
  });

  it('has its worst at the upper end where lower is better', () => {
    assert.deepEqual(hallucination.score(partial, { scale: 10 }).range, [6, 2]);
  });

  it('has failed where nothing was judged', () => {
    for (const scorer of Object.values(scorers)) {
      const { value, status, range } = scorer.score(outcome([failure()]));
      assert.deepEqual([value, status, range], [null, 'failed', undefined]);
    }
  });

  it('lies between its worst and its best, whatever was found', () => {
    const anyFinding = fc.constantFrom(supported, contradicted, unsupported, failure());
    fc.assert(
      fc.property(fc.array(anyFinding), fc.nat(3), (findings, unanswered) => {
        for (const scorer of Object.values(scorers)) {
          const { value, range, scale } = scorer.score(
            outcome(findings, { unanswered: Array.from({ length: unanswered }, (_, i) => i) }),
            { scale: 5 },
          );
          if (value === null) continue;
          const [low, high] = (range ?? [value, value]).toSorted((a, b) => a - b);
          assert.ok(0 <= low! && low! <= value && value <= high! && high! <= scale);
        }
      }),
    );
  });
});
