import assert from 'node:assert/strict';
import { scorers } from '../../../../src/check/score/catalogue.ts';
import { leftOut } from '../../../../src/judges/shared/coverage.ts';
import { answers, skip, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses.';
const whole = 'The depot opened in May 2019';

/** A sentence's answer in claims that are all supported. */
const split = (sentence: number, passage: number, ...words: readonly string[]) => ({
  split: sentence,
  claims: words.map((part) => ({ words: part, flags: [], context: [passage], is: 'supported' })),
});

describe('the denominator, which the model does not own', () => {
  const start = scriptedModels();

  it('is not emptied by answering that there is no claim', async () => {
    const server = await start(({ asked }) => ({ answer: answers(...asked.map((n) => skip(n))) }));
    const { verdicts, outcome } = await check(server.url, `${whole}. It has 900 cars. It is red.`, context);
    assert.deepEqual(verdicts, { 1: 'leftOut', 2: 'leftOut', 3: 'leftOut' });
    assert.equal(scorers.faithfulness.score(outcome).status, 'failed');
    assert.deepEqual(
      server.requests.map(({ asked }) => asked),
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
    );
  });

  it('may lose what our own rules see as no claim', async () => {
    const server = await start(({ asked }) => ({
      answer: answers(...asked.map((n) => skip(n))),
    }));
    const { outcome } = await check(server.url, 'Shall I go on? Let me know if you need more.', context);
    assert.equal(outcome.skipped.length, 2);
    assert.equal(server.requests.length, 1);
  });

  it('takes the better answer of a model that is asked again', async () => {
    const server = await start((_, count) => ({ answer: answers(count === 0 ? skip(1) : supported(1, 1)) }));
    const { verdicts, outcome } = await check(server.url, `${whole}.`, context);
    assert.deepEqual(verdicts, { 1: 'supported' });
    assert.equal(outcome.findings.length, 1);
    assert.match(server.requests[1]!.messages.at(-1)!.content, /Look once more/);
  });

  const halves: Readonly<Record<string, readonly [sentence: string, left: string]>> = {
    'a number': [`${whole} and costs 7 million euros.`, 'and costs 7 million euros'],
    'a claim without any number': [`${whole} and is made of gold.`, 'and is made of gold'],
    'the claim before it': [
      `It is made of solid gold and ${whole.toLowerCase()}.`,
      'It is made of solid gold and',
    ],
    'a name': [`${whole}, says Ingrid Olsen.`, 'says Ingrid Olsen'],
    'how much it is about': ['Only the depot opened in May 2019.', 'Only'],
    'an aside': [
      'The depot, bankrupt and burnt down, opened in May 2019.',
      'The depot, bankrupt and burnt down',
    ],
    'what stands before it': [
      'Having poisoned the river, it opened in May 2019.',
      'Having poisoned the river, it',
    ],
    'a negation': [`It is not true that ${whole}.`, 'It is not true that'],
  };
  for (const [what, [sentence, left]] of Object.entries(halves))
    it(`counts ${what} that no claim speaks of as failed`, async () => {
      const known = [whole, whole.toLowerCase(), 'the depot opened in May 2019', 'opened in May 2019'];
      const words = known.find((part) => sentence.includes(part))!;
      const server = await start([{ answer: answers(split(1, 1, words)) }]);
      const { outcome } = await check(server.url, sentence, context);
      const failed = outcome.findings.filter(({ type }) => type === 'failure');
      assert.deepEqual(
        failed.map(({ claim }) => sentence.slice(claim.start, claim.end)),
        [left],
      );
      const score = scorers.faithfulness.score(outcome);
      assert.equal(score.status, 'partial');
      assert.equal(score.range?.[0], 0.5);
      assert.equal(server.requests.length, 2);
    });

  const inflated: Readonly<Record<string, readonly [sentence: string, ...words: string[]]>> = {
    'words that another claim has': [`${whole}.`, whole, 'opened in May 2019', 'May 2019'],
    'a name that nothing is said of': [
      'Ingrid Olsen opened the depot in 2019.',
      'Ingrid Olsen',
      'opened the depot in 2019',
    ],
  };
  for (const [what, [sentence, ...words]] of Object.entries(inflated))
    it(`does not grow by ${what}`, async () => {
      const server = await start([{ answer: answers(split(1, 1, ...words)) }]);
      const { verdicts } = await check(server.url, sentence, `${whole}. Ingrid Olsen sold it.`);
      assert.deepEqual(verdicts, { 1: 'offSchema' });
      assert.equal(server.requests.length, 2);
    });

  const fine: readonly (readonly [sentence: string, ...claims: string[]])[] = [
    ['The depot opened in May 2019 and holds 40 buses.', 'The depot opened in May 2019', 'holds 40 buses'],
    ['The old depot opened in 2019 and holds 40 buses.', 'opened in 2019', 'holds 40 buses'],
    ['However, it opened in 2019, and it holds 40 buses.', 'it opened in 2019', 'it holds 40 buses'],
    ['- **Size**: it holds 40 buses; it is red.', 'it holds 40 buses', 'it is red'],
    ['Es fasst 40 Busse und ist rot.', 'Es fasst 40 Busse', 'ist rot'],
    ['車庫は2019年に開業し、40台を収容する。', '車庫は2019年に開業し', '40台を収容する'],
  ];
  for (const [sentence, ...claims] of fine)
    it(`finds nothing left out of “${sentence}”`, () => {
      const spans = claims.map((words) => {
        const at = sentence.indexOf(words);
        return { start: at, end: at + words.length };
      });
      assert.deepEqual(leftOut(sentence, spans), []);
    });
});
