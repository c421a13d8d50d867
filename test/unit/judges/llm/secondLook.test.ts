import assert from 'node:assert/strict';
import type { Assessment } from '../../../../src/check/types.ts';
import { answers, supported, unsupported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check, testModel } from './checking.ts';

const filler = Array.from({ length: 400 }, (_, i) => `Page ${i} speaks of tea.`).join(' ');
const context = `Olaf signed the treaty in May 2019. ${filler} Coffee is free. The depot holds 40 buses.`;
const output = 'The depot holds 40 buses. Ingrid signed the treaty.';

describe('the second look', () => {
  const start = scriptedModels();

  it('goes to doubtful sentences alone, with their passages and room to reason', async () => {
    const server = await start([
      { answer: answers(supported(1, 403), supported(2, 1)) },
      { answer: answers({ ...unsupported(2), reasoning: 'Line 1 names Olaf.' }) },
    ]);
    const { verdicts, outcome } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'unsupported' });
    const [first, second] = server.requests;
    assert.deepEqual(second!.asked, [2]);
    assert.match(second!.messages[1]!.content, /^\[c1\] Olaf signed/m);
    assert.ok(second!.raw.length * 2 < first!.raw.length, `${second!.raw.length} of ${first!.raw.length}`);
    assert.match(JSON.stringify(second!.body.response_format), /"reasoning":\{"type":"string"\}/);
    assert.doesNotMatch(JSON.stringify(first!.body.response_format), /reasoning/);
    assert.equal(outcome.usage.calls, 2);
  });

  it('is not taken where nothing is in doubt', async () => {
    const server = await start([{ answer: answers(supported(1, 403), unsupported(2)), promptTokens: 4000 }]);
    await check(server.url, output, context);
    assert.equal(server.requests.length, 1);
  });

  it('is that of another model where one is named', async () => {
    const server = await start(
      ({ model, asked }) => ({
        answer: answers(
          ...asked.map((n) =>
            n === 1 ? supported(1, 403) : model === 'strong-model' ? unsupported(2) : supported(2, 1),
          ),
        ),
      }),
      { models: ['test-model', 'strong-model'] },
    );
    const second = { model: testModel(server.url, { model: 'strong-model' }) };
    const { verdicts } = await check(server.url, output, context, { second });
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'unsupported' });
    assert.deepEqual(
      server.requests.map(({ model }) => model),
      ['test-model', 'strong-model'],
    );
  });

  it('makes a verdict surer that it confirms, and less sure one that it changes', async () => {
    const confidence = async (...given: readonly object[]) => {
      const server = await start(given.map((answer) => ({ answer: answers(answer) })));
      const { outcome } = await check(
        server.url,
        'Old cake, tea, old jam, a page and warm bread.',
        'Page 1 speaks of tea.',
      );
      const found = outcome.findings[0] as Assessment;
      return `${found.verdict} ${found.confidence}`;
    };
    assert.equal(await confidence(supported(1, 1), supported(1, 1)), 'supported medium');
    assert.equal(await confidence(supported(1, 1), unsupported(1)), 'unsupported low');
  });

  it('that gives no answer leaves the doubtful one, marked', async () => {
    const server = await start([{ answer: answers(supported(1, 403), supported(2, 1)) }, { status: 400 }]);
    const { outcome } = await check(server.url, output, context);
    const found = outcome.findings[1] as Assessment;
    assert.deepEqual([found.verdict, found.flags.unwarranted, found.confidence], ['supported', true, 'low']);
  });
});
