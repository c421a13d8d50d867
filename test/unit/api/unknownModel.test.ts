import assert from 'node:assert/strict';
import { runEvals } from '../../../src/api/runEvals.ts';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import type { ScorerError } from '../../../src/api/scorerError.ts';

const sent: string[] = [];
const api = createScorerApi({
  env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
  fetch: async (target) => {
    sent.push(String(target));
    throw new Error('asked');
  },
  adapters: [],
});
const run = { input: 'How long?', output: 'It is 5 m long.', groundTruth: 'It is 5 m long.' };
const options = { context: ['It is 5 m long.'] };

describe('a model that programs name', () => {
  const refused = (error: ScorerError) =>
    error.code === 'unknownProvider' && /offline, openai, azure, .*ollama/.test(error.message);

  for (const model of ['ollma:x', 'bedrock/x', 'vertex:y', 'offlin', 'my-model'])
    it(`is refused where its provider is unknown, and nothing is sent: ${model}`, async () => {
      const scorers = [
        api.createHallucinationScorer({ model, options }),
        api.createFaithfulnessScorer({ model, options }),
        api.createFactualityScorer({ model }),
      ];
      for (const scorer of scorers) {
        await assert.rejects(scorer.run(run), refused);
        await runEvals({
          data: [{ input: run.input, groundTruth: run.groundTruth }],
          target: () => run.output,
          scorers: [scorer],
          onItemComplete: ({ scorerResults }) => {
            const { score, error } = scorerResults[scorer.id];
            assert.equal(score, null);
            assert.ok(refused(error));
          },
        });
      }
      await assert.rejects(
        new api.HallucinationMetric(model, options).measure(run.input, run.output),
        refused,
      );
      assert.deepEqual(sent, []);
    });

  it('may be written "Offline", which sends nothing', async () => {
    const { score } = await api.createFaithfulnessScorer({ model: 'Offline', options }).run(run);
    assert.equal(score, 1);
    assert.deepEqual(sent, []);
  });
});
