import assert from 'node:assert/strict';
import type { Judge } from '../../../../src/check/judge.ts';
import type { MeasureId, RowScorerId } from '../../../../src/check/score/measureCatalogue.ts';
import { rowScorerIds } from '../../../../src/check/score/measureCatalogue.ts';
import { toChecks } from '../../../../src/evaluate/data/promptfoo/assertions.ts';
import { caseResultSchema } from '../../../../src/evaluate/results/result.ts';
import { SummaryBuilder } from '../../../../src/evaluate/results/summary.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { evaluation, results, rowsOf } from '../evaluations.ts';
import { scriptedJudge } from '../scriptedJudge.ts';

const depot = {
  input: 'What is known of the depot?',
  output: 'The depot opened in May 2019. Tickets cost 4 euros.',
  context: ['The depot opened in May 2019.', 'Tickets cost 4 euros.', 'The depot holds 40 buses.'],
  reference: 'The depot opened in May 2019. The depot holds 40 buses. Charging takes 95 minutes.',
};

/** Counts what a judge is asked. */
function counting(judge: Judge): { readonly judge: Judge; readonly asked: { checks: number } } {
  const asked = { checks: 0 };
  return {
    asked,
    judge: {
      ...judge,
      assess(request, signal) {
        asked.checks += 1;
        return judge.assess(request, signal);
      },
    },
  };
}

describe('scores of a row’s texts', () => {
  const offline = createOfflineJudge();
  const measuredBy = (judge: Judge, ...measures: readonly MeasureId[]) =>
    evaluation({ judges: [judge], measures });

  it('of the offline judge', async () => {
    const [only] = await results({ rows: rowsOf(depot), evaluation: measuredBy(offline, ...rowScorerIds) });
    const found = Object.fromEntries(
      only!.results.map(({ scorer, score, status }) => [
        scorer,
        [score && Math.round(score * 100) / 100, status],
      ]),
    );
    assert.deepEqual(found, {
      'context-recall': [0.67, 'scored'],
      'context-precision': [0.83, 'scored'],
      'noise-sensitivity': [0, 'scored'],
      summarization: [0.67, 'scored'],
      'citation-precision': [null, 'notApplicable'],
      'citation-recall': [0, 'scored'],
    });
  });

  it('are lines of a results file', async () => {
    const all = await results({ rows: rowsOf(depot), evaluation: measuredBy(offline, ...rowScorerIds) });
    for (const one of all) assert.doesNotThrow(() => caseResultSchema.parse(JSON.parse(JSON.stringify(one))));
  });

  it('share their checks: no two texts are held against each other twice', async () => {
    const { judge, asked } = counting(offline);
    for (const measures of [
      ['faithfulness', ...rowScorerIds],
      [...rowScorerIds, 'faithfulness'],
    ] as const) {
      asked.checks = 0;
      await results({ rows: rowsOf(depot), evaluation: measuredBy(judge, ...measures) });
      assert.equal(asked.checks, 10);
    }
    // Faithfulness 1; recall 1; precision 3; noise 2 (its items are precision's); coverage 3 (its alignment is faithfulness's).
  });

  it('pass by their direction and the threshold', async () => {
    const pass = async (measure: RowScorerId, threshold?: number) => {
      const run = { ...measuredBy(offline, measure), ...(threshold === undefined ? {} : { threshold }) };
      return (await results({ rows: rowsOf(depot), evaluation: run }))[0]!.results[0]!.pass;
    };
    assert.deepEqual([await pass('context-recall'), await pass('context-recall', 0.6)], [false, true]);
    assert.equal(await pass('noise-sensitivity'), true);
  });

  it('are not applicable to a row that lacks a text: left out of the mean, counted, and said', async () => {
    const { reference: _, ...bare } = depot;
    const all = await results({
      rows: rowsOf(depot, bare, { ...depot, context: [] }),
      evaluation: measuredBy(offline, 'context-recall'),
    });
    const told = all.map((one) => one.results[0]!);
    assert.deepEqual(
      told.map(({ status, pass }) => [status, pass]),
      [
        ['scored', false],
        ['notApplicable', null],
        ['notApplicable', null],
      ],
    );
    assert.match(told[1]!.reason, /no reference\. Provide the expected answer\.$/);
    assert.match(told[2]!.reason, /no context\. Provide the context/);
    const summary = new SummaryBuilder();
    for (const one of all) summary.add(one);
    const [column] = summary.summary().columns;
    assert.deepEqual([column!.judged, column!.counts.notApplicable, column!.counts.failed], [1, 2, 0]);
    assert.ok(Math.abs(column!.mean! - 2 / 3) < 1e-9);
  });

  it('fail where the judge cannot be asked', async () => {
    const [only] = await results({
      rows: rowsOf({ ...depot, reference: 'It is broken.' }),
      evaluation: measuredBy(scriptedJudge(), 'context-recall'),
    });
    const [one] = only!.results;
    assert.deepEqual([one!.status, one!.score, one!.problem?.code], ['failed', null, 'serverError']);
  });

  it('are asked for by promptfoo’s context-recall, with the answer that it expects', async () => {
    const checks = await toChecks(
      {
        test: {
          assert: [{ type: 'context-recall', value: 'The {{thing}} holds 40 buses.', threshold: 0.9 }],
        },
        defaults: {},
        vars: { thing: 'depot' },
        read: async (text) => text,
      },
      ({ kind }) => assert.fail(kind),
    );
    const [only] = await results({ rows: rowsOf({ ...depot, checks }), evaluation: measuredBy(offline) });
    const [one] = only!.results;
    assert.deepEqual([one!.scorer, one!.score, one!.pass], ['context-recall', 1, true]);
  });

  it('take a short reference for the statement that it makes with its question', async () => {
    const [only] = await results({
      rows: rowsOf({
        input: 'How many buses does the depot hold?',
        output: 'x',
        context: depot.context,
        reference: '40',
      }),
      evaluation: measuredBy(offline, 'context-recall'),
    });
    assert.equal(only!.results[0]!.score, 1);
  });
});
