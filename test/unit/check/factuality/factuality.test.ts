import assert from 'node:assert/strict';
import {
  type Category,
  categories,
  defaultCategoryWeights,
  letsDisagreementPass,
  toCategoryWeights,
} from '../../../../src/check/factuality/category.ts';
import { deriveFactuality, gradeAnswer } from '../../../../src/check/factuality/factuality.ts';
import type { Problem } from '../../../../src/check/problem.ts';
import type { Finding } from '../../../../src/check/types.ts';
import { assessment, failure, outcome } from '../outcomes.ts';

const options = { weights: defaultCategoryWeights, scale: 1 };

describe('the weight of a category', () => {
  it('is 1 but for D, which is 0, and a score above 0 passes', () => {
    const graded = categories.map((letter) => gradeAnswer(`(${letter}) reason`, options));
    assert.deepEqual(
      graded.map(({ score, pass }) => [score, pass]),
      [
        [1, true],
        [1, true],
        [1, true],
        [0, false],
        [1, true],
      ],
    );
  });

  it('may be set by name, and is multiplied by the scale', () => {
    const weights = toCategoryWeights({ superset: 0.5, agree: 0, disagree: 0.1 });
    const score = (letter: Category) => gradeAnswer(`(${letter})`, { weights, scale: 10 });
    assert.equal(score('A').score, 10);
    assert.equal(score('B').score, 5);
    assert.deepEqual([score('C').score, score('C').pass], [0, false]);
    assert.deepEqual([score('D').score, score('D').pass], [1, true]);
    assert.equal(letsDisagreementPass(weights), true);
    assert.equal(letsDisagreementPass(defaultCategoryWeights), false);
  });

  it('must be a number, 0 or above, under a known name', () => {
    for (const wrong of [{ agree: -1 }, { agree: '1' }, { agree: NaN }, { agree: null }, { other: 1 }])
      assert.throws(() => toCategoryWeights(wrong), { code: 'badWeight' });
    assert.deepEqual(toCategoryWeights({ agree: undefined }), defaultCategoryWeights);
  });
});

describe('a graded category', () => {
  it('has the grader’s reason, or the category’s description where that is blank', () => {
    assert.deepEqual(gradeAnswer('(A) It fits.', options).reason, { code: 'graderSays', text: 'It fits.' });
    assert.deepEqual(gradeAnswer('{"category":"A","reason":" "}', options).reason, {
      code: 'category',
      category: 'A',
    });
  });

  it('is missing where the answer cannot be read: marked, and neither a pass nor a D', () => {
    for (const text of ['', 'I cannot.', '{"category":"X"}', '{"category":"A"}{"category":"B"}']) {
      const { status, category, pass, score } = gradeAnswer(text, {
        weights: { ...defaultCategoryWeights, disagree: 1 },
        scale: 1,
      });
      assert.deepEqual([status, category, pass, score], ['graderError', null, false, null], text);
    }
  });
});

describe('a derived category', () => {
  const supported = assessment('supported');
  const rounded = assessment('supported', { rounded: true });
  const coarser = assessment('supported', { coarser: true });
  const unsupported = assessment('unsupported');
  const contradicted = assessment('contradicted');
  const hedgedClash = assessment('contradicted', { hedged: true });
  const covered = [supported];
  const uncovered = [supported, unsupported];

  const derive = (claims: readonly Finding[], facts: readonly Finding[], offline = false) =>
    deriveFactuality({ output: outcome(claims), reference: outcome(facts), offline }, options);
  const categoryOf = (...given: Parameters<typeof derive>) => derive(...given).category;

  it('is D where an unhedged claim contradicts, whatever else is said', () => {
    assert.equal(categoryOf([supported, contradicted, unsupported], uncovered), 'D');
    assert.equal(categoryOf([contradicted, failure()], covered), 'D');
  });

  it('is E where the only differences are in precision', () => {
    assert.equal(categoryOf([supported, rounded], covered), 'E');
    assert.equal(categoryOf([coarser], uncovered), 'E');
  });

  it('is A where all is supported and a fact is not covered', () =>
    assert.equal(categoryOf([supported], uncovered), 'A'));

  it('is C where all is supported and all is covered', () =>
    assert.equal(categoryOf([supported, supported], covered), 'C'));

  it('is B where all is covered and the rest is not in the reference', () =>
    assert.equal(categoryOf([supported, unsupported], covered), 'B'));

  it('is not derivable otherwise, and then never a pass', () => {
    for (const [claims, facts] of [
      [[supported, unsupported], uncovered],
      [[supported, rounded, unsupported], covered],
      [[supported, hedgedClash], covered],
      [[supported, failure()], covered],
      [[supported], [supported, failure()]],
      [[supported], []],
    ] as const) {
      const { status, category, pass, score } = derive(claims, facts);
      assert.deepEqual([status, category, pass, score], ['notDerivable', null, false, null]);
    }
  });

  it('is never B offline', () => {
    assert.equal(derive([supported, unsupported], covered, true).status, 'notDerivable');
    assert.equal(categoryOf([supported], uncovered, true), 'A');
  });

  const says = (text: string) =>
    outcome([], { sentences: [{ start: 0, end: text.length, text, kind: 'prose', trail: [] }] });
  const short = (output: string, reference: string) =>
    deriveFactuality({ output: says(output), reference: says(reference), offline: true }, options);

  it('does not apply to an empty output', () => {
    const empty = outcome([], { sentences: [] });
    const { status, score, pass } = deriveFactuality(
      { output: empty, reference: outcome(covered), offline: true },
      options,
    );
    assert.deepEqual([status, score, pass], ['notApplicable', null, false]);
  });

  it('is C for the very same answer, though it be too short to be a claim', () => {
    for (const [output, reference] of [
      ['Oslo', 'Oslo'],
      ['  oslo. ', 'Oslo'],
      ['Five  in the morning!', 'Five in the morning'],
    ] as const)
      assert.equal(short(output, reference).category, 'C', output);
  });

  it('is not derivable from another answer that makes no claim', () => {
    for (const [output, reference] of [
      ['Bergen', 'Oslo'],
      ['-5', '5'],
      ['…', '…'],
    ] as const)
      assert.equal(short(output, reference).status, 'notDerivable', output);
  });

  it('is labelled', () => assert.equal(derive([supported], covered).form, 'derived'));
});

it('a factuality problem names what is wrong', () => {
  assert.throws(
    () => toCategoryWeights({ subset: -2 }),
    (problem: Problem) => problem.args.name === 'subset' && problem.args.value === '-2',
  );
});
