import assert from 'node:assert/strict';
import { ArgumentError } from '../../../src/api/argumentError.ts';
import { parseGraderAnswer } from '../../../src/api/factualityScorer.ts';
import { type EvalItem, runEvals } from '../../../src/api/runEvals.ts';
import { createScorerApi } from '../../../src/api/scorerApi.ts';

const api = createScorerApi({ env: {}, fetch, adapters: [] });
const context = ['The bridge is 120 m long.'];
const wrong = (value: unknown) => value as never;
const names = (argument: string) => (error: unknown) => {
  assert.ok(error instanceof ArgumentError, String(error));
  assert.equal(error.argument, argument);
  assert.ok(error.message.includes(argument));
  return true;
};

describe('a wrong argument is named:', () => {
  it('concurrency', async () => {
    for (const concurrency of [Number.NaN, 0, -1, wrong('2')])
      await assert.rejects(runEvals({ data: [], scorers: [], concurrency }), names('concurrency'));
  });

  it('measure without an output', async () => {
    const metric = new api.HallucinationMetric('offline', { context });
    await assert.rejects(metric.measure(wrong('text')), names('output'));
    await assert.rejects(metric.measure(wrong({ input: 'text' })), names('output'));
  });

  it('the context of a metric', () => {
    for (const options of [{}, undefined, { context: 'text' }])
      assert.throws(() => new api.HallucinationMetric('offline', wrong(options)), names('options.context'));
  });

  it('the unit of a metric, which decides what is counted', async () => {
    const text = ['It is 6 metres long. It is red.'];
    const metric = (unit: unknown) =>
      new api.HallucinationMetric('offline', { context: text, unit: wrong(unit) });
    assert.throws(() => metric('sentence'), names('options.unit'));
    assert.equal((await metric('item').measure('', 'It is 5 metres long.')).score, 1);
    assert.equal((await metric('statement').measure('', 'It is 5 metres long.')).score, 0.5);
  });

  it('the context of a scorer', async () => {
    const create = (options: object) => api.createFaithfulnessScorer({ options: wrong(options) });
    assert.throws(() => create({ context: 'text' }), names('options.context'));
    assert.throws(() => create({ context: [7] }), names('options.context'));
    assert.throws(() => create({ getContext: 'text' }), names('options.getContext'));
    await assert.rejects(create({ getContext: () => undefined }).run({ output: 'It is long.' }), (error) =>
      names('options.getContext()')(error),
    );
  });

  it('a model that is null', () => {
    const model = wrong(null);
    assert.throws(() => api.createFaithfulnessScorer({ model }), names('model'));
    assert.throws(() => api.createFactualityScorer({ model }), names('model'));
    assert.throws(() => new api.HallucinationMetric(model, { context }), names('model'));
  });

  it('data and scorers, of which there must be some', async () => {
    const scorers = [api.createFaithfulnessScorer({ options: { context } })];
    const data = [{ output: 'It is long.' }];
    for (const nothing of [[], undefined, wrong('text')]) {
      await assert.rejects(runEvals({ data: wrong(nothing), scorers }), names('data'));
      await assert.rejects(runEvals({ data, scorers: wrong(nothing) }), names('scorers'));
    }
  });

  it('what a model thinks before it grades is not read', () => {
    assert.deepEqual(parseGraderAnswer('<think>Maybe {"category":"D"}?</think>(A) It fits.'), {
      category: 'A',
      reason: 'It fits.',
    });
    assert.deepEqual(parseGraderAnswer('<think>(A)'), { error: 'empty answer' });
  });

  it('nothing is no grader’s answer', () => {
    assert.deepEqual(parseGraderAnswer(undefined), { error: 'empty answer' });
    assert.deepEqual(parseGraderAnswer(null), { error: 'empty answer' });
    assert.deepEqual(parseGraderAnswer(wrong(7)), { error: 'unexpected format' });
  });
});

describe('outputs of evals', () => {
  const scorer = api.createHallucinationScorer({ options: { context } });
  const evaluate = (outputs: readonly unknown[]) =>
    runEvals({ data: outputs.map((output) => ({ output }) as EvalItem), scorers: [scorer] });

  it('that cannot be read are errors, never perfect', async () => {
    const outputs = [
      undefined,
      null,
      7,
      {},
      { a: 'x', b: 'y' },
      { text: 7 },
      { content: { deep: { er: 'x', est: 'y' } } },
      { messages: 'x' },
      { role: 'assistant', content: 7 },
      { answer: { deep: 'x' } },
      [7],
      { error: 'x' },
    ];
    for (const output of outputs) {
      const { scores, summary } = await evaluate([output]);
      assert.deepEqual([scores[scorer.id], summary.failed[scorer.id]], [null, 1], JSON.stringify(output));
    }
  });

  it('are read where an object has one text', async () => {
    const { scores } = await evaluate([{ answer: 'The bridge is 150 m long.', confidence: 0.9 }]);
    assert.equal(scores[scorer.id], 1);
  });

  it('that are empty are counted, and stay out of the mean', async () => {
    const { scores, summary } = await evaluate(['', [], { text: '' }, 'The bridge is 150 m long.']);
    assert.equal(scores[scorer.id], 1);
    assert.deepEqual([summary.notApplicable[scorer.id], summary.failed[scorer.id]], [3, 0]);
  });

  it('pass as a share of those that apply, failed ones included', async () => {
    const results = [
      { score: 1, status: 'scored', pass: true },
      { score: 0.5, status: 'partial', pass: true },
      { score: 0, status: 'scored', pass: false },
      { score: null, status: 'graderError', pass: false },
      { score: null, status: 'notDerivable', pass: false },
      { score: Number.NaN },
    ].values();
    const own = { id: 'own', run: async () => results.next().value! };
    const data = Array.from({ length: 6 }, () => ({ output: 'x' }));
    const { scores, summary } = await runEvals({ data, scorers: [own] });
    assert.deepEqual(scores, { own: 0.5 });
    assert.deepEqual(summary, {
      totalItems: 6,
      failed: { own: 2 },
      partial: { own: 1 },
      notApplicable: { own: 1 },
      passRate: { own: 0.4 },
    });
  });
});
