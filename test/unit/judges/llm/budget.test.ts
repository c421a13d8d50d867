import assert from 'node:assert/strict';
import { cacheAnswers, createAnswerStore } from '../../../../src/check/cache.ts';
import type { Estimate } from '../../../../src/check/judge.ts';
import { createLlmJudge } from '../../../../src/judges/llm/llmJudge.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';
import { answers, supported } from '../../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../../server/scriptedModel.ts';
import { check, testModel } from './checking.ts';

const context = 'The depot, opened in May 2019, holds 40 buses.';

describe('what a check costs', () => {
  let server: ScriptedModel;
  beforeEach(async () => {
    server = await startScriptedModel(({ asked }) => ({
      answer: answers(...asked.map((n) => supported(n, 1))),
    }));
  });
  afterEach(() => server.close());

  it('is estimated before a call, and grows with text and context', async () => {
    const judge = createLlmJudge({ model: testModel(server.url), price: { promptPerMillion: 2 } });
    const estimate = async (output: string, source: string): Promise<Estimate> => {
      const request = { sentences: segment(output), index: buildIndex([readText('a.md', source)]) };
      for await (const event of judge.assess(request, new AbortController().signal))
        if (event.type === 'estimate') return event;
      throw new Error('no estimate');
    };
    const small = await estimate('It holds 40 buses.', context);
    const long = await estimate('It holds 40 buses. '.repeat(100), context.repeat(50));
    assert.equal(small.calls, 1);
    assert.ok(long.calls > 1 && long.promptTokens > 5 * small.promptTokens);
    assert.equal(long.cost, (long.promptTokens * 2) / 1e6);
    assert.equal(server.requests.length, 0);
  });

  it('has a limit, above which nothing is sent', async () => {
    const { ended, verdicts } = await check(server.url, 'It holds 40 buses.', context, { tokensPerRun: 50 });
    assert.equal(ended.problem?.code, 'budget');
    assert.deepEqual(verdicts, { 1: 'budget' });
    assert.equal(server.requests.length, 0);
  });

  it('is not spent on asking again once the limit is reached', async () => {
    server.script([{ answer: `{"answers":[]}${'x'.repeat(6000)}`, piece: 500 }]);
    const { verdicts } = await check(server.url, 'It holds 40 buses.', context, { tokensPerRun: 1500 });
    assert.deepEqual(verdicts, { 1: 'budget' });
    assert.equal(server.requests.length, 1);
  });

  it('is told afterwards, in tokens, and in money where the price is known', async () => {
    const free = await check(server.url, 'It holds 40 buses.', context);
    const paid = await check(server.url, 'It holds 40 buses.', context, {
      price: { promptPerMillion: 5, completionPerMillion: 20 },
    });
    const { promptTokens, completionTokens } = paid.outcome.usage;
    assert.equal(promptTokens, 100);
    assert.equal(free.outcome.usage.cost, undefined);
    assert.equal(paid.outcome.usage.cost, (promptTokens * 5 + completionTokens * 20) / 1e6);
  });

  it('is nothing for a second check of the same text', async () => {
    const store = createAnswerStore();
    const index = buildIndex([readText('a.md', context)]);
    const sentences = segment('It holds 40 buses. The depot opened in May 2019.');
    const run = async () => {
      const judge = cacheAnswers(createLlmJudge({ model: testModel(server.url) }), store);
      const found = [];
      for await (const event of judge.assess({ sentences, index }, new AbortController().signal))
        if (event.type === 'judged') found.push(event);
      return found;
    };
    assert.deepEqual(await run(), await run());
    assert.equal(server.requests.length, 1);
  });
});
