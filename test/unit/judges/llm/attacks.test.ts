import assert from 'node:assert/strict';
import type { Assessment } from '../../../../src/check/types.ts';
import { answers, contradicted, supported, unsupported } from '../../../server/answers.ts';
import type { Reply } from '../../../server/reply.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';
import { assertBorneOut, isDisputed } from './disputes.ts';

const context =
  'The ferry carries 120 cars in 25 minutes. It opened in May 2016 in Larkfield. Coffee is free. Ingrid Berg sold the boat to Olaf Dahl.';

describe('a model that assures what is not there', () => {
  const start = scriptedModels();

  const marked: readonly (readonly [how: string, claim: string, ...cited: number[]])[] = [
    ['a second statement rides on the first', 'The ferry carries 120 cars and murdered the mayor.', 1],
    [
      'a passive one does',
      'The ferry, which carries 120 cars in 25 minutes, was sunk by its drunken captain.',
      1,
    ],
    ['it denies what is said', 'The ferry opened in May 2016 in Larkfield and never carries cars.', 1, 2],
    ['it goes beyond the number', 'The ferry carries more than 120 cars in 25 minutes.', 1],
    ['it stays below the number', 'The ferry carries fewer than 120 cars in 25 minutes.', 1],
    ['the unit is another', 'The ferry carries 120 cars in 25 hours.', 1],
    ['it says it of this alone', 'Only the ferry carries 120 cars.', 1],
    ['names of two make a third', 'Ingrid Dahl sold the boat to Olaf Berg.', 4],
    ['a passive changes the places', 'The boat was sold by Olaf Dahl to Ingrid Berg.', 4],
    ['the year is another', 'It opened in May 2017 in Larkfield.', 2],
  ];
  for (const [how, claim, ...cited] of marked)
    it(`is not believed where ${how}`, async () => {
      const server = await start([{ answer: answers(supported(1, ...cited)) }]);
      const { outcome } = await check(server.url, claim, context);
      const found = outcome.findings[0] as Assessment;
      if (isDisputed(found) || found.flags.unwarranted) assert.equal(server.requests.length, 2);
      else assert.deepEqual([found.verdict, found.reason.code], ['contradicted', 'ownEvidenceClashes']);
    });

  const fine: readonly (readonly [claim: string, ...cited: number[]])[] = [
    ['The boat was sold by Ingrid Berg to Olaf Dahl.', 4],
    ['Berg sold the boat to Dahl.', 4],
    ['The ferry carries only 120 cars.', 1],
    ['The ferry carries more than 100 cars.', 1],
    ['The ferry does not carry more than 120 cars.', 1],
    ['The Larkfield ferry, which opened in May 2016, carries 120 cars.', 1, 2],
  ];
  for (const [claim, ...cited] of fine)
    it(`is believed: “${claim}”`, async () => {
      const server = await start([{ answer: answers(supported(1, ...cited)) }]);
      const { outcome } = await check(server.url, claim, context);
      assertBorneOut(outcome.findings[0]);
    });

  it('is never surest of a word that is not there', async () => {
    const server = await start([{ answer: answers(supported(1, 1)) }]);
    const claim = 'The dangerous ferry carries 120 cars in 25 minutes.';
    const { outcome } = await check(server.url, claim, context);
    assert.equal((outcome.findings[0] as Assessment).confidence, 'medium');
  });

  it('finds no evidence in a heading, which it was shown without a number', async () => {
    const server = await start([{ answer: answers(supported(1, 1)) }]);
    const files = '# Coffee is free on Sundays\n\nThe ferry carries 120 cars.';
    const { verdicts } = await check(server.url, 'Coffee is free on Sundays.', files);
    assert.deepEqual(verdicts, { 1: 'unsupported' });
  });

  for (const right of [
    'no 120 cars',
    '120 cars\u202e',
    '120\u0000 cars',
    '**120** cars',
    '120 [cars](x)',
    '120, cars',
  ])
    it(`offers no correction that does not stand there as it is: ${JSON.stringify(right)}`, async () => {
      const server = await start([{ answer: answers(contradicted(1, [1], 'No.', '900 cars', right)) }]);
      const { outcome } = await check(server.url, 'The ferry carries 900 cars in 25 minutes.', context);
      assert.equal((outcome.findings[0] as Assessment).correction, undefined);
    });
});

