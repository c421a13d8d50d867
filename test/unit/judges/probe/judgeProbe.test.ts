import assert from 'node:assert/strict';
import { createLlmJudge } from '../../../../src/judges/llm/llmJudge.ts';
import { type JudgingRule, probeClaims, probeJudge } from '../../../../src/judges/probe/judgeProbe.ts';
import { answers, contradicted, skip, supported, unsupported } from '../../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../../server/scriptedModel.ts';
import { testModel } from '../llm/checking.ts';

/** The line of the context that each claim is about, where there is one. */
const about: Readonly<Partial<Record<JudgingRule, number>>> = {
  paraphrase: 2,
  number: 3,
  negation: 4,
  swappedRoles: 5,
  hedge: 6,
  rounding: 5,
};

/** A grader that knows every rule. */
const perfect = probeClaims.map(({ rule, right, flag }, i) => {
  const line = about[rule] ?? 1;
  if (flag) return { split: i + 1, claims: [{ words: '', flags: [flag], context: [line], is: 'supported' }] };
  switch (right[0]) {
    case 'supported':
      return supported(i + 1, line);
    case 'contradicted':
      return contradicted(i + 1, [line], 'It says otherwise.');
    case 'notCheckable':
      return skip(i + 1);
    default:
      return unsupported(i + 1);
  }
});

describe('the test of a judge', () => {
  let server: ScriptedModel;
  beforeEach(async () => {
    server = await startScriptedModel();
  });
  afterEach(() => server.close());
  const test = () =>
    probeJudge(createLlmJudge({ model: testModel(server.url) }), new AbortController().signal);

  it('is passed in one call by a grader that knows the rules', async () => {
    server.script([{ answer: answers(...perfect) }]);
    const { right, total, missed, usage } = await test();
    assert.deepEqual([right, missed], [total, []]);
    assert.equal(usage.calls, 1);
  });

  it('names the rules that a lenient grader does not know', async () => {
    server.script([
      { answer: answers(...probeClaims.map(({ rule }, i) => supported(i + 1, about[rule] ?? 1))) },
    ]);
    const { right, total, missed } = await test();
    assert.equal(right, total - missed.length);
    for (const rule of ['number', 'negation', 'swappedRoles', 'hedge', 'notAClaim'])
      assert.ok(missed.includes(rule as (typeof missed)[number]), rule);
    assert.ok(!missed.includes('paraphrase'));
  });

  it('counts an answer that did not come as missed', async () => {
    server.script([{ answer: answers(...perfect.slice(1)) }, { answer: answers() }]);
    assert.deepEqual((await test()).missed, ['paraphrase']);
  });

  it('throws what is wrong with the endpoint', async () => {
    server.script([{ status: 401 }]);
    await assert.rejects(test(), { code: 'noKey' });
  });
});
