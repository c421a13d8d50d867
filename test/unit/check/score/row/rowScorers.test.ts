import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type RowScorerId, rowScorers } from '../../../../../src/check/score/measureCatalogue.ts';
import { averagePrecision, precisionRange } from '../../../../../src/check/score/row/contextPrecision.ts';
import {
  type CheckRow,
  type RowScoreOptions,
  type RowText,
  type RowTexts,
  scoreRow,
} from '../../../../../src/check/score/row/rowScorer.ts';
import type { Finding, Outcome, Verdict } from '../../../../../src/check/types.ts';
import { rowScoreText } from '../../../../../src/report/rowScoreText.ts';
import { assessment, evidence, failure, outcome } from '../../outcomes.ts';

/** Verdicts of the claims of a text, one letter each: supported, contradicted, unsupported, failed. */
type Letters = string;

const verdicts: Readonly<Record<string, Verdict>> = { s: 'supported', c: 'contradicted', u: 'unsupported' };

/** One claim a sentence, ten characters each, so that claims of one text are told apart by their place. */
function found(text: RowText, letters: Letters): Outcome {
  const findings = [...letters].map((letter, i): Finding => {
    const words = `claim ${i + 1} of ${text}`;
    const finding = letter === 'f' ? failure(words) : assessment(verdicts[letter]!, {}, { text: words });
    return { ...finding, claim: { ...finding.claim, start: i * 10, end: i * 10 + 9, sentence: i } };
  });
  return outcome(findings);
}

interface Row {
  readonly scorer: RowScorerId;
  readonly texts?: Partial<RowTexts>;
  /** By what is checked: "reference/0,1". What is not listed must not be asked. */
  readonly checks?: Readonly<Record<string, Letters | Outcome>>;
  readonly options?: RowScoreOptions;
}

async function scored({ scorer, texts, checks = {}, options }: Row) {
  const asked: string[] = [];
  const check: CheckRow = async (claimsOf, against) => {
    const key = `${claimsOf}/${against.join(',')}`;
    asked.push(key);
    const letters = checks[key];
    assert.notEqual(letters, undefined, `${key} was asked`);
    return typeof letters === 'string' ? found(claimsOf, letters) : letters!;
  };
  const itemUri = (item: number) => `context:${item + 1}`;
  const all = { output: true, reference: true, items: 1, itemUri, ...texts };
  const score = await scoreRow(rowScorers[scorer], all, check, options);
  return { ...score, reason: rowScoreText(score), asked };
}

const near = (actual: number | null, expected: number) =>
  assert.ok(actual !== null && Math.abs(actual - expected) < 0.005, `${actual} is about ${expected}`);

describe('context recall', () => {
  const einstein = { scorer: 'context-recall', texts: { items: 3 } } as const;

  it('is 2/3 in the documented example: two of three claims of the reference stand in the context', async () => {
    const { value, status, reason } = await scored({ ...einstein, checks: { 'reference/0,1,2': 'ssu' } });
    near(value, 0.67);
    assert.equal(status, 'scored');
    assert.equal(
      reason,
      'The score is 0.67 because 2 of 3 claims of the reference are in the context. Not in the context (1): “claim 3 of reference”.',
    );
  });

  it('is 1 for all, 0 for none, and multiplied by the scale', async () => {
    const of = async (letters: string, options?: RowScoreOptions) =>
      (await scored({ ...einstein, checks: { 'reference/0,1,2': letters }, options })).value;
    assert.deepEqual([await of('ss'), await of('uc'), await of('ss', { scale: 10 })], [1, 0, 10]);
  });

  it('counts what agrees hedged or rounded: a claim is attributed or not', async () => {
    const claims = [assessment('supported', { rounded: true }), assessment('supported', { hedged: true })];
    assert.equal((await scored({ ...einstein, checks: { 'reference/0,1,2': outcome(claims) } })).value, 1);
  });

  it('lies between what the claims that failed allow', async () => {
    const open = await scored({ ...einstein, checks: { 'reference/0,1,2': 'suf' } });
    assert.deepEqual([open.value, open.status, open.missing], [0.5, 'partial', 1]);
    assert.deepEqual(open.range, [1 / 3, 2 / 3]);
    assert.match(open.reason, /could not be checked: 1\. The score lies between 0\.33 and 0\.67\.$/);
    const failed = await scored({ ...einstein, checks: { 'reference/0,1,2': 'ff' } });
    assert.deepEqual([failed.value, failed.status], [null, 'failed']);
  });
});

