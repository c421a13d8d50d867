import assert from 'node:assert/strict';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { contradicted, stagedAnswers, supported, unsupported } from '../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';

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
    server.script((request) => ({ answer: stagedAnswers(request, ...list) }));
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
    const metric = new HallucinationMetric(model, {
      context: [
        'Tesla was founded in 2003 by Martin Eberhard and Marc Tarpenning in San Carlos, California.',
      ],
    });
    const { score, info } = await metric.measure(
      'Who founded Tesla?',
      'Tesla was founded in 2004 by Elon Musk in California.',
    );
    assert.equal(score, 0.67);
    assert.match(info.reason, /^The score is 0\.67 because 2 of 3 facts/);
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
    const metric = new HallucinationMetric(model, {
      context: [
        'OpenAI was founded in December 2015 by Sam Altman, Greg Brockman and others.',
        'It launched with a $1 billion commitment.',
        'Elon Musk was an early supporter and left the board in 2018.',
      ],
    });
    const { score } = await metric.measure({
      input: 'How did OpenAI begin?',
      output: 'OpenAI was founded in 2015 by Elon Musk and Sam Altman with a $2 billion investment.',
    });
    assert.equal(score, 0.33);
  });

  const faithfulness: readonly (readonly [string, readonly string[], string, readonly object[], number])[] = [
    [
      'all supported',
      [
        'The Model 3 was launched in 2017.',
        'Its range is up to 358 miles.',
        'The base version goes from 0 to 60 mph in 5.8 seconds.',
      ],
      'The Model 3 was introduced in 2017. It goes up to 358 miles on a charge. The base version takes 5.8 seconds to 60 mph.',
      [supported(1, 1), supported(2, 2), supported(3, 3)],
      1,
    ],
    [
      'half supported',
      [
        'Python was created by Guido van Rossum.',
        'Its first version came in 1991.',
        'Python emphasises readability.',
      ],
      'Python was created by Guido van Rossum and released in 1991. It is the most popular language today and is used by millions.',
      [
        split(1, ['created by Guido van Rossum', 'supported', 1], ['released in 1991', 'supported', 2]),
        split(2, ['most popular language today', 'unsupported'], ['used by millions', 'unsupported']),
      ],
      0.5,
    ],
    [
      'nothing supported',
      [
        'Mars is the fourth planet from the Sun.',
        'It has a thin atmosphere, mostly of carbon dioxide.',
        'It has two small moons.',
      ],
      'Mars is the third planet. It has a thick atmosphere rich in oxygen and nitrogen. It has three large moons.',
      [contradicted(1, [1], 'Fourth.'), contradicted(2, [2], 'Thin.'), contradicted(3, [3], 'Two.')],
      0,
    ],
  ];
  for (const [name, context, output, verdicts, expected] of faithfulness)
    it(`faithfulness: ${name}`, async () => {
      const scorer = createFaithfulnessScorer({ model: modelThatAnswers(...verdicts), options: { context } });
      const { score, status } = await scorer.run({ output });
      assert.deepEqual([score, status], [expected, 'scored']);
    });

  it('hallucination: nothing made up', async () => {
    const model = modelThatAnswers(
      split(1, ['announced on January 9, 2007', 'supported', 1], ['by Steve Jobs', 'supported', 3]),
    );
    const scorer = createHallucinationScorer({
      model,
      options: {
        context: [
          'The first iPhone was announced on January 9, 2007.',
          'It was released on June 29, 2007.',
          'Steve Jobs introduced it at Macworld.',
        ],
      },
    });
    const { score } = await scorer.run({
      output: 'The first iPhone was announced on January 9, 2007 by Steve Jobs.',
    });
    assert.equal(score, 0);
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

  const graded: readonly (readonly [reference: string, output: string, category: string, pass: boolean])[] = [
    [
      'Paris is the capital of France and has 2.1 million people.',
      'Paris is the capital of France.',
      'A',
      true,
    ],
    [
      'Paris is the capital of France.',
      'Paris, home of the Eiffel Tower, is the capital of France.',
      'B',
      true,
    ],
    ['The Earth orbits the Sun.', 'The Sun is orbited by the Earth.', 'C', true],
    ['Paris is the capital of France.', 'Lyon is the capital of France.', 'D', false],
    [
      'The distance from Earth to the Moon is 384,400 km.',
      'The Moon is about 384,000 km from Earth.',
      'E',
      true,
    ],
  ];
  for (const [reference, output, letter, passes] of graded)
    it(`factuality: ${letter}`, async () => {
      const scorer = createFactualityScorer({ model: grader(letter), options: { reference } });
      const { category, pass, score, form } = await scorer.run({ input: 'What is true?', output });
      assert.deepEqual([category, pass, score, form], [letter, passes, passes ? 1 : 0, 'graded']);
    });
});
