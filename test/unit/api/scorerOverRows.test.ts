import assert from 'node:assert/strict';
import { toMastraScorer } from '../../../src/api/mastraScorer.ts';
import type { NotScorable } from '../../../src/api/notScorable.ts';
import { notScorable } from '../../../src/api/notScorable.ts';
import { runEvals } from '../../../src/api/runEvals.ts';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import type { RowScorerForPrograms } from '../../../src/api/scorerOverRows.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { answersTo, supported, unsupported } from '../../server/answers.ts';
import type { SeenRequest } from '../../server/reply.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';

const api = createScorerApi({ env: {}, fetch, adapters: [] });
const context = ['The depot opened in May 2019.', 'Tickets cost 4 euros.', 'The depot holds 40 buses.'];
const groundTruth = 'The depot opened in May 2019. The depot holds 40 buses. Charging takes 95 minutes.';

describe('scorers of a run’s texts, offline', () => {
  it('have the ids and names that Mastra’s have', () => {
    const named = [
      api.createContextRecallScorer(),
      api.createContextPrecisionScorer(),
      api.createNoiseSensitivityScorer(),
      api.createSummarizationScorer(),
    ].map(({ id, name, description }) => [id, name, description.length > 0]);
    assert.deepEqual(named, [
      ['context-recall-scorer', 'Context Recall Scorer', true],
      ['context-precision-scorer', 'Context Precision Scorer', true],
      ['noise-sensitivity-scorer', 'Noise Sensitivity Scorer', true],
      ['summarization-scorer', 'Summarization Scorer', true],
    ]);
  });

  it('context recall: the claims of the reference, whatever the output says', async () => {
    const result = await api
      .createContextRecallScorer({ options: { context } })
      .run({ output: 'Something else.', groundTruth, runId: 'r' });
    assert.deepEqual([result.score, result.status, result.runId], [0.67, 'scored', 'r']);
    assert.equal(result.notScorable, undefined);
    assert.equal(result.preprocessStepResult.claims?.length, 3);
    assert.deepEqual(
      result.analyzeStepResult.verdicts?.map(({ verdict }) => verdict),
      ['yes', 'yes', 'no'],
    );
    assert.match(result.reason, /2 of 3 claims.*“Charging takes 95 minutes”/);
  });

  it('context precision: items in their order, with Mastra’s verdicts', async () => {
    const { score, analyzeStepResult } = await api
      .createContextPrecisionScorer({ options: { context } })
      .run({ output: '', groundTruth });
    assert.equal(score, 0.83);
    assert.deepEqual(
      analyzeStepResult.verdicts?.map((one) =>
        'context_index' in one ? [one.context_index, one.verdict] : [],
      ),
      [
        [0, 'yes'],
        [1, 'no'],
        [2, 'yes'],
      ],
    );
  });

  it('noise sensitivity: what the answer has from the context and the reference has not', async () => {
    const run = { output: 'The depot opened in May 2019. Tickets cost 4 euros.', groundTruth };
    const score = async (focus: 'relevant' | 'irrelevant') =>
      (await api.createNoiseSensitivityScorer({ options: { context, focus } }).run(run)).score;
    assert.deepEqual([await score('relevant'), await score('irrelevant')], [0, 0.5]);
  });

  it('citation recall and precision: each claim against what it cites alone', async () => {
    const of = async (output: string) => {
      const scorers = [
        api.createCitationRecallScorer({ options: { context } }),
        api.createCitationPrecisionScorer({ options: { context } }),
      ];
      const results = await Promise.all(scorers.map((scorer) => scorer.run({ output })));
      return results.map(({ score }) => score);
    };
    assert.deepEqual(await of('The depot opened in May 2019 [1]. Tickets cost 4 euros [2].'), [1, 1]);
    assert.deepEqual(await of('The depot opened in May 2019 [2]. Tickets cost 4 euros [1].'), [0, 0]);
    assert.deepEqual(await of('The depot opened in May 2019 [1][3]. Tickets cost 4 euros.'), [0.5, 0.5]);
    assert.deepEqual(await of('The depot opened in May 2019 [1]. Tickets cost 4 euros [9].'), [0.5, 0.5]);
    assert.deepEqual(await of('The depot opened in May 2019.'), [0, null]);
  });

  it('summarization: against the source, by default the input', async () => {
    const source = 'The depot opened in May 2019. The depot holds 40 buses.';
    const output = 'The depot holds 40 buses.';
    const result = await api.createSummarizationScorer().run({ input: source, output });
    assert.equal(result.score, 0.5);
    assert.deepEqual(
      result.preprocessStepResult.alignment?.map(({ claim, supported }) => [claim, supported]),
      [[output, true]],
    );
    assert.deepEqual(
      result.analyzeStepResult.coverage?.map(({ answered }) => answered),
      [false, true],
    );
    const options = { source: output, sourceExtractor: () => source };
    assert.equal((await api.createSummarizationScorer({ options }).run({ output })).score, 0.5);
    assert.equal(
      (await api.createSummarizationScorer({ options: { source: output } }).run({ output })).score,
      1,
    );
  });

  it('take a scale, beside the options or in them', async () => {
    for (const config of [{ scale: 10, options: { context } }, { options: { context, scale: 10 } }])
      assert.equal(
        (await api.createContextRecallScorer(config).run({ output: '', groundTruth })).score,
        6.67,
      );
    assert.throws(() => api.createContextRecallScorer({ scale: 0 }), { code: 'badScale' });
  });

  it('find their context by contextExtractor, which wins over getContext and the list', async () => {
    const recall = async (options: object) =>
      (await api.createContextRecallScorer({ options }).run({ input: 'q', output: 'o', groundTruth })).score;
    const seen: unknown[] = [];
    const contextExtractor = (...given: readonly unknown[]) => {
      seen.push(given);
      return context;
    };
    assert.equal(await recall({ contextExtractor, getContext: () => ['x'], context: ['x'] }), 0.67);
    assert.deepEqual(seen, [['q', 'o']]);
    assert.equal(await recall({ getContext: async () => context }), 0.67);
  });

  it('say at once what is wrong with an option', async () => {
    const wrong = (options: object) => ({ options }) as never;
    assert.throws(() => api.createContextRecallScorer(wrong({ context: 'a text' })), {
      argument: 'options.context',
    });
    assert.throws(() => api.createContextPrecisionScorer(wrong({ contextExtractor: [] })), {
      argument: 'options.contextExtractor',
    });
    assert.throws(() => api.createNoiseSensitivityScorer(wrong({ focus: 'all' })), {
      argument: 'options.focus',
    });
    assert.throws(() => api.createSummarizationScorer(wrong({ source: ['a'] })), {
      argument: 'options.source',
    });
    await assert.rejects(
      api.createSummarizationScorer(wrong({ sourceExtractor: () => 1 })).run({ output: 'A.' }),
      {
        argument: 'options.sourceExtractor()',
      },
    );
  });
});