describe('context precision', () => {
  const row = (...items: readonly Letters[]): Row => ({
    scorer: 'context-precision',
    texts: { items: items.length },
    checks: {
      ...Object.fromEntries(items.map((letters, i) => [`reference/${i}`, letters])),
      [`reference/${[...items.keys()].join(',')}`]: items.length > 1 ? 'u' : items[0]!,
    },
  });

  it('is 0.83 in the documented example: relevant, irrelevant, relevant, irrelevant', async () => {
    const { value, reason } = await scored(row('us', 'uu', 'su', 'uc'));
    near(value, 0.83);
    assert.match(
      reason,
      /0\.83 because 2 of 4 context items support a claim of the reference \(positions: 1, 3\)\.$/,
    );
  });

  it('is what its formula gives for the documented relevances', async () => {
    const of = async (pattern: string) =>
      (await scored(row(...[...pattern].map((one) => (one === '1' ? 's' : 'u'))))).value;
    assert.equal(await of('111'), 1);
    assert.equal(await of('00000'), 0);
    near(await of('10101'), (1 + 2 / 3 + 3 / 5) / 3);
    assert.equal(await of('01'), 0.5);
  });

  it('is taken over the output where there is no reference', async () => {
    const { value, reason, asked } = await scored({
      scorer: 'context-precision',
      texts: { reference: false, items: 2 },
      checks: { 'output/0': 'u', 'output/1': 's', 'output/0,1': 's' },
    });
    assert.deepEqual([value, asked], [0.5, ['output/0', 'output/1', 'output/0,1']]);
    assert.match(reason, /a claim of the output \(positions: 2\)\./);
  });

  it('takes items for relevant that support a claim only together, as its evidence says', async () => {
    const cites = (item: number, role: 'supports' | 'clashes' = 'supports') => ({
      ...evidence(item),
      uri: `context:${item + 1}`,
      role,
    });
    const together = outcome([
      assessment('supported', {}, { evidence: [cites(1), cites(2)] }),
      assessment('contradicted', {}, { evidence: [cites(0, 'clashes')] }),
    ]);
    const given = row('u', 'u', 'u');
    const { value, reason } = await scored({
      ...given,
      checks: { ...given.checks, 'reference/0,1,2': together },
    });
    near(value, (1 / 2 + 2 / 3) / 2);
    assert.match(reason, /positions: 2, 3/);
  });

  it('leaves items out that could not be rated, and says what they allow', async () => {
    const { value, status, range, missing } = await scored(row('u', 'f', 's'));
    assert.deepEqual([value, status, missing], [0.5, 'partial', 1]);
    assert.deepEqual(range, [1 / 3, (1 / 2 + 2 / 3) / 2]);
  });

  it('has a range that no choice for the unknown leaves, and that some choice reaches', () => {
    const relevance = fc.array(fc.constantFrom(true, false, undefined), { maxLength: 9 });
    fc.assert(
      fc.property(relevance, (given) => {
        const open = given.filter((one) => one === undefined).length;
        const values = Array.from({ length: 2 ** open }, (_, choice) => {
          let bit = 0;
          return averagePrecision(given.map((one) => one ?? ((choice >> bit++) & 1) === 1));
        });
        const [worst, best] = precisionRange(given);
        assert.ok(Math.abs(worst - Math.min(...values)) < 1e-9);
        assert.ok(Math.abs(best - Math.max(...values)) < 1e-9);
      }),
    );
  });
});

