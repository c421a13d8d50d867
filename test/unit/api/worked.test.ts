import assert from 'node:assert/strict';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { answersTo, contradicted, supported, unsupported } from '../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { claimExamples, gradedExamples } from './workedExamples.ts';

/** A sentence of several claims; words, verdict, numbers of context sentences. */
const split = (
  sentence: number,
  ...claims: readonly (readonly [
    words: string,
    verdict: 'supported' | 'contradicted' | 'unsupported',
    ...context: readonly number[],
  ])[]
) => ({
  split: sentence,
  claims: claims.map(([words, verdict, ...context]) => ({
    words,
    flags: [],
    context,
    is:
      verdict === 'supported'
        ? verdict
        : verdict === 'contradicted'
          ? { contradicted: 'It says otherwise.', wrong: '', right: '' }
          : { unsupported: 'It does not say so.' },
  })),
});

describe('worked examples, with a model’s verdicts', () => {
  let server: ScriptedModel;
  before(async () => {
    server = await startScriptedModel();
  });
  after(() => server.close());

  const { createFaithfulnessScorer, createHallucinationScorer, createFactualityScorer, HallucinationMetric } =
    createScorerApi({ env: {}, fetch, adapters: [] });
  const modelThatAnswers = (...list: readonly object[]) => {
    server.script((request) => ({ answer: answersTo(request, ...list) }));
    return createOpenAiModel({ baseUrl: server.url, model: 'test-model', fetch });
  };
  const grader = (category: string) => {
    server.script([{ answer: { reason: 'So it is.', category } }]);
    return createOpenAiModel({ baseUrl: server.url, model: 'test-model', fetch });
  };

  it('contradiction of the facts in one item: 2 of 3', async () => {
    const model = modelThatAnswers(
      split(
        1,
        ['founded in 2004', 'contradicted', 1],
        ['by Elon Musk', 'contradicted', 1],
        ['in California', 'supported', 1],
      ),
    );
    const { context, output, score: expected } = claimExamples['facts in one item'];
    const metric = new HallucinationMetric(model, { context });
    const { score, info } = await metric.measure('Who founded Tesla?', output);
    assert.equal(score, expected);
    assert.match(info.reason, /^The score is 0\.67 because 2 of 3 facts/);
  });

  it('contradiction of the facts in one item, answered whole: 2 of 3', async () => {
    const model = modelThatAnswers(contradicted(1, [1], 'Another year and other founders.'));
    const { context, output, score: expected } = claimExamples['facts in one item'];
    const { score, info } = await new HallucinationMetric(model, { context }).measure('', output);
    assert.equal(score, expected);
    assert.match(info.reason, /2 of 3 facts/);
  });

  it('contradiction of three items: 1 of 3', async () => {
    const model = modelThatAnswers(
      split(
        1,
        ['founded in 2015', 'supported', 1],
        ['by Elon Musk and Sam Altman', 'supported', 1],
        ['with a $2 billion investment', 'contradicted', 2],
      ),
    );
    const { context, output, score: expected } = claimExamples['three items'];
    const metric = new HallucinationMetric(model, { context });
    const { score } = await metric.measure({ input: 'How did OpenAI begin?', output });
    assert.equal(score, expected);
  });

  const verdicts = {
    'all supported': [supported(1, 1), supported(2, 2), supported(3, 3)],
    'half supported': [
      split(1, ['created by Guido van Rossum', 'supported', 1], ['released in 1991', 'supported', 2]),
      split(2, ['most popular language today', 'unsupported'], ['used by millions', 'unsupported']),
    ],
    'nothing supported': [
      contradicted(1, [1], 'Fourth.'),
      contradicted(2, [2], 'Thin.'),
      contradicted(3, [3], 'Two.'),
    ],
  } as const;
  for (const strategy of ['single pass', 'staged'] as const)
    for (const [name, answers] of Object.entries(verdicts))
      it(`faithfulness, ${strategy}: ${name}`, async () => {
        const { context, output, score: expected } = claimExamples[name as keyof typeof verdicts];
        const model = modelThatAnswers(...answers);
        const scorer = createFaithfulnessScorer({ model, options: { context }, strategy });
        const { score, status } = await scorer.run({ output });
        assert.deepEqual([score, status], [expected, 'scored']);
      });

  it('hallucination: nothing made up', async () => {
    const model = modelThatAnswers(
      split(1, ['announced on January 9, 2007', 'supported', 1], ['by Steve Jobs', 'supported', 3]),
    );
    const { context, output, score: expected } = claimExamples['nothing made up'];
    const { score } = await createHallucinationScorer({ model, options: { context } }).run({ output });
    assert.equal(score, expected);
  });

  it('hallucination: one of two made up', async () => {
    const scorer = createHallucinationScorer({
      model: modelThatAnswers(supported(1, 1), unsupported(2)),
      options: { context: ['It rains in Bergen.'] },
      scale: 10,
    });
    const { score } = await scorer.run({ output: 'It rains in Bergen. It snows in Oslo.' });
    assert.equal(score, 5);
  });

  for (const { reference, output, category: letter } of gradedExamples)
    it(`factuality: ${letter}`, async () => {
      const scorer = createFactualityScorer({ model: grader(letter), options: { reference } });
      const { category, pass, score, form } = await scorer.run({ input: 'What is true?', output });
      const passes = letter !== 'D';
      assert.deepEqual([category, pass, score, form], [letter, passes, passes ? 1 : 0, 'graded']);
    });
});
