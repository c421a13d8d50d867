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

  for (const [what, line] of Object.entries({
    'a title that says that something is so': '## Olsen murdered the mayor\n',
    'the lead-in of a list that says so': 'Olsen murdered the mayor:\n',
    'what begins like an instruction': 'Open source licences forbid it.',
  }))
    it(`keeps ${what}`, async () => {
      const server = await start(({ asked }) => ({ answer: answers(...asked.map((n) => skip(n))) }));
      const { verdicts } = await check(server.url, line, context);
      assert.deepEqual(verdicts, { 1: 'leftOut' });
      assert.match(server.requests[0]!.messages.at(-1)!.content, /^\[s1\] .*(?:Olsen|Open)/m);
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

  const cut: Readonly<
    Record<string, readonly [sentence: string, claims: Record<string, boolean>, kept: string]>
  > = {
    'phrases of one statement': [
      'The old depot opened in May 2019 with 40 buses and murdered the mayor.',
      {
        'The old depot opened': true,
        'in May 2019': true,
        'with 40 buses': true,
        'murdered the mayor': false,
      },
      '+ -',
    ],
    'phrases between commas': [
      'The old depot opened, in May, in 2019, with 40 buses, and murdered the mayor.',
      {
        'The old depot opened': true,
        'in May': true,
        'in 2019': true,
        'with 40 buses': true,
        'murdered the mayor': false,
      },
      '+ -',
    ],
    'words in a row': [
      'The old depot holds 40 big red buses and murdered the mayor.',
      { 'The old depot': true, 'holds 40': true, 'big red': true, buses: true, 'murdered the mayor': false },
      '+ -',
    ],
    'a subject and what is not so of it': [
      'The old depot murdered the mayor.',
      { 'The old depot': true, 'murdered the mayor': false },
      '-',
    ],
    'what is not so, and when and where it was not': [
      'Olsen murdered the mayor in May 2019 in the depot.',
      { 'Olsen murdered the mayor': false, 'in May 2019': true, 'in the depot': true },
      '- +',
    ],
    'when it was, and what is not so': [
      'In May 2019 Olsen murdered the mayor.',
      { 'In May 2019': true, 'Olsen murdered the mayor': false },
      '+ -',
    ],
    'true phrases around a false one': [
      'The old depot opened in Oslo in May 2019 with 40 buses.',
      { 'The old depot opened': true, 'in Oslo': false, 'in May 2019': true, 'with 40 buses': true },
      '+ - +',
    ],
    'items of a list, which are claims': [
      'It holds 40 buses, 5 lorries and a café.',
      { 'It holds 40 buses': true, '5 lorries': true, 'a café': false },
      '+ + -',
    ],
    'statements, which are claims': [
      'It opened in May 2019 and holds 40 buses, but it is red.',
      { 'It opened in May 2019': true, 'holds 40 buses': true, 'it is red': false },
      '+ + -',
    ],
  };
  for (const [what, [sentence, claims, kept]] of Object.entries(cut))
    it(`counts once what is cut into ${what}`, async () => {
      const text =
        'The old depot opened in May 2019 with 40 big red buses and 5 lorries. It holds 40 big buses.';
      const answer = {
        split: 1,
        claims: Object.entries(claims).map(([words, isTrue]) => ({
          words,
          flags: [],
          context: [1],
          is: isTrue ? 'supported' : { unsupported: 'No.' },
        })),
      };
      const server = await start([{ answer: answers(answer) }]);
      const { outcome } = await check(server.url, sentence, text);
      const said = outcome.findings.map((found) =>
        found.type === 'failure' ? '?' : found.verdict === 'supported' ? '+' : '-',
      );
      assert.equal(said.join(' '), kept);
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