describe('noise sensitivity', () => {
  /** Three relevant items and one irrelevant; the third claim of the answer is not in the ground truth. */
  const insurance = {
    scorer: 'noise-sensitivity',
    texts: { items: 4 },
    checks: {
      'reference/0': 'usu',
      'reference/1': 'suu',
      'reference/2': 'uus',
      'reference/3': 'uuu',
      'reference/0,1,2,3': 'sss',
      'output/reference': 'ssu',
      'output/0,1,2': 'sss',
      'output/3': 'uuu',
    },
  } as const satisfies Row;

  it('is 0.33 in the documented example: one of three claims is wrong, and stands in relevant context', async () => {
    const { value, reason, asked } = await scored(insurance);
    near(value, 0.33);
    assert.match(
      reason,
      /1 of 3 claims .* come from relevant context\. Taken from the context \(1\): “claim 3 of output”\.$/,
    );
    assert.ok(!asked.includes('output/3'));
  });

  it('is 0 there for irrelevant context', async () => {
    assert.equal((await scored({ ...insurance, options: { focus: 'irrelevant' } })).value, 0);
  });

  it('counts for irrelevant context what stands there and nowhere else', async () => {
    const of = async (relevant: Letters) => {
      const checks = { ...insurance.checks, 'output/0,1,2': relevant, 'output/3': 'uus' };
      return (await scored({ ...insurance, checks, options: { focus: 'irrelevant' } })).value;
    };
    near(await of('ssu'), 0.33);
    assert.equal(await of('sss'), 0);
  });

  it('counts no claim that is wrong and made up: that is no noise of the context', async () => {
    assert.equal(
      (await scored({ ...insurance, checks: { ...insurance.checks, 'output/0,1,2': 'ssu' } })).value,
      0,
    );
  });

  it('takes a claim that another check splits for supported where all of it is', async () => {
    const parts = (...both: readonly Verdict[]) =>
      outcome([
        ...found('output', 'ss').findings,
        ...both.map((verdict, i) => {
          const part = assessment(verdict, {}, { text: `part ${i}` });
          return { ...part, claim: { ...part.claim, start: 20 + i * 5, end: 24 + i * 5, sentence: 2 } };
        }),
      ]);
    const of = async (...both: readonly Verdict[]) =>
      (await scored({ ...insurance, checks: { ...insurance.checks, 'output/0,1,2': parts(...both) } })).value;
    near(await of('supported', 'supported'), 0.33);
    assert.equal(await of('supported', 'unsupported'), 0);
  });

  it('is open where an item could not be rated', async () => {
    const checks = { ...insurance.checks, 'reference/2': 'ufu', 'output/0,1': 'ssu' };
    const { value, status, range } = await scored({ ...insurance, checks });
    assert.deepEqual([value, status], [0, 'partial']);
    assert.deepEqual(range, [1 / 3, 0]);
  });
});

describe('summarization', () => {
  const of = (alignment: Letters, coverage: Letters, options?: RowScoreOptions) =>
    scored({ scorer: 'summarization', checks: { 'output/0': alignment, '0/output': coverage }, options });

  it('is the lower of alignment and coverage, as in the documented cases', async () => {
    for (const [alignment, coverage, score] of [
      ['ss', 'ss', 1],
      ['su', 'ss', 0.5],
      ['s', 'usuu', 0.25],
      ['c', 's', 0],
      ['ssu', 'ss', 2 / 3],
    ] as const)
      assert.equal((await of(alignment, coverage)).value, score, `${alignment} ${coverage}`);
    assert.equal((await of('su', 'ss', { scale: 10 })).value, 5);
  });

  it('says which of them it is, what was made up and what was left out', async () => {
    const { reason } = await of('s', 'us');
    assert.equal(
      reason,
      'The score is 0.5 because coverage is lower than alignment. Alignment: 1 of 1 claims of the summary are in the source. Coverage: 1 of 2 claims of the source are in the summary. Left out (1): “claim 1 of 0”.',
    );
    assert.match((await of('us', 'ss')).reason, /alignment is lower than coverage.*Not in the source \(1\)/);
    assert.match((await of('s', 's')).reason, /alignment and coverage are equal/);
  });

  it('adds up the claims of several items', async () => {
    const { value } = await scored({
      scorer: 'summarization',
      texts: { items: 2 },
      checks: { 'output/0,1': 'ss', '0/output': 'ss', '1/output': 'uu' },
    });
    assert.equal(value, 0.5);
  });

  it('is open where claims failed', async () => {
    const { value, status, range } = await of('ss', 'sf');
    assert.deepEqual([value, status], [1, 'partial']);
    assert.deepEqual(range, [0.5, 1]);
  });
});