describe('an answer that takes itself back', () => {
  const start = scriptedModels();
  const claim = 'The ferry carries 120 cars.';
  const forms: Readonly<Record<string, object>> = {
    'by a key': { ...supported(1, 1), valid: false },
    'by another verdict': { ...supported(1, 1), label: 'Unsupported' },
    'in a claim of it': { split: 1, claims: [{ words: '', context: [1], is: 'supported', correct: false }] },
  };
  for (const [how, answer] of Object.entries(forms))
    it(`is none: ${how}`, async () => {
      const server = await start([{ answer: answers(answer) }]);
      const { verdicts } = await check(server.url, claim, context);
      assert.deepEqual(verdicts, { 1: 'offSchema' });
    });

  it('stands among what it rejects', async () => {
    const server = await start([
      { answer: { rejected: [supported(1, 1)], example: supported(1, 1), answers: [unsupported(1)] } },
    ]);
    const { verdicts } = await check(server.url, claim, context);
    assert.deepEqual(verdicts, { 1: 'unsupported' });
  });
});

describe('an endpoint that answers oddly', () => {
  const start = scriptedModels();
  const good = JSON.stringify(answers(supported(1, 1)));
  const line = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
  const chunk = (content: string, index = 0) => line({ choices: [{ index, delta: { content } }] });
  const end = `${line({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`;
  const stream = (...parts: readonly string[]): Reply => ({
    raw: { type: 'text/event-stream', body: [...parts, end].join('') },
  });
  const ask = async (reply: Reply) => {
    const server = await start([reply]);
    return check(server.url, 'The ferry carries 120 cars.', context);
  };

  it('and with several answers at once is heard once', async () => {
    const other = JSON.stringify(answers(unsupported(1)));
    const half = Math.floor(other.length / 2);
    const { verdicts } = await ask(
      stream(chunk(other.slice(0, half)), chunk(good, 1), chunk(other.slice(half))),
    );
    assert.deepEqual(verdicts, { 1: 'unsupported' });
  });

  for (const usage of [
    { prompt_tokens: '12', completion_tokens: '3' },
    { prompt_tokens: -5, completion_tokens: 1e99 },
    { prompt_tokens: {}, completion_tokens: [] },
    { prompt_tokens: null, completion_tokens: 'many' },
  ])
    it(`and counts ${JSON.stringify(usage)} breaks no sum`, async () => {
      const { verdicts, outcome } = await ask(stream(chunk(good), line({ choices: [], usage })));
      assert.deepEqual(verdicts, { 1: 'supported' });
      const { promptTokens, completionTokens } = outcome.usage;
      for (const count of [promptTokens, completionTokens])
        assert.ok(Number.isInteger(count) && count >= 0 && count < 1000, String(count));
    });

  for (const odd of ['{"choices":{"0":{}}}', '{"choices":[{"index":0,"delta":"x"}]}', '[1]', '{}'])
    it(`and streams ${odd} is read on`, async () => {
      const { verdicts } = await ask(stream(`data: ${odd}\n\n`, chunk(good)));
      assert.deepEqual(verdicts, { 1: 'supported' });
    });

  for (const content of ['['.repeat(50_000), '{"a":'.repeat(20_000), '"'.repeat(50_000)])
    it(`and nests without end answers nothing: ${content.slice(0, 8)}`, async () => {
      const { verdicts } = await ask({ answer: content + good });
      assert.notEqual(verdicts[1], 'supported');
    });
});