describe('a run that cannot be scored', () => {
  const lacking: readonly (readonly [string, RowScorerForPrograms, object, RegExp])[] = [
    ['no context', api.createContextRecallScorer(), { output: 'A.', groundTruth }, /no context\. Provide/],
    [
      'an empty context',
      api.createContextPrecisionScorer({ options: { context: [] } }),
      { output: 'A.', groundTruth },
      /no context\. Provide/,
    ],
    [
      'no reference',
      api.createContextRecallScorer({ options: { context } }),
      { output: 'A.' },
      /no reference\. Provide the expected answer/,
    ],
    [
      'a blank reference',
      api.createNoiseSensitivityScorer({ options: { context } }),
      { output: 'A.', groundTruth: ' ' },
      /no reference/,
    ],
    ['no source', api.createSummarizationScorer(), { output: 'A summary.' }, /no source\. Provide the text/],
    [
      'no summary',
      api.createSummarizationScorer(),
      { input: 'The depot opened.', output: '' },
      /output is empty/,
    ],
  ];
  for (const [what, scorer, run, reason] of lacking)
    it(`has ${what}: no number, and why`, async () => {
      const result = await scorer.run(run as never);
      assert.deepEqual([result.score, result.status, result.usage.calls], [null, 'notApplicable', 0]);
      assert.equal(result.notScorable?.reason, result.reason);
      assert.match(result.reason, reason);
    });

  it('is left out of means, and counted: ours, and what others mark', async () => {
    const ours = api.createContextRecallScorer({ options: { context } });
    const own = { id: 'own', run: async (): Promise<NotScorable> => notScorable('no tool was called') };
    const mastras = { id: 'mastras', run: async () => ({ notScorable: { reason: 'not called' } }) };
    const { scores, summary } = await runEvals({
      data: [{ output: 'A.', groundTruth }, { output: 'A.' }],
      scorers: [ours, own, mastras],
    });
    assert.deepEqual(scores, { 'context-recall-scorer': 0.67, own: null, mastras: null });
    assert.deepEqual(summary.notApplicable, { 'context-recall-scorer': 1, own: 2, mastras: 2 });
    assert.deepEqual(summary.failed, { 'context-recall-scorer': 0, own: 0, mastras: 0 });
  });

  it('is marked so for Mastra, whose mark is handed over', async () => {
    let found: unknown;
    const steps = {
      preprocess(step: (given: never) => Promise<unknown>) {
        found = step({ run: { output: 'A.' }, results: {} } as never);
        return { generateScore: () => ({ generateReason: () => undefined }) };
      },
    };
    const mark = { of: 'Mastra' };
    const reasons: (string | undefined)[] = [];
    toMastraScorer(steps as never, api.createContextRecallScorer({ options: { context } }), {
      notScorable: (reason) => {
        reasons.push(reason);
        return mark;
      },
    });
    assert.equal(await found, mark);
    assert.match(reasons[0]!, /no reference/);
  });
});

