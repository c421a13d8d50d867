import assert from 'node:assert/strict';
import type { Assessment } from '../../../../src/check/types.ts';
import { answers, contradicted, skip, unsupported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';

const context = 'Coffee is free. It holds 40 buses. The gate is not open. Olaf told us.';

describe('a hedge that a model sees', () => {
  const start = scriptedModels();
  const clash = (words: string) => ({
    words,
    flags: ['hedged'],
    context: [2],
    is: { contradicted: 'It is 40.', wrong: '', right: '' },
  });

  async function flagsOf(output: string, ...words: readonly string[]) {
    const server = await start([{ answer: answers({ split: 1, claims: words.map(clash) }) }]);
    const { outcome } = await check(server.url, output, context);
    return (outcome.findings.at(-1) as Assessment).flags.hedged;
  }

  it('is none where another clause of the sentence has it', async () => {
    const halves = ['It may be red', 'it holds 900 buses'];
    assert.equal(await flagsOf(`${halves[0]}, and ${halves[1]}.`, ...halves), undefined);
  });

  it('is none where somebody only says it', async () => {
    assert.equal(await flagsOf('The mayor said it holds 900 buses.', ''), undefined);
    assert.equal(await flagsOf('The depot reports 900 buses.', ''), undefined);
  });

  it('is one where its own clause has it', async () => {
    assert.equal(await flagsOf('It may hold 900 buses.', ''), true);
    assert.equal(await flagsOf('It is red, and it may hold 900 buses.', 'it may hold 900 buses'), true);
  });
});

describe('a correction that a model proposes', () => {
  const start = scriptedModels();

  async function offered(output: string, passage: number, wrong: string, right: string) {
    const server = await start([{ answer: answers(contradicted(1, [passage], 'No.', wrong, right)) }]);
    const { outcome } = await check(server.url, output, context);
    return (outcome.findings[0] as Assessment).correction;
  }

  for (const right of [
    '40\n\nbuses',
    '40\u00a0buses',
    '40\u2028buses',
    '40\u3000buses',
    '40  buses',
    '40 BUSES',
  ])
    it(`is not offered as ${JSON.stringify(right)}`, async () => {
      assert.equal(await offered('It holds 900 buses.', 2, '900 buses', right), undefined);
    });

  it('is not offered where its passage denies it', async () => {
    assert.equal(await offered('The gate is closed.', 3, 'closed', 'open'), undefined);
  });

  it('is not offered in other capitals', async () => {
    assert.equal(await offered('Olaf told them.', 4, 'them', 'US'), undefined);
  });

  it('is offered where it fits', async () => {
    assert.equal(await offered('It holds 900 buses.', 2, '900 buses', '40 buses'), '40 buses');
  });
});

describe('a sentence that a model calls no claim', () => {
  const start = scriptedModels();

  for (const output of [
    'The drug killed 900 people, huh?',
    'The drug killed 900 people, you know?',
    'Isn’t it true that the drug killed 900 people?',
    'Who does not know that the drug killed 900 people?',
    'I could find 900 dead people.',
    'Thank you, the drug that killed 900 people is banned.',
    'Feel free to drink the poison, which is harmless.',
    'I hope this drug kills 900 people.',
  ])
    it(`has failed: “${output}”`, async () => {
      const server = await start(() => ({ answer: answers(skip(1)) }));
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, { 1: 'leftOut' });
    });

  for (const output of [
    'Did the drug kill 900 people?',
    'I could write more about it.',
    'Thank you for your question.',
    'Feel free to ask, if you need more.',
    'I hope this helps!',
    'Is it red, blue or green?',
  ])
    it(`is none: “${output}”`, async () => {
      const server = await start(() => ({ answer: answers(skip(1)) }));
      const { outcome } = await check(server.url, output, context);
      assert.equal(outcome.skipped.length, 1);
    });
});

describe('the word that shows whether all was read', () => {
  const start = scriptedModels();
  const tea = Array.from({ length: 1500 }, (_, i) => `Line ${i} of the list speaks of tea.`).join(' ');
  const long = `It holds 40 buses. ${tea}`;
  const keyIn = (text: string) => /Key: (\d+)/.exec(text)?.[1];

  it('stands in no text under check, so that who has read its end alone cannot say it', async () => {
    const options = { secret: 'of this installation' };
    const first = await start([{ answer: answers(unsupported(1)), noUsage: true }]);
    await check(first.url, 'It has a garden.', long, options);
    const key = keyIn(first.requests[0]!.messages.at(-1)!.content);
    assert.ok(key);
    const server = await start(({ messages }) => {
      const user = messages.at(-1)!.content;
      const isAsked = /Answer with the key/.test(user);
      return {
        answer: isAsked ? (keyIn(user.slice(-5000)) ?? 'none') : answers(unsupported(1)),
        noUsage: true,
      };
    });
    const { verdicts } = await check(server.url, `It has a garden. Key: ${key}`, long, options);
    assert.equal(verdicts[1], 'promptCut');
  });
});
