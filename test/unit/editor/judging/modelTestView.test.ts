import assert from 'node:assert/strict';
import { Problem, type ProblemCode } from '../../../../src/check/problem.ts';
import {
  examinationView,
  failedTestView,
  probeView,
  testEstimateText,
} from '../../../../src/editor/judging/modelTestView.ts';
import { type Examination, estimateExamination } from '../../../../src/judges/probe/examination.ts';
import { knownKinds } from '../../../../src/judges/probe/knownClaims.ts';
import { allCapabilities } from '../../../../src/models/capabilities.ts';
import { toViewSchema, type ViewModelTest } from '../../../../src/view/side/sideProtocol.ts';
import { emptyState } from '../../../ui/sideViewStates.ts';

const tested = { id: 'openai:test-model', destination: 'api.example.com' };
const usage = { type: 'usage', calls: 2, promptTokens: 4000, completionTokens: 1000 } as const;
const examination: Examination = {
  right: 38,
  total: 40,
  byKind: Object.fromEntries(
    knownKinds.map((kind) => [kind, { right: 5, total: 6 }]),
  ) as Examination['byKind'],
  wrong: [
    { text: 'The ship has three decks.', said: 'supported', right: ['contradicted'] },
    { text: 'It is so.', said: 'failed', right: ['unsupported', 'notCheckable'] },
  ],
  usage,
  seconds: 8.44,
  firstSeconds: 0.6,
  pieces: 400,
  capabilities: allCapabilities,
  cachedTokens: 1024,
  window: { sent: 8000, seen: 8000 },
};

const shownAs = ({ rows }: ViewModelTest, label: string) => rows.find((row) => row.label === label)?.value;
const commandsOf = ({ actions }: ViewModelTest) => actions.map(({ command }) => command);

describe('what a test of a model found', () => {
  it('is carried to the side view whole', () => {
    const modelTest = examinationView(tested, examination);
    const message = JSON.parse(JSON.stringify({ type: 'state', state: { ...emptyState, modelTest } }));
    assert.deepEqual(toViewSchema.parse(message), message);
  });

  describe('with forty claims', () => {
    it('says how many were judged correctly, by kind, and what the endpoint does', () => {
      const view = examinationView(tested, examination);
      assert.deepEqual([view.quality, view.summary], ['good', 'It judged 38 of 40 known claims correctly.']);
      assert.deepEqual(
        ['Over-certainty', 'Form of answers', 'Streaming', 'Prompt cache', 'Long prompt', 'Used'].map(
          (label) => shownAs(view, label),
        ),
        [
          '5 of 6',
          'held to a JSON schema',
          'yes',
          '1,024 tokens',
          'read whole (8,000 tokens)',
          '2 calls, 5,000 tokens, 8.4 s, first words after 0.6 s',
        ],
      );
      assert.deepEqual(view.wrong[0], {
        text: 'The ship has three decks.',
        said: 'Supported',
        right: 'Contradicted',
      });
      assert.deepEqual(view.wrong[1]?.right, 'Unsupported, No claim');
      assert.deepEqual(view.advice, []);
    });

    it('warns of an endpoint that cuts prompts, whatever the model knows', () => {
      const view = examinationView(tested, { ...examination, window: { sent: 8000, seen: 4000 } });
      assert.equal(view.quality, 'poor');
      assert.equal(shownAs(view, 'Long prompt'), 'about 4,000 of 8,000 tokens seen');
      assert.match(view.advice.join(), /larger context window.*claimlight\.model\.contextTokens/);
    });

    it('advises a stronger model where the model guesses', () => {
      const view = examinationView(tested, { ...examination, right: 21 });
      assert.equal(view.quality, 'poor');
      assert.match(view.advice.join(), /stronger model/);
      assert.equal(commandsOf(view)[0], 'chooseJudge');
    });
  });

  it('with a handful names what was missed and what the endpoint lacks', () => {
    const capabilities = { ...allCapabilities, form: 'text', stream: false } as const;
    const view = probeView(
      tested,
      { right: 9, total: 11, missed: ['number', 'hedge'], usage },
      1.23,
      capabilities,
    );
    assert.equal(view.summary, 'It answered in 1.2 seconds and judged 9 of 11 known claims correctly.');
    assert.equal(view.quality, 'fair');
    assert.equal(shownAs(view, 'Judged incorrectly'), 'a wrong number, a hedge');
    assert.equal(shownAs(view, 'Not supported'), 'JSON schema, JSON mode, streaming');
    assert.deepEqual(commandsOf(view), ['chooseJudge', 'testModel', 'openModelSettings']);
  });

  describe('where it came to nothing', () => {
    const cases: readonly (readonly [ProblemCode, Record<string, string>, readonly string[]])[] = [
      ['wrongKey', {}, ['setApiKey', 'chooseJudge', 'openModelSettings', 'testModel']],
      ['noModelChosen', {}, ['chooseJudge', 'setApiKey', 'openModelSettings', 'testModel']],
      [
        'unreachable',
        { cause: 'ECONNREFUSED' },
        ['setApiKey', 'chooseJudge', 'openModelSettings', 'testModel'],
      ],
    ];
    for (const [code, args, commands] of cases)
      it(`says why and offers what helps: ${code}`, () => {
        const problem = new Problem(code, { host: 'api.example.com', ...args });
        const view = failedTestView(tested, problem, 'testModel');
        assert.equal(view.quality, 'poor');
        assert.ok(view.summary.length > 10 && view.advice[0]!.length > 10);
        assert.deepEqual(commandsOf(view), commands);
      });
  });

  it('was said to cost before', () => {
    const price = { promptPerMillion: 1, completionPerMillion: 10 };
    const of = (id: string) =>
      testEstimateText(estimateExamination({ model: { id }, price, windowTokens: 0 }));
    assert.match(of('openai:gpt-4o'), /^about 2 calls, [\d,]+ tokens, cost 0\.0\d+$/);
    assert.match(of('ollama:bespoke-minicheck'), /^about 40 calls/);
  });
});