describe('scorers of a run’s texts, by a model', () => {
  let server: ScriptedModel;
  before(async () => {
    server = await startScriptedModel();
  });
  after(() => server.close());
  const model = () => createOpenAiModel({ baseUrl: server.url, model: 'test-model', fetch });
  const asked = ({ messages }: SeenRequest) => messages.map(({ content }) => content).join('\n');

  it('context recall: one call, whose prompt is kept', async () => {
    server.script((request) => ({
      answer: answersTo(request, supported(1, 1), supported(2, 3), unsupported(3)),
    }));
    const before = server.requests.length;
    const result = await api
      .createContextRecallScorer({ model: model(), options: { context } })
      .run({ output: 'Something else.', groundTruth });
    assert.deepEqual([result.score, result.usage.calls, server.requests.length - before], [0.67, 1, 1]);
    assert.match(result.analyzePrompt, /Charging takes 95 minutes/);
  });

  it('context precision: a call an item, and one for all', async () => {
    server.script((request) => {
      const twice = (words: string) => asked(request).split(words).length > 2;
      const together = twice('opened in May') && twice('holds 40 buses');
      return {
        answer: answersTo(
          request,
          twice('opened in May') ? supported(1, 1) : unsupported(1),
          twice('holds 40 buses') ? supported(2, together ? 3 : 1) : unsupported(2),
          unsupported(3),
        ),
      };
    });
    const { score, usage, analyzeStepResult } = await api
      .createContextPrecisionScorer({ model: model(), options: { context } })
      .run({ output: '', groundTruth });
    assert.deepEqual([score, usage.calls], [0.83, 4]);
    assert.deepEqual(
      analyzeStepResult.verdicts?.map(({ verdict }) => verdict),
      ['yes', 'no', 'yes'],
    );
  });

  it('asks nobody about a run that cannot be scored', async () => {
    const before = server.requests.length;
    const scorer = api.createContextRecallScorer({ model: model(), options: { context } });
    assert.equal((await scorer.run({ output: 'A.' })).score, null);
    assert.equal(server.requests.length, before);
  });

  it('has no score, and says so, where the model answers nothing', async () => {
    server.script([{ status: 401, error: { message: 'Incorrect API key' } }]);
    const {
      score,
      status,
      reason,
      notScorable: mark,
    } = await api
      .createContextRecallScorer({ model: model(), options: { context } })
      .run({ output: 'A.', groundTruth });
    assert.deepEqual([score, status, mark], [null, 'failed', undefined]);
    assert.match(reason, /no claim could be checked.*API key/);
  });
});
