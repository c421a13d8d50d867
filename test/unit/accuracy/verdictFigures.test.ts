import assert from 'node:assert/strict';
import { squigglesPerThousandWords } from '../../bench/accuracy/faultless.ts';
import { auroc, balancedAccuracy, bootstrap, calibrationError } from '../../bench/accuracy/metrics.ts';
import { isFlagged } from '../../bench/accuracy/textOutcome.ts';
import { meanFigures, verdictFigures } from '../../bench/accuracy/verdictFigures.ts';
import { barelySupported, contradicted, outcomeOf, supported, underlined, unsupported } from './figures.ts';

describe('figures of verdicts', () => {
  const right = [supported, supported, unsupported, contradicted];
  const wrong = [supported, barelySupported, unsupported, underlined, contradicted];
  const figures = verdictFigures([
    ...right.map((outcome) => ({ supported: true, outcome })),
    ...wrong.map((outcome) => ({ supported: false, outcome })),
  ]);

  it('count what is doubted, underlined and passed', () => {
    const { verdictAccuracy, squiggleAccuracy, ...counts } = figures;
    assert.deepEqual(counts, {
      right: 4,
      wrong: 5,
      wrongSupported: 2 / 5,
      wrongSupportedSurely: 1 / 5,
      wrongSupportedHighly: 1 / 5,
      wrongContradicted: 1 / 5,
      wrongFlagged: 2 / 5,
      rightContradicted: 1 / 4,
      rightDoubted: 2 / 4,
      rightFlagged: 1 / 4,
    });
    assert.ok(Math.abs(verdictAccuracy - (1 / 2 + 3 / 5) / 2) < 1e-12);
    assert.ok(Math.abs(squiggleAccuracy - (3 / 4 + 2 / 5) / 2) < 1e-12);
  });

  it('take the worst claim of a text, and of these the least sure', () => {
    const both = outcomeOf(
      { confidence: 'high' },
      { verdict: 'unsupported', confidence: 'high' },
      { verdict: 'unsupported', confidence: 'medium' },
    );
    assert.equal(both.verdict, 'unsupported');
    assert.equal(both.confidence, 'medium');
    assert.equal(outcomeOf().verdict, 'none');
  });

  it('doubt nothing in a text of which nothing is claimed, and do not call it supported', () => {
    const { verdictAccuracy, wrongSupported } = verdictFigures([
      { supported: false, outcome: outcomeOf() },
      { supported: true, outcome: outcomeOf() },
    ]);
    assert.equal(verdictAccuracy, 1 / 2);
    assert.equal(wrongSupported, 0);
  });

  it('have a mean over sets that leaves out what a set lacks', () => {
    const onlyRight = verdictFigures([{ supported: true, outcome: unsupported }]);
    assert.ok(Number.isNaN(onlyRight.wrongSupported));
    const mean = meanFigures([figures, onlyRight]);
    assert.equal(mean.wrongSupported, 2 / 5);
    assert.equal(mean.rightDoubted, 3 / 4);
  });

  it('underline by sensitivity', () => {
    const faint = outcomeOf({ verdict: 'unsupported', alarm: 0.35 });
    assert.deepEqual(
      (['quiet', 'balanced', 'strict'] as const).map((sensitivity) => isFlagged(faint, sensitivity)),
      [false, false, true],
    );
  });

  it('count squiggles by a thousand words', () => {
    const texts = [
      { text: 'one two three', outcome: underlined },
      { text: 'four five', outcome: supported },
    ];
    assert.equal(squigglesPerThousandWords(texts), 200);
  });
});

describe('metrics', () => {
  it('rank: ties count half', () => {
    assert.equal(auroc([1, 2, 3, 4], [false, true, false, true]), 3 / 4);
    assert.equal(auroc([1, 1], [false, true]), 1 / 2);
  });

  it('balance the two sides, whatever their sizes', () =>
    assert.equal(balancedAccuracy([0.9, 0.1, 0.1, 0.9], [true, false, false, false], 0.5), (1 + 2 / 3) / 2));

  it('measure how far probabilities are from rates', () =>
    assert.ok(Math.abs(calibrationError([0.75, 0.75], [true, false]) - 0.25) < 1e-12));

  it('resample whole documents', () => {
    const items = [1, 1, 0, 0].map((value, i) => ({ value, group: String(i >> 1) }));
    const mean = (sample: readonly { readonly value: number }[]) =>
      sample.reduce((sum, { value }) => sum + value, 0) / sample.length;
    assert.deepEqual(
      bootstrap(items, ({ group }) => group, mean),
      { value: 1 / 2, low: 0, high: 1 },
    );
  });
});
