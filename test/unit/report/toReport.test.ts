import assert from 'node:assert/strict';
import { alarmThreshold } from '../../../src/check/alarm.ts';
import { defaultCategoryWeights } from '../../../src/check/factuality/category.ts';
import { gradeAnswer } from '../../../src/check/factuality/factuality.ts';
import { reportSchema } from '../../../src/check/reportSchema.ts';
import { type ReportInput, toReport } from '../../../src/report/toReport.ts';
import { sourceOf } from '../check/checks.ts';
import { assessment, clash, failure, outcome } from '../check/outcomes.ts';
import { plain } from '../plain.ts';

const checked: ReportInput = {
  output: { uri: 'file:///answer.md', start: 0, end: 40 },
  question: 'How much?',
  sources: [sourceOf('file:///limits.md', 'Storage: 10 GB.')],
  judge: 'offline',
  outcome: outcome(
    [
      assessment('supported', { coarser: true }, { text: 'Yes.' }),
      assessment(
        'contradicted',
        {},
        {
          text: '5 GB.',
          evidence: [clash(0)],
          focus: { start: 0, end: 4 },
          correction: '10 GB',
          alarm: alarmThreshold.balanced,
        },
      ),
      failure('Hm.'),
    ],
    { skipped: [{ type: 'skipped', sentence: 3, why: 'question', start: 20, end: 25 }] },
  ),
  scorer: 'faithfulness',
  timings: { total: 12 },
};

describe('a report', () => {
  it('keeps to its schema, and survives being written', () => {
    const report = toReport(checked);
    assert.deepEqual(reportSchema.parse(JSON.parse(JSON.stringify(report))), plain(report));
  });

  it('has the exact score with its range, and the other scores', () => {
    const { score, scoreRange, status, scores, failedClaims, estimate } = toReport({
      ...checked,
      options: { scale: 10 },
    });
    assert.deepEqual([score, scoreRange, status], [5, [(1 / 3) * 10, (2 / 3) * 10], 'partial']);
    assert.deepEqual(scores, { faithfulness: 5, hallucination: 5, contradiction: 1 });
    assert.deepEqual([failedClaims, estimate], [1, true]);
  });

  it('has each claim with its flags, words at fault, evidence and correction', () => {
    const [first, second, third] = toReport(checked).claims;
    assert.deepEqual([first?.verdict, first?.coarser, first?.flagged], ['supported', true, false]);
    assert.deepEqual(second?.focus, { start: 0, end: 4 });
    assert.deepEqual([second?.correction, second?.flagged], ['10 GB', true]);
    assert.deepEqual(second?.evidence, [
      {
        uri: 'file:///context.md',
        start: 0,
        end: 10,
        line: 1,
        quote: 'statement 0',
        role: 'clashes',
      },
    ]);
    assert.deepEqual([third?.verdict, third?.evidence], ['failed', []]);
  });

  it('flags by the sensitivity, which changes neither verdict nor score', () => {
    const quiet = toReport({ ...checked, sensitivity: 'quiet' });
    assert.equal(quiet.claims[1]?.flagged, false);
    assert.equal(quiet.claims[1]?.verdict, 'contradicted');
    assert.equal(quiet.score, toReport(checked).score);
  });

  it('lists what was skipped and how much was read', () => {
    const { skipped, context } = toReport({
      ...checked,
      outcome: { ...checked.outcome, read: [] },
    });
    assert.deepEqual(skipped, [{ start: 20, end: 25, why: 'question' }]);
    assert.deepEqual(context, [{ uri: 'file:///limits.md', characters: 15, readShare: 0 }]);
  });

  it('has no score where none applies', () => {
    const { score, status } = toReport({ ...checked, outcome: outcome([]) });
    assert.deepEqual([score, status], [null, 'notApplicable']);
  });

  it('is scored by a factuality category where there is one', () => {
    const factuality = gradeAnswer('(B) More than asked.', { weights: defaultCategoryWeights, scale: 1 });
    const { scorer, score, reason, factuality: told } = toReport({ ...checked, factuality });
    assert.deepEqual([scorer, score, reason], ['factuality', 1, 'More than asked.']);
    assert.deepEqual(told, {
      category: 'B',
      pass: true,
      score: 1,
      reason: 'More than asked.',
      form: 'graded',
    });
  });
});
