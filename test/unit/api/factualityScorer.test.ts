import assert from 'node:assert/strict';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { scriptedModels } from '../../server/scriptedModels.ts';

const { createFactualityScorer } = createScorerApi({ env: {}, fetch, adapters: [] });
const reference = 'Paris is the capital of France.';

describe('the factuality scorer', () => {
  const startModel = scriptedModels();

  describe('says at once what is wrong with', () => {
    const rows: readonly (readonly [string, object, RegExp])[] = [
      ['a negative weight', { weights: { agree: -1 } }, /“agree” is -1/],
      ['a weight that is no number', { weights: { agree: 'high' } }, /“agree” is high/],
      ['an unknown weight', { weights: { agreed: 1 } }, /“agreed” is not a factuality weight/],
      [
        'a rubric without the question',
        { rubricPrompt: '{{ideal}} {{completion}}' },
        /does not contain \{\{input\}\}/,
      ],
      [
        'a rubric without the reference',
        { rubricPrompt: '{{input}} {{completion}}' },
        /does not contain \{\{ideal\}\}/,
      ],
      [
        'a rubric without the output',
        { rubricPrompt: '{{input}} {{ideal}}' },
        /does not contain \{\{completion\}\}/,
      ],
      ['weights that are none', { weights: 5 }, /“5” is not a factuality weight/],
      ['no weights at all', { weights: null }, /“null” is not a factuality weight/],
      ['a rubric that is no text', { rubricPrompt: 5 }, /does not contain \{\{input\}\}, \{\{ideal\}\}, /],
      ['a chat that is none', { rubricPrompt: [{ role: 'user' }] }, /does not contain \{\{input\}\}/],
      ['a scale of nothing', { scale: 0 }, /The scale is 0;/],
      ['a scale that is no number', { scale: 'ten' }, /The scale is ten;/],
      ['a blank reference', { reference: ' ' }, /no reference/],
      ['a reference that is no text', { reference: 7 }, /no reference/],
    ];
    for (const [name, options, message] of rows)
      it(name, () => assert.throws(() => createFactualityScorer({ model: 'offline', options }), { message }));
  });

  it('warns where outputs that disagree would pass', () => {
    assert.deepEqual(createFactualityScorer({ model: 'offline' }).warnings, []);
    const risky = createFactualityScorer({ model: 'offline', options: { weights: { disagree: 0.2 } } });
    assert.match(risky.warnings[0] ?? '', /disagree/);
  });

  it('takes the ground truth of a run where it has no reference of its own', async () => {
    const scorer = createFactualityScorer({ model: 'offline' });
    const { category } = await scorer.run({
      output: 'Paris is the capital of France.',
      groundTruth: reference,
    });
    assert.equal(category, 'C');
    await assert.rejects(scorer.run({ output: 'Paris.' }), /no reference/);
  });

  it('derives the category offline, and says so', async () => {
    const scorer = createFactualityScorer({
      model: 'offline',
      options: { reference: 'The bridge is 120 m long.', scale: 10 },
    });
    const same = await scorer.run({ output: 'The bridge is 120 m long.' });
    assert.deepEqual([same.category, same.form, same.score], ['C', 'derived', 10]);
    const wrong = await scorer.run({ output: 'The bridge is 150 m long.' });
    assert.deepEqual([wrong.category, wrong.pass, wrong.score], ['D', false, 0]);
    const more = await scorer.run({
      output: 'The bridge is 120 m long. Gustave Eiffel painted it green.',
    });
    assert.deepEqual(
      [more.status, more.category, more.pass, more.score],
      ['notDerivable', null, false, null],
    );
  });

  it('has no category, and makes no call, for an empty output', async () => {
    const server = await startModel([{ answer: '(C)' }]);
    const model = createOpenAiModel({ baseUrl: server.url, model: 'test-model', fetch });
    const scorer = createFactualityScorer({ model, options: { reference } });
    const { status, score, pass } = await scorer.run({ output: '' });
    assert.deepEqual([status, score, pass], ['notApplicable', null, false]);
    assert.equal(server.requests.length, 0);
  });

  it('grades with the person’s rubric and weights', async () => {
    const server = await startModel([{ answer: '(B) It adds the tower.' }]);
    const model = createOpenAiModel({ baseUrl: server.url, model: 'test-model', fetch });
    const scorer = createFactualityScorer({
      model,
      options: {
        reference,
        weights: { superset: 0.8 },
        rubricPrompt: 'Q: {{input}} R: {{ideal}} S: {{completion}}',
      },
    });
    const result = await scorer.run({ input: 'Capital?', output: 'Paris, with its tower.' });
    assert.deepEqual([result.category, result.score, result.reason], ['B', 0.8, 'It adds the tower.']);
    assert.equal(result.analyzePrompt, `Q: Capital? R: ${reference} S: Paris, with its tower.`);
    assert.equal(result.usage.calls, 1);
  });
});
