import assert from 'node:assert/strict';
import type { Judge } from '../../../../src/check/judge.ts';
import type { Label } from '../../../../src/evaluate/data/label.ts';
import { summaryTables } from '../../../../src/evaluate/export/tables.ts';
import {
  emptyConfusion,
  judgeAgreement,
  quality,
  withDecision,
} from '../../../../src/evaluate/results/judgeAgreement.ts';
import { judgesDiffer, SummaryBuilder } from '../../../../src/evaluate/results/summary.ts';
import { WorstCases } from '../../../../src/evaluate/results/worstCases.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { evaluation, results, rowsOf } from '../evaluations.ts';
import { scriptedJudge } from '../scriptedJudge.ts';

const verdict = (found: 'supported' | 'contradicted' | 'unsupported'): Label => ({
  kind: 'verdict',
  verdict: found,
});

const summaryOf = async (order: Parameters<typeof results>[0]) => {
  const builder = new SummaryBuilder();
  for (const one of await results(order)) builder.add(one);
  return builder.summary();
};

describe('a summary', () => {
  it('has means, pass rates, the distribution and counts of every status', async () => {
    const {
      cases,
      failedCases,
      columns: [column],
    } = await summaryOf({
      rows: rowsOf(
        { output: 'right' },
        { output: 'This is right. That is wrong.' },
        { output: 'Hello' },
        { output: 'broken' },
        {},
      ),
    });
    assert.deepEqual([cases, failedCases], [5, 1]);
    assert.deepEqual(column!.counts, { scored: 2, partial: 0, notApplicable: 1, failed: 1 });
    assert.equal(column!.mean, 0.75);
    assert.equal(column!.passRate, 0.5);
    assert.deepEqual([column!.judged, column!.missing], [2, 1]);
    assert.deepEqual(
      [column!.worstMean, column!.worstPassRate],
      [1.5 / 4, 1 / 4],
      'failed and missing at worst',
    );
    assert.deepEqual(column!.bins, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    assert.equal(column!.labelled, undefined);
  });

  it('holds labels against what was found', async () => {
    const { columns } = await summaryOf({
      rows: rowsOf(
        { output: 'right', expected: verdict('supported') },
        { output: 'wrong', expected: verdict('contradicted') },
        { output: 'unknown', expected: verdict('contradicted') },
        { output: 'right', expected: verdict('unsupported') },
        { output: 'wrong', expected: { kind: 'right', right: true } },
        { output: 'right' },
      ),
    });
    const { confusion, quality: found, matrix } = columns[0]!.labelled!;
    assert.deepEqual(confusion, { truePositive: 2, falsePositive: 1, falseNegative: 1, trueNegative: 1 });
    assert.deepEqual(matrix, {
      supported: { supported: 1 },
      contradicted: { contradicted: 1, unsupported: 1 },
      unsupported: { supported: 1 },
      right: { wrong: 1 },
    });
    assert.equal(found.precision, 2 / 3);
    assert.equal(found.recall, 2 / 3);
    assert.equal(found.f1, 2 / 3);
    assert.equal(found.balancedAccuracy, (2 / 3 + 1 / 2) / 2);
    assert.equal(found.accuracy, 3 / 5);
  });

  it('calls a row wrong in its matrix where its figures do', async () => {
    const scripted = scriptedJudge();
    const rounding: Judge = {
      id: 'rounding',
      async *assess(order, signal) {
        for await (const event of scripted.assess(order, signal))
          yield event.type === 'judged' ? { ...event, flags: { rounded: true } } : event;
      },
    };
    const { columns } = await summaryOf({
      rows: rowsOf({ output: 'right', expected: verdict('contradicted') }),
      evaluation: evaluation({ judges: [rounding] }),
    });
    const { matrix, quality: found } = columns[0]!.labelled!;
    assert.equal(found.recall, 1, 'what is supported within rounding alone does not pass');
    assert.deepEqual(matrix, { contradicted: { 'supported (not passed)': 1 } });
    const lenient = await summaryOf({
      rows: rowsOf({ output: 'This is right. That is wrong.', expected: verdict('contradicted') }),
      evaluation: evaluation({ threshold: 0.5 }),
    });
    assert.equal(lenient.columns[0]!.labelled!.quality.recall, 0);
    assert.deepEqual(lenient.columns[0]!.labelled!.matrix, {
      contradicted: { 'contradicted (passed)': 1 },
    });
  });

  it('counts abstentions, and those that the context could have answered', async () => {
    const context = ['The ferry leaves at 7:45. A ticket costs 36 euros.'];
    const summary = await summaryOf({
      rows: rowsOf(
        { input: 'What does a ticket cost?', output: 'The document does not say.', context },
        { output: 'The document does not mention dogs.', context },
        { output: 'The document does not mention the ferry. It leaves at 7:45.', context },
        { output: 'The ferry leaves at 7:45.', context },
      ),
      evaluation: evaluation({ judges: [createOfflineJudge()] }),
    });
    assert.deepEqual(summary.columns[0]!.abstentions, { justified: 1, answerable: 1 });
    const table = summaryTables(summary).find(({ title }) => title.startsWith('Abstentions'));
    assert.deepEqual(table?.rows, [['faithfulness · offline', '2', '1']]);
    assert.equal((await summaryOf({ rows: rowsOf({ output: 'right' }) })).columns[0]!.abstentions, undefined);
  });

  it('counts the agreement of judges beyond chance', async () => {
    const judges = [scriptedJudge('a'), scriptedJudge('b', { unknown: 'supported' })];
    const rows = rowsOf(
      { output: 'right' },
      { output: 'wrong' },
      { output: 'unknown' },
      { output: 'unknown' },
    );
    const found = await summaryOf({ rows, evaluation: evaluation({ judges }) });
    assert.deepEqual(found.agreement, [{ judges: ['a', 'b'], cases: 4, share: 0.5, kappa: 0.2 }]);
    assert.equal(found.columns.length, 2);
  });

  it('tells on which cases judges differ, and which are the worst', async () => {
    const judges = [scriptedJudge('a'), scriptedJudge('b', { unknown: 'supported' })];
    const rows = rowsOf(
      { output: 'unknown' },
      { output: 'wrong' },
      { output: 'right' },
      { output: 'It is right. It is wrong.' },
    );
    const found = await results({ rows, evaluation: evaluation({ judges }) });
    assert.deepEqual(found.map(judgesDiffer), [true, false, false, false]);
    const worst = new WorstCases(3);
    for (const one of found) worst.add(one);
    assert.deepEqual(
      worst.cases().map(({ one, result }) => [one.line, result.judge]),
      [
        [1, 'a'],
        [2, 'a'],
        [2, 'b'],
      ],
    );
  });

  it('finds the worst where lower is better', async () => {
    const rows = rowsOf({ output: 'right' }, { output: 'wrong' });
    const worst = new WorstCases(5);
    for (const one of await results({ rows, evaluation: evaluation({ measure: 'hallucination' }) }))
      worst.add(one);
    assert.deepEqual(
      worst.cases().map(({ one }) => one.line),
      [2],
    );
  });
});

describe('quality', () => {
  it('does not exist where the data cannot say', () => {
    const onlyRight = withDecision(withDecision(emptyConfusion, false, false), false, false);
    assert.deepEqual(quality(onlyRight), {
      precision: null,
      recall: null,
      f1: null,
      balancedAccuracy: null,
      kappa: null,
      baseRate: 0,
      accuracy: 1,
    });
  });

  it('of agreement that chance alone would give has no kappa', () => {
    const counts = { bothPass: 3, onlyFirst: 0, onlySecond: 0, neither: 0 };
    assert.deepEqual(judgeAgreement(['a', 'b'], counts), {
      judges: ['a', 'b'],
      cases: 3,
      share: 1,
      kappa: null,
    });
  });
});
