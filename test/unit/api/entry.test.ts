import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as entry from '../../../src/api/entry.ts';

describe('the entry for programs', () => {
  it('has every function that programs use', () =>
    assert.deepEqual(Object.keys(entry).toSorted(), [
      'ArgumentError',
      'HallucinationMetric',
      'ScorerError',
      'attachScorers',
      'createCitationPrecisionScorer',
      'createCitationRecallScorer',
      'createContextPrecisionScorer',
      'createContextRecallScorer',
      'createFactualityScorer',
      'createFaithfulnessScorer',
      'createHallucinationScorer',
      'createNoiseSensitivityScorer',
      'createSummarizationScorer',
      'extractToolResults',
      'notScorable',
      'parseGraderAnswer',
      'runEvals',
      'toMastraScorer',
    ]));

  it('has its types where resolution knows no exports, and is the package’s own entry', () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
    const { types, typesVersions, exports } = manifest;
    assert.deepEqual(exports['.'], exports['./scorers']);
    assert.equal(types, exports['./scorers'].require.types);
    assert.deepEqual(typesVersions, { '*': { scorers: [types] } });
  });

  it('has the types of its signatures', () => {
    const text: entry.RunText = [{ role: 'user', content: 'Q' }];
    const rubricPrompt: entry.RubricPrompt = '{{input}} {{ideal}} {{completion}}';
    const fault: entry.ScorerFault = { score: null, error: new Error('down') };
    const code: entry.ProblemCode = 'wrongKey';
    const strategy: entry.Strategy = 'single pass';
    const target: entry.EvalTarget = (run: entry.RunFields) => run.runId;
    const summarise = ({ failed }: entry.EvalsSummary) => failed;
    assert.equal([text, rubricPrompt, fault, code, strategy, target, summarise].length, 7);
  });

  it('reads graders’ answers, with the category’s description for a blank reason', () => {
    assert.deepEqual(entry.parseGraderAnswer('{"category":"d","reason":" "}'), {
      category: 'D',
      reason: 'Category D: The output disagrees with the reference.',
    });
    assert.deepEqual(entry.parseGraderAnswer('(A) Fits.'), { category: 'A', reason: 'Fits.' });
    assert.deepEqual(entry.parseGraderAnswer('Hm.'), { error: 'unexpected format' });
  });

  it('measures with one metric in both forms', async () => {
    const metric = new entry.HallucinationMetric('offline', { context: ['The bridge is 120 m long.'] });
    const output = 'The bridge is 150 m long.';
    const { score, info } = await metric.measure('How long?', output);
    assert.equal(score, 1);
    assert.match(info.reason, /^The score is 1 because 1 of 1 facts/);
    assert.deepEqual(await metric.measure({ input: 'How long?', output }), { score, info });
  });

  it('measures 0 for an empty output or context', async () => {
    const measure = async (context: readonly string[], output: string) =>
      (await new entry.HallucinationMetric('offline', { context }).measure('', output)).score;
    assert.equal(await measure(['The bridge is 120 m long.'], ''), 0);
    assert.equal(await measure([], 'The bridge is 120 m long.'), 0);
  });
});
