import assert from 'node:assert/strict';
import type { Factuality } from '../../../../src/check/factuality/factuality.ts';
import type { Judge } from '../../../../src/check/judge.ts';
import { Problem } from '../../../../src/check/problem.ts';
import type { RowCheck } from '../../../../src/evaluate/data/dataset.ts';
import { RunNotices } from '../../../../src/evaluate/data/runNotices.ts';
import { type GradeRequest, type Grader, modelGrader } from '../../../../src/evaluate/run/evaluation.ts';
import type { ChatModel } from '../../../../src/models/chatModel.ts';
import { evaluation, results, rowsOf } from '../evaluations.ts';
import { scriptedJudge } from '../scriptedJudge.ts';

const factuality = (score: number | null): Factuality => ({
  status: score === null ? 'graderError' : 'scored',
  category: score === null ? null : score > 0 ? 'B' : 'D',
  pass: score !== null && score > 0,
  score,
  reason: { code: 'graderSays', text: 'because' },
  form: 'graded',
});

describe('factuality of a row', () => {
  const asked: GradeRequest[] = [];
  const grader = (id: string, score: number | null): Grader => ({
    id,
    async grade(request) {
      asked.push(request);
      return { factuality: factuality(score), usage: { calls: 1, promptTokens: 10, completionTokens: 2 } };
    },
  });
  beforeEach(() => {
    asked.length = 0;
  });

  it('is graded once against the reference, whoever the judges are', async () => {
    const judges = [scriptedJudge('a'), scriptedJudge('b')];
    const [only] = await results({
      rows: rowsOf({ input: 'Q', output: 'A', reference: 'R' }),
      evaluation: evaluation({ judges, measure: 'factuality', graderFor: () => grader('g', 1) }),
    });
    assert.deepEqual(
      only!.results.map(({ judge, score, pass, factuality: found, usage }) => [
        judge,
        score,
        pass,
        found?.category,
        found?.form,
        usage.calls,
      ]),
      [['g', 1, true, 'B', 'graded', 1]],
    );
    assert.equal(asked.length, 1);
    assert.deepEqual(
      [asked[0]!.input, asked[0]!.reference, asked[0]!.output, asked[0]!.weights.disagree],
      ['Q', 'R', 'A', 0],
    );
  });

  it('goes to the model that the row names, with its reference, weights and rubric', async () => {
    const checks = [
      {
        measure: 'factuality',
        reference: 'Own',
        grader: { id: 'other' },
        weights: { superset: 0.5 },
        rubricPrompt: 'R {{input}}',
      },
    ] as const;
    const graderFor = (named: { readonly id: string } | undefined) => grader(named?.id ?? 'run', 1);
    const [only] = await results({
      rows: rowsOf({ output: 'A', reference: 'R', vars: { tone: 'dry' }, checks }),
      evaluation: evaluation({ graderFor }),
    });
    assert.equal(only!.results[0]!.judge, 'other');
    assert.deepEqual(
      [asked[0]!.reference, asked[0]!.weights.superset, asked[0]!.rubricPrompt, asked[0]!.variables],
      ['Own', 0.5, 'R {{input}}', { tone: 'dry' }],
    );
  });

  it('with a grader error is failed: neither a pass nor a D', async () => {
    const [only] = await results({
      rows: rowsOf({ output: 'A', reference: 'R' }),
      evaluation: evaluation({ measure: 'factuality', graderFor: () => grader('g', null) }),
    });
    const [one] = only!.results;
    assert.deepEqual(
      [one!.status, one!.score, one!.pass, one!.factuality?.category],
      ['failed', null, null, null],
    );
  });

  it('of an empty output asks no model and does not apply', async () => {
    const model: ChatModel = {
      id: 'm',
      destination: 'example.org',
      countTokens: async () => 0,
      async *stream() {
        yield { type: 'text', text: '{"category": "C", "reason": ""}' };
      },
    };
    const [only] = await results({
      rows: rowsOf({ output: ' ', reference: 'R' }),
      evaluation: evaluation({
        measure: 'factuality',
        graderFor: () => modelGrader(model.id, async () => model),
      }),
    });
    const [one] = only!.results;
    assert.deepEqual([one!.judge, one!.status, one!.pass, one!.usage.calls], ['m', 'notApplicable', null, 0]);
  });

  it('is derived with the question in view', async () => {
    const questions: (string | undefined)[] = [];
    const judge = scriptedJudge();
    const listening: Judge = {
      ...judge,
      assess(request, signal) {
        questions.push(request.question);
        return judge.assess(request, signal);
      },
    };
    await results({
      rows: rowsOf({ input: 'Q', output: 'wrong', reference: 'right' }),
      evaluation: evaluation({ judges: [listening], measure: 'factuality' }),
    });
    assert.deepEqual(questions, ['Q', 'Q']);
  });

  it('is derived from the verdicts where nobody grades', async () => {
    const [wrong, right] = await results({
      rows: rowsOf({ output: 'wrong', reference: 'right' }, { output: 'right', reference: 'right' }),
      evaluation: evaluation({ measure: 'factuality' }),
    });
    const found = [wrong, right].map((one) => one!.results[0]!);
    assert.deepEqual(
      found.map((one) => [one.factuality?.category, one.factuality?.form, one.pass, one.judge]),
      [
        ['D', 'derived', false, 'scripted'],
        ['C', 'derived', true, 'scripted'],
      ],
    );
  });

  it('of a negative weight is a failure of its row', async () => {
    const checks = [{ measure: 'factuality', weights: { agree: -1 } }] as const;
    const [only] = await results({
      rows: rowsOf({ output: 'right', reference: 'right', checks }),
      evaluation: evaluation(),
    });
    assert.equal(only!.results[0]!.problem?.code, 'badWeight');
  });

  const row = (check: Partial<RowCheck>) =>
    rowsOf({ output: 'A', reference: 'R', checks: [{ measure: 'factuality', ...check }] });
  const gradedBy = (score: number | null) => evaluation({ graderFor: () => grader('g', score) });

  it('has to reach the threshold of its assertion', async () => {
    const pass = async (score: number, threshold?: number) =>
      (await results({ rows: row({ threshold }), evaluation: gradedBy(score) }))[0]!.results[0]!.pass;
    assert.equal(await pass(0.5), true);
    assert.equal(await pass(0.5, 0.5), true);
    assert.equal(await pass(0.5, 0.8), false);
    assert.equal(await pass(0, 0), false, 'a weight of 0 never passes');
  });

  it('is turned round by an inverted assertion, but a grader error is no pass', async () => {
    const found = async (score: number | null) => {
      const {
        pass,
        score: told,
        status,
      } = (await results({ rows: row({ inverted: true }), evaluation: gradedBy(score) }))[0]!.results[0]!;
      return [pass, told, status];
    };
    assert.deepEqual(await found(1), [false, 0, 'scored']);
    assert.deepEqual(await found(0), [true, 1, 'scored']);
    assert.deepEqual(await found(null), [null, null, 'failed']);
  });

  it('without a grader says once that it is derived', async () => {
    const notices = new RunNotices();
    await results({
      rows: rowsOf({ output: 'right', reference: 'right' }, { output: 'right', reference: 'right' }),
      evaluation: evaluation({
        judges: [scriptedJudge('offline')],
        measure: 'factuality',
        onNotice: notices.add,
      }),
    });
    assert.equal(notices.texts.length, 1);
    assert.match(notices.texts[0]!, /derived from offline verdicts, without a grader/);
  });

  it('is graded by each judge’s own model, and derived by a judge without one', async () => {
    const [only] = await results({
      rows: rowsOf({ output: 'right', reference: 'right' }),
      evaluation: evaluation({
        judges: [scriptedJudge('offline'), scriptedJudge('a'), scriptedJudge('b')],
        measure: 'factuality',
        graderFor: (_, { id }) => (id === 'offline' ? undefined : grader(id, 1)),
      }),
    });
    assert.deepEqual(
      only!.results.map(({ judge, factuality: found }) => [judge, found?.form]),
      [
        ['offline', 'derived'],
        ['a', 'graded'],
        ['b', 'graded'],
      ],
    );
  });

  it('stays in the grader’s column when the grader cannot be asked', async () => {
    const closed: Grader = { id: 'g', grade: () => Promise.reject(new Problem('noKey', { host: 'h' })) };
    const [only] = await results({
      rows: rowsOf({ output: 'right', reference: 'right' }),
      evaluation: evaluation({ measure: 'factuality', graderFor: () => closed }),
    });
    assert.deepEqual(
      only!.results.map(({ judge, problem }) => [judge, problem?.code]),
      [['g', 'noKey']],
    );
  });

  it('shows the grader what the provider was asked', async () => {
    await results({
      rows: rowsOf({ input: 'config', reference: 'R' }),
      variants: [{ provider: 'p', prompt: 'x', question: () => 'prompt', answer: async () => 'A' }],
      evaluation: evaluation({ measure: 'factuality', graderFor: () => grader('g', 1) }),
    });
    assert.deepEqual(
      asked.map(({ input }) => input),
      ['prompt'],
    );
  });
});
