import assert from 'node:assert/strict';
import { ArgumentError } from '../../../src/api/argumentError.ts';
import type { ModelOption } from '../../../src/api/resolveModel.ts';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import type { ScorerError } from '../../../src/api/scorerError.ts';
import { Problem } from '../../../src/check/problem.ts';
import type { inputProblems } from '../../../src/report/problems/inputProblems.ts';
import { modelProblems } from '../../../src/report/problems/modelProblems.ts';
import { problemText } from '../../../src/report/problems/problemText.ts';
import { answersTo, supported, unsupported } from '../../server/answers.ts';
import { scriptedModels } from '../../server/scriptedModels.ts';

const options = { context: ['The bridge is 120 m long.'] };
const run = { input: 'How long is it?', output: 'The bridge is 120 m long.' };

describe('a model as Mastra takes it', () => {
  const startModel = scriptedModels();
  const supporting = (key?: string) =>
    startModel((request) => ({ answer: answersTo(request, supported(1, 1)) }), key ? { key } : {});
  const failing = () => startModel(() => ({ status: 500, error: { message: 'down' } }));
  const { createFaithfulnessScorer, createFactualityScorer, createContextRecallScorer } = createScorerApi({
    env: { OPENAI_API_KEY: 'from the environment' },
    fetch,
    adapters: [],
  });
  const score = async (model: ModelOption, requestContext?: unknown) =>
    (await createFaithfulnessScorer({ model, options }).run({ ...run, requestContext })).score;

  it('an endpoint of one’s own gets the key that was given for it', async () => {
    const server = await supporting('secret');
    const model = { id: 'acme/test-model', url: server.url, apiKey: 'secret' } as const;
    assert.equal(await score(model), 1);
    assert.equal(server.requests[0]!.body.model, 'test-model');
    assert.equal(
      await score({ providerId: 'acme', modelId: 'test-model', url: server.url, apiKey: 'secret' }),
      1,
    );
  });

  it('an endpoint of one’s own gets no key of another', async () => {
    let authorization: string | null = 'not asked';
    const api = createScorerApi({
      env: { OPENAI_API_KEY: 'from the environment' },
      fetch: async (_, init) => {
        authorization = new Headers(init?.headers).get('authorization');
        throw new Error('asked');
      },
      adapters: [],
    });
    const model = { id: 'acme/test-model', url: 'http://127.0.0.1:1/v1' };
    await api.createFaithfulnessScorer({ model, options }).run(run);
    assert.equal(authorization, null);
  });

  it('of a list the next is asked where one gives no answer', async () => {
    const [down, up] = [await failing(), await supporting()];
    const at = (url: string) => ({ id: 'acme/test-model', url });
    assert.equal(await score([{ model: at(down.url), maxRetries: 1 }, { model: at(up.url) }]), 1);
    assert.deepEqual([down.requests.length, up.requests.length], [2, 1]);
    const off = { model: at(down.url), enabled: false };
    assert.equal(await score([off, at(up.url)]), 1);
    assert.deepEqual([down.requests.length, up.requests.length], [2, 2]);
  }).timeout(20_000);

  it('of a list a model object is asked again as often', async () => {
    let asked = 0;
    const broken = {
      modelId: 'm',
      doGenerate: () => {
        asked++;
        return Promise.reject(new Error('closed'));
      },
    };
    const up = await supporting();
    assert.equal(
      await score([{ model: broken, maxRetries: 2 }, { model: { id: 'acme/test-model', url: up.url } }]),
      1,
    );
    assert.equal(asked, 3);
  });

  it('a function gives one for each run, by its context', async () => {
    const server = await supporting();
    const seen: unknown[] = [];
    const scorer = createFaithfulnessScorer({
      options,
      model: ({ requestContext }: { readonly requestContext?: unknown }) => {
        seen.push(requestContext);
        return requestContext === 'trial' ? 'offline' : { id: 'acme/test-model', url: server.url };
      },
    });
    await scorer.run({ ...run, requestContext: 'trial' });
    assert.equal(server.requests.length, 0);
    await scorer.run({ ...run, requestContext: 'paid' });
    assert.deepEqual([server.requests.length, seen], [1, ['trial', 'paid']]);
    const { form } = await createFactualityScorer({ model: () => 'offline' }).run({
      ...run,
      groundTruth: run.output,
    });
    assert.equal(form, 'derived');
    const recall = createContextRecallScorer({ model: () => 'offline', options });
    assert.equal((await recall.run({ ...run, groundTruth: run.output })).score, 1);
  });

  it('an empty list, and offline in one, are wrong arguments', async () => {
    assert.throws(() => createFaithfulnessScorer({ model: [], options }), ArgumentError);
    await assert.rejects(score(['offline', 'openai/gpt-4o']), ArgumentError);
    await assert.rejects(score([{ model: 'openai/gpt-4o', maxRetries: -1 }]), ArgumentError);
  });

  it('an error speaks of arguments, never of the command line', async () => {
    const unknown = await createFaithfulnessScorer({ model: 'acme/x', options })
      .run(run)
      .catch((error: ScorerError) => error.message);
    assert.match(String(unknown), /“id” and “url”/);
    const reachable = [
      'badInput',
      'contextEmpty',
      'noContext',
      'tooDeep',
    ] as const satisfies readonly (keyof typeof inputProblems)[];
    for (const code of [...(Object.keys(modelProblems) as (keyof typeof modelProblems)[]), ...reachable])
      for (const args of [{}, { suggestion: 'openai' }] as Record<string, string>[]) {
        const { message, nextStep } = problemText(new Problem(code, args), 'program');
        assert.doesNotMatch(`${message} ${nextStep}`, /--\w|Claimlight: /, code);
      }
  });
});

describe('assessments as they come', () => {
  const startModel = scriptedModels();
  const { createFaithfulnessScorer } = createScorerApi({ env: {}, fetch, adapters: [] });
  const output = 'The bridge is 120 m long. It is red.';

  it('reach a program before the run ends, with their sentence', async () => {
    const server = await startModel((request) => ({
      answer: answersTo(request, supported(1, 1), unsupported(2)),
    }));
    const seen: unknown[] = [];
    const result = await createFaithfulnessScorer({
      model: { id: 'acme/test-model', url: server.url },
      options,
      onAssessment: ({ verdict }, index, total) => seen.push([verdict, index, total]),
    })
      .run({ output })
      .then(({ assessments }) => [seen.length, assessments.length]);
    assert.deepEqual(seen, [
      ['supported', 0, 2],
      ['unsupported', 1, 2],
    ]);
    assert.deepEqual(result, [2, 2]);
  });

  it('come from the offline judge too; what is no function is a wrong argument', async () => {
    const seen: string[] = [];
    const onAssessment = ({ text }: { readonly text: string }) => seen.push(text);
    const { assessments } = await createFaithfulnessScorer({ options, onAssessment }).run({ output });
    assert.deepEqual(
      seen,
      assessments.map(({ text }) => text),
    );
    assert.throws(() => createFaithfulnessScorer({ options, onAssessment: 'x' as never }), ArgumentError);
  });
});