describe('a row that cannot be scored', () => {
  const cases: readonly (readonly [RowScorerId, Partial<RowTexts>, RegExp])[] = [
    ['context-recall', { items: 0 }, /there is no context\. Provide the context/],
    ['context-recall', { reference: false }, /there is no reference\. Provide the expected answer/],
    ['context-precision', { items: 0 }, /there is no context/],
    ['context-precision', { reference: false, output: false }, /neither a reference nor an output/],
    ['noise-sensitivity', { reference: false }, /there is no reference/],
    ['noise-sensitivity', { output: false }, /the output is empty/],
    ['summarization', { items: 0 }, /there is no source\. Provide the text that the output summarizes/],
    ['summarization', { output: false }, /the output is empty/],
  ];
  for (const [scorer, texts, reason] of cases)
    it(`${scorer} of ${JSON.stringify(texts)}: no number, a reason, and nobody is asked`, async () => {
      const result = await scored({ scorer, texts });
      assert.deepEqual([result.value, result.status, result.asked], [null, 'notApplicable', []]);
      assert.match(result.reason, reason);
    });

  it('is one whose texts make no claim', async () => {
    const silent: readonly Row[] = [
      { scorer: 'context-recall', checks: { 'reference/0': '' } },
      { scorer: 'context-precision', checks: { 'reference/0': '' } },
      { scorer: 'noise-sensitivity', checks: { 'reference/0': '' } },
      { scorer: 'summarization', checks: { 'output/0': 's', '0/output': '' } },
    ];
    for (const row of silent) {
      const { value, status, reason } = await scored(row);
      assert.deepEqual([value, status], [null, 'notApplicable']);
      assert.match(reason, /makes no claim/);
    }
  });
});

describe('citation precision and recall', () => {
  /** One claim a letter of `letters`, each with the items that it cites; -1 leads nowhere. */
  const cited = (letters: Letters, items: readonly (readonly number[])[]): Outcome => {
    const { findings, ...rest } = found('output', letters);
    return {
      ...rest,
      findings: findings.map((finding, i) => ({
        ...finding,
        cited: (items[i] ?? []).map((item) => (item < 0 ? {} : { uri: `context:${item + 1}` })),
      })),
    };
  };
  const row = (outcome: Outcome, checks: Readonly<Record<string, Letters>> = {}) => ({
    texts: { items: 3 },
    checks: { ...checks, 'output/0,1,2': outcome },
  });

  it('are 1 where each citation supports its claim', async () => {
    const given = row(cited('ss', [[0], [1]]), { 'output/0': 'su', 'output/1': 'us' });
    assert.equal((await scored({ scorer: 'citation-recall', ...given })).value, 1);
    assert.equal((await scored({ scorer: 'citation-precision', ...given })).value, 1);
  });

  it('are 0 where two markers are swapped, although all is supported', async () => {
    const given = row(cited('ss', [[1], [0]]), { 'output/0': 'su', 'output/1': 'us' });
    const recall = await scored({ scorer: 'citation-recall', ...given });
    assert.equal(recall.value, 0);
    assert.match(
      recall.reason,
      /0 of 2 claims .* Not supported by what they cite \(2\): “claim 1 of output”/,
    );
    assert.equal((await scored({ scorer: 'citation-precision', ...given })).value, 0);
  });

  it('count a claim without a citation in recall alone, and a marker that leads nowhere in precision', async () => {
    const given = row(cited('sss', [[0, -1], [], [-1]]), { 'output/0': 'sus' });
    near((await scored({ scorer: 'citation-recall', ...given })).value, 1 / 3);
    near((await scored({ scorer: 'citation-precision', ...given })).value, 1 / 3);
  });

  it('count a citation beside another one only where it helps', async () => {
    const one = { 'output/0,1': 's', 'output/0': 's', 'output/1': 'u' };
    near((await scored({ scorer: 'citation-precision', ...row(cited('s', [[0, 1]]), one) })).value, 0.5);
    const both = { 'output/0,1': 's', 'output/0': 'u', 'output/1': 'u' };
    assert.equal(
      (await scored({ scorer: 'citation-precision', ...row(cited('s', [[0, 1]]), both) })).value,
      1,
    );
  });

  it('leave open what failed', async () => {
    const given = row(cited('ss', [[0], [1]]), { 'output/0': 'ss', 'output/1': 'sf' });
    const { status, range, missing } = await scored({ scorer: 'citation-recall', ...given });
    assert.deepEqual([status, range, missing], ['partial', [0.5, 1], 1]);
  });

  it('of a text without markers are 0 and not applicable', async () => {
    const given = row(cited('s', [[]]));
    assert.equal((await scored({ scorer: 'citation-recall', ...given })).value, 0);
    const { value, status, reason } = await scored({ scorer: 'citation-precision', ...given });
    assert.deepEqual([value, status], [null, 'notApplicable']);
    assert.equal(reason, 'There is no score because no claim cites a source.');
  });
});
