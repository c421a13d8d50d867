import assert from 'node:assert/strict';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import type { ContextOptions, GetContext, GetContextArguments } from '../../../src/api/scorerContext.ts';
import { ScorerError } from '../../../src/api/scorerError.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { answers, answersTo, supported, unsupported } from '../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';

const api = createScorerApi({ env: {}, fetch, adapters: [] });
const context = ['Storage: 10 GB a person.', 'Backups are kept for 30 days.'];

describe('a claim scorer', () => {
  it('has an id, a name and a description', () => {
    const { id, name, description } = api.createFaithfulnessScorer({ model: 'offline' });
    assert.deepEqual([id, name], ['faithfulness-scorer', 'Faithfulness Scorer']);
    assert.ok(description.length > 0);
    assert.equal(api.createHallucinationScorer({ model: 'offline' }).id, 'hallucination-scorer');
  });

  it('tells claims, verdicts and reasons, and hands back its run', async () => {
    const scorer = api.createFaithfulnessScorer({ model: 'offline', options: { context } });
    const contexts = {
      requestContext: { user: 7 },
      runtimeContext: new Map(),
      tracingContext: { span: 's' },
    };
    const result = await scorer.run({
      input: 'How long?',
      output: 'Backups are kept for 30 days. Storage is 5 GB a person.',
      groundTruth: 'g',
      runId: 'r1',
      ...contexts,
    });
    assert.equal(result.score, 0.5);
    assert.match(result.reason, /^The score is 0\.5 because 1 of 2 claims/);
    assert.deepEqual(result.preprocessStepResult.claims, [
      'Backups are kept for 30 days.',
      'Storage is 5 GB a person.',
    ]);
    assert.deepEqual(
      result.analyzeStepResult.verdicts.map(({ statement, verdict }) => [statement, verdict]),
      [
        ['Backups are kept for 30 days.', 'yes'],
        ['Storage is 5 GB a person.', 'no'],
      ],
    );
    assert.match(result.analyzeStepResult.verdicts[1]!.reason, /The text says 5 GB; the context says 10 GB/);
    assert.deepEqual([result.input, result.groundTruth, result.runId], ['How long?', 'g', 'r1']);
    assert.equal(result.requestContext, contexts.requestContext);
    assert.equal(result.runtimeContext, contexts.runtimeContext);
    assert.equal(result.tracingContext, contexts.tracingContext);
    assert.deepEqual([result.status, result.usage.calls], ['scored', 0]);
    assert.equal(result.assessments[1]?.verdict, 'contradicted');
  });

  it('asks the offline judge where no model is named', async () => {
    const run = { output: 'Backups are kept for 30 days.' };
    const { score, usage } = await api.createFaithfulnessScorer({ options: { context } }).run(run);
    assert.deepEqual([score, usage.calls], [1, 0]);
    assert.equal((await api.createHallucinationScorer().run(run)).score, 1);
  });

  it('makes up a run id where none is given', async () => {
    const scorer = api.createFaithfulnessScorer({ model: 'offline', options: { context } });
    const [a, b] = [await scorer.run({ output: 'Hi.' }), await scorer.run({ output: 'Hi.' })];
    assert.ok(a.runId && a.runId !== b.runId);
  });

  it('says yes for hallucinated, no for fine', async () => {
    const scorer = api.createHallucinationScorer({ model: 'offline', options: { context } });
    const { analyzeStepResult } = await scorer.run({
      output: 'Backups are kept for 30 days. Storage is 5 GB a person.',
    });
    assert.deepEqual(
      analyzeStepResult.verdicts.map(({ verdict }) => verdict),
      ['no', 'yes'],
    );
  });

  it('takes the scale beside the options or in them', async () => {
    const output = 'Backups are kept for 30 days. Storage is 5 GB a person.';
    for (const config of [{ scale: 10, options: { context } }, { options: { context, scale: 10 } }])
      assert.equal(
        (await api.createFaithfulnessScorer({ model: 'offline', ...config }).run({ output })).score,
        5,
      );
  });

  it('says at once that a scale is none', () => {
    for (const scale of [0, -1, Number.NaN])
      assert.throws(() => api.createHallucinationScorer({ scale }), { code: 'badScale' });
    assert.throws(() => new api.HallucinationMetric('offline', { context, scale: -1 }), {
      message: /The scale is -1; it must be a number above 0/,
    });
  });

  it('is rounded to two decimals', async () => {
    const scorer = api.createFaithfulnessScorer({ model: 'offline', options: { context } });
    const { score } = await scorer.run({
      output: 'Backups are kept for 30 days. Storage is 5 GB a person. Storage is 7 GB a person.',
    });
    assert.equal(score, 0.33);
  });

  describe('where it does not apply', () => {
    it('is 0 for an output without a claim', async () => {
      for (const create of [api.createFaithfulnessScorer, api.createHallucinationScorer]) {
        const { score, status, reason } = await create({ model: 'offline', options: { context } }).run({
          output: '',
        });
        assert.deepEqual([score, status], [0, 'notApplicable']);
        assert.match(reason, /^The score is 0 because there are no claims/);
      }
    });

    it('is 0 for faithfulness, and the scale for hallucination, of an empty context', async () => {
      const run = { output: 'Backups are kept for 30 days.' };
      const config = { model: 'offline', options: { context: [] }, scale: 5 };
      const faithful = await api.createFaithfulnessScorer(config).run(run);
      assert.deepEqual([faithful.score, faithful.status], [0, 'notApplicable']);
      assert.equal((await api.createHallucinationScorer(config).run(run)).score, 5);
    });
  });

  describe('finds its context', () => {
    const output = [
      {
        role: 'assistant',
        content: {
          parts: [
            {
              type: 'tool-invocation',
              toolInvocation: {
                state: 'result',
                toolName: 'lookup',
                toolCallId: '1',
                args: {},
                result: { backupDays: 30 },
              },
            },
            { type: 'text', text: 'Backups are kept for 30 days.' },
          ],
        },
      },
    ];
    const score = async (options: ContextOptions) =>
      (await api.createFaithfulnessScorer({ model: 'offline', options }).run({ output })).score;

    it('by getContext, sync or async, which wins over a list', async () => {
      const list = ['Nothing of use.'];
      assert.equal(await score({ context: list, getContext: () => context }), 1);
      assert.equal(await score({ context: list, getContext: async () => context }), 1);
    });

    for (const wait of [false, true])
      it(`by getContext, asked once to judge and once for the reason${wait ? ', async' : ''}`, async () => {
        const asked: GetContextArguments[] = [];
        const getContext: GetContext = (given) => {
          asked.push(given);
          return wait ? Promise.resolve(context) : context;
        };
        const run = { runId: 'r', output: 'Backups are kept for 7 days.', requestContext: { user: 7 } };
        const result = await api.createFaithfulnessScorer({ options: { getContext } }).run(run);
        const claims = ['Backups are kept for 7 days.'];
        assert.deepEqual(asked, [
          { run, results: { preprocessStepResult: { claims } }, step: 'analyze' },
          {
            run,
            results: {
              preprocessStepResult: { claims },
              analyzeStepResult: result.analyzeStepResult,
            },
            score: 0,
            step: 'generateReason',
          },
        ]);
        assert.equal(result.analyzeStepResult.verdicts[0]?.verdict, 'no');
      });

    it('by getContext, whose error reaches the caller in both steps', async () => {
      for (const failing of ['analyze', 'generateReason']) {
        const getContext: GetContext = ({ step }) => {
          if (step === failing) throw new Error(`no ${step}`);
          return context;
        };
        const scorer = api.createHallucinationScorer({ options: { getContext } });
        await assert.rejects(scorer.run({ output: 'Backups are kept.' }), { message: `no ${failing}` });
      }
    });

    it('in a list, which wins over tool results, also when it is empty', async () => {
      assert.equal(await score({ context: ['Backups are kept for 7 days.'] }), 0);
      const scorer = api.createHallucinationScorer({ model: 'offline', options: { context: [] } });
      assert.equal((await scorer.run({ output })).score, 1);
    });
  });

  describe('with a model', () => {
    let server: ScriptedModel;
    before(async () => {
      server = await startScriptedModel();
    });
    after(() => server.close());
    const model = () => createOpenAiModel({ baseUrl: server.url, model: 'test-model', fetch });

    it('asks once, and keeps what it asked', async () => {
      server.script([{ answer: answers(supported(1, 2)) }]);
      const scorer = api.createFaithfulnessScorer({ model: model(), options: { context } });
      const result = await scorer.run({ output: 'Backups are kept for 30 days.' });
      assert.deepEqual([result.score, result.usage.calls], [1, 1]);
      assert.match(result.preprocessPrompt, /Check each sentence[\s\S]*Backups are kept for 30 days\./);
      assert.equal(result.preprocessPrompt, result.analyzePrompt);
      assert.deepEqual(result.preprocessStepResult.claims, ['Backups are kept for 30 days.']);
      assert.deepEqual(
        result.analyzeStepResult.verdicts.map(({ statement, verdict }) => [statement, verdict]),
        [['Backups are kept for 30 days.', 'yes']],
      );
    });

    it('extracts claims, then judges them, on request', async () => {
      server.script((request) => ({ answer: answersTo(request, supported(1, 2)) }));
      const scorer = api.createFaithfulnessScorer({
        model: model(),
        options: { context },
        strategy: 'staged',
      });
      const result = await scorer.run({ output: 'Backups are kept for 30 days.' });
      assert.match(result.preprocessPrompt, /List the claims[\s\S]*Backups are kept for 30 days\./);
      assert.match(result.analyzePrompt, /Judge each numbered claim[\s\S]*Backups are kept for 30 days\./);
      assert.deepEqual([result.score, result.generateReasonPrompt, result.usage.calls], [1, '', 2]);
    });

    it('lets the model word the reason on request, but not change the score', async () => {
      server.script((request) =>
        request.body.response_format
          ? { answer: answersTo(request, supported(1, 2)) }
          : { answer: 'All of it is in the context.' },
      );
      const getContext: GetContext = ({ step }) => (step === 'analyze' ? context : ['Kept in two places.']);
      const scorer = api.createFaithfulnessScorer({
        model: model(),
        options: { getContext },
        reason: 'model',
      });
      const result = await scorer.run({ output: 'Backups are kept for 30 days.' });
      assert.deepEqual([result.score, result.reason], [1, 'All of it is in the context.']);
      assert.match(result.generateReasonPrompt, /Explain a score[\s\S]*Kept in two places\./);
      assert.equal(result.usage.calls, 2);
    });

    it('keeps its own reason where the model has none', async () => {
      server.script((request) =>
        request.body.response_format
          ? { answer: answersTo(request, supported(1, 2)) }
          : { refusal: 'I cannot do that.' },
      );
      const scorer = api.createFaithfulnessScorer({ model: model(), options: { context }, reason: 'model' });
      const { reason } = await scorer.run({ output: 'Backups are kept for 30 days.' });
      assert.match(reason, /^The score is 1 because/);
    });

    it('makes no call for an empty output', async () => {
      const before = server.requests.length;
      const scorer = api.createFaithfulnessScorer({ model: model(), options: { context } });
      assert.equal((await scorer.run({ output: ' ' })).score, 0);
      assert.equal(server.requests.length, before);
    });

    it('scores the rest, and says so, where a claim has no answer', async () => {
      server.script((request) => ({ answer: answersTo(request, supported(1, 2)) }));
      const scorer = api.createFaithfulnessScorer({ model: model(), options: { context } });
      const { score, status, scoreRange, analyzeStepResult } = await scorer.run({
        output: 'Backups are kept for 30 days. Storage is 5 GB a person.',
      });
      assert.deepEqual([score, status, scoreRange], [1, 'partial', [0.5, 1]]);
      assert.equal(analyzeStepResult.verdicts.length, 1);
    });

    it('has no score, and says why, where there is no usable answer', async () => {
      server.script([{ status: 401, error: { message: 'Incorrect API key' } }]);
      const scorer = api.createFaithfulnessScorer({ model: model(), options: { context } });
      const { score, status, reason } = await scorer.run({ output: 'Backups are kept for 30 days.' });
      assert.deepEqual([score, status], [null, 'failed']);
      assert.match(reason, /no claim could be checked.*API key/);
    });

    it('counts an unbacked claim as unsure', async () => {
      server.script((request) => ({ answer: answersTo(request, unsupported(1)) }));
      const scorer = api.createFaithfulnessScorer({ model: model(), options: { context } });
      const { analyzeStepResult } = await scorer.run({ output: 'Backups are free of charge.' });
      assert.equal(analyzeStepResult.verdicts[0]?.verdict, 'unsure');
    });
  });

  it('says in words what is wrong with its model', async () => {
    const scorer = api.createFaithfulnessScorer({ model: 'openai/gpt-4o', options: { context } });
    await assert.rejects(scorer.run({ output: 'Hi there, all is well.' }), (error: ScorerError) => {
      assert.ok(error instanceof ScorerError);
      assert.equal(error.code, 'noKey');
      assert.match(error.message, /No API key.*OPENAI_API_KEY/);
      return true;
    });
  });
});
