import assert from 'node:assert/strict';
import { selectPassages } from '../../../../src/judges/llm/plan.ts';
import { createCapabilityMemory } from '../../../../src/models/capabilities.ts';
import { estimateTokens } from '../../../../src/models/usage.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';
import { answers, supported, unsupported } from '../../../server/answers.ts';
import type { Reply, SeenRequest } from '../../../server/reply.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';

const filler = Array.from({ length: 1500 }, (_, i) => `Line ${i} of the list speaks of tea.`).join(' ');
const context = `It holds 40 buses. ${filler}`;
const output = 'It holds 40 buses. It has a garden.';
const full = answers(supported(1, 1), unsupported(2));

describe('a prompt that is read in part only', () => {
  const start = scriptedModels();
  const isKeyAsked = ({ messages }: SeenRequest) => /Answer with the key/.test(messages.at(-1)!.content);

  it('shows in the endpoint’s own count: what it misses is not taken for absent', async () => {
    const server = await start([{ answer: full, promptTokens: 4096 }]);
    const { verdicts, outcome } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'promptCut' });
    const failed = outcome.findings.find(({ type }) => type === 'failure');
    assert.ok(failed?.type === 'failure' && failed.problem.args.read === 4096);
  });

  it('is read in whole by an endpoint that can be given a window', async () => {
    const memory = createCapabilityMemory();
    const server = await start(({ body }) => ({
      answer: full,
      promptTokens: body.options === undefined ? 4096 : 14_000,
    }));
    const { verdicts } = await check(server.url, output, context, { settings: { memory } });
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'unsupported' });
    const { num_ctx } = server.requests.at(-1)!.body.options as { num_ctx: number };
    assert.ok(num_ctx > 15_000, `${num_ctx}`);
    await check(server.url, output, context, { settings: { memory } });
    assert.equal(server.requests.length, 3);
  });

  it('stays cut where the endpoint has no such parameter', async () => {
    const server = await start([{ answer: full, promptTokens: 4096 }], { lacks: ['options'] });
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'promptCut' });
  });

  it('may show in a count that is a window’s: then the word at its beginning decides', async () => {
    const server = await start([{ answer: full, promptTokens: 10_240 }]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'promptCut' });
    server.script((request) =>
      isKeyAsked(request)
        ? { answer: /\[h\] Key: (\w+)/.exec(request.messages.at(-1)!.content)![1]! }
        : { answer: full, promptTokens: 10_236 },
    );
    const whole = await check(server.url, output, context);
    assert.deepEqual(whole.verdicts, { 1: 'supported', 2: 'unsupported' });
  });

  for (const [what, promptTokens] of [
    ['no count', 0],
    ['a count of something else', 17],
    ['a window of any size', 9000],
  ] as const)
    it(`may be what ${what} hides: then, too, the word decides`, async () => {
      const server = await start((request) => ({
        answer: isKeyAsked(request) ? 'There is none.' : full,
        promptTokens,
      }));
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, { 1: 'supported', 2: 'promptCut' });
    });

  it('shows by the word at its beginning, where the endpoint does not count', async () => {
    const reply =
      (key: (request: SeenRequest) => string) =>
      (request: SeenRequest): Reply => ({
        answer: isKeyAsked(request) ? key(request) : full,
        noUsage: true,
      });
    const server = await start(reply(() => 'There is none.'));
    const cut = await check(server.url, output, context);
    assert.deepEqual(cut.verdicts, { 1: 'supported', 2: 'promptCut' });
    server.script(reply(({ messages }) => /\[h\] Key: (\w+)/.exec(messages.at(-1)!.content)![1]!));
    const whole = await check(server.url, output, context);
    assert.deepEqual(whole.verdicts, { 1: 'supported', 2: 'unsupported' });
  });

  it('is not what a short prompt or a count of nothing looks like', async () => {
    const server = await start([{ answer: full, promptTokens: 300 }]);
    const { verdicts } = await check(server.url, output, 'It holds 40 buses.');
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'unsupported' });
  });
});

describe('a context above its budget', () => {
  it('fills the budget, with what the search finds and what stands beside it', async () => {
    const index = buildIndex([readText('a.md', context)]);
    const shown = await selectPassages(index, segment('Line 700 speaks of tea.'), 6000);
    const tokens = shown.reduce((sum, { text }) => sum + estimateTokens(text) + 3, 0);
    assert.ok(tokens > 5900 && tokens <= 6000, `${tokens} tokens`);
    assert.ok(shown.some(({ text }) => text.startsWith('Line 700 ')));
  });
});
