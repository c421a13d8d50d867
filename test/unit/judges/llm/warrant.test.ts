import assert from 'node:assert/strict';
import type { Assessment } from '../../../../src/check/types.ts';
import { answers, contradicted, supported, unsupported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';
import { assertBorneOut, assertNoPass, isDisputed } from './disputes.ts';

const context =
  'Coffee is free. Olaf signed the treaty in May 2019. It was drafted by Hans Meier. The depot holds 40 buses. The office is closed on Sundays.';

describe('evidence that has to bear its verdict', () => {
  const start = scriptedModels();

  async function assess(output: string, ...given: readonly object[]) {
    const server = await start(given.map((answer) => ({ answer: answers(answer) })));
    const { outcome } = await check(server.url, output, context);
    return { found: outcome.findings[0] as Assessment, calls: server.requests.length };
  }

  it('and speaks of something else: the claim is unsupported, and says why', async () => {
    const { found, calls } = await assess('Ingrid signed the treaty.', supported(1, 1));
    assert.equal(found.verdict, 'unsupported');
    assert.deepEqual([found.flags.unwarranted, found.confidence, calls], [true, 'low', 2]);
    assert.ok(found.reason.code === 'notMentioned' && found.reason.missing.includes('Ingrid'));
  });

  it('and lacks a name: marked, of low confidence, and shown', async () => {
    const { found, calls } = await assess('Ingrid signed the treaty.', supported(1, 2));
    assert.deepEqual([found.flags.unwarranted, found.confidence, calls], [true, 'low', 2]);
    assert.deepEqual(found.reason.code === 'notMentioned' && found.reason.missing, ['Ingrid']);
  });

  it('and lacks a value: the same', async () => {
    const { found } = await assess('The depot holds 40 buses on 900 acres.', supported(1, 4));
    assert.ok(found.flags.unwarranted && found.confidence === 'low');
    assert.ok(found.reason.code === 'notMentioned' && /900/.test(found.reason.missing.join()));
  });

  it('and has its names, and nothing that is said of them: the same', async () => {
    const { found, calls } = await assess('Olaf killed Hans Meier.', supported(1, 2, 3));
    assert.deepEqual([found.flags.unwarranted, found.confidence, calls], [true, 'low', 2]);
    assert.deepEqual(found.reason.code === 'notMentioned' && found.reason.missing, ['killed']);
  });

  const others: readonly (readonly [claim: string, passage: string, missing: string])[] = [
    [
      'Olaf Dahl stole the boat from Ingrid Berg in 2019.',
      'Olaf Dahl sold the boat to Ingrid Berg in 2019.',
      'stole',
    ],
    ['The boat was stolen by Olaf Dahl in 2019.', 'Olaf Dahl sold the boat in 2019.', 'stolen'],
    ['The ferry sank in the harbour.', 'The ferry docked in the harbour.', 'sank'],
    [
      'The board of Acme rejected the merger in May 2019.',
      'In May 2019, the board of Acme approved the merger.',
      'rejected',
    ],
    ['Acme fired 40 workers in Oslo.', 'Acme hired 40 workers in Oslo.', 'fired'],
    ['The minister ordered the attack.', 'The minister condemned the attack.', 'ordered'],
    [
      'Das Land verkaufte 40 Busse an Oslo.',
      'Das Land verbrannte 40 Busse und das Haus an der Straße bei Oslo.',
      'verkaufte',
    ],
  ];
  for (const [claim, passage, missing] of others)
    it(`and has another word in the place of “${missing}”: the same`, async () => {
      const server = await start([{ answer: answers(supported(1, 1)) }]);
      const { outcome } = await check(server.url, claim, `${passage} Coffee is free.`);
      const found = outcome.findings[0] as Assessment;
      if (isDisputed(found) || !found.flags.unwarranted) return assertNoPass(found);
      assert.deepEqual([found.confidence, server.requests.length], ['low', 2]);
      assert.deepEqual(found.reason.code === 'notMentioned' && found.reason.missing, [missing]);
    });

  const reworded: readonly (readonly [claim: string, passage: string])[] = [
    ['Acme acquired the mill in 2019.', 'Acme bought the mill in 2019.'],
    ['The mill was founded in 1990 by Olaf Dahl.', 'Olaf Dahl established the mill in 1990.'],
    ['The ferry can carry 40 cars.', 'The ferry holds 40 cars.'],
    ['The tower stands 40 metres tall.', 'The tower is 40 metres tall.'],
    ['The depot is located in Oslo.', 'The depot lies in Oslo.'],
    ['The Tesla Model 3 was introduced in 2017.', 'The Tesla Model 3 was launched in 2017.'],
    ['Sales fell by 5 %.', 'Sales dropped by 5 %.'],
    ['Olaf signed the treaty.', 'The signature of the treaty by Olaf came late.'],
    ['The opening of the depot was in May 2019.', 'The depot opened in May 2019.'],
  ];
  for (const [claim, passage] of reworded)
    it(`bears out “${claim}” by “${passage}”`, async () => {
      const server = await start([{ answer: answers(supported(1, 1)) }]);
      const { outcome } = await check(server.url, claim, passage);
      assertBorneOut(outcome.findings[0]);
    });

  it('has no verb in a table', async () => {
    const server = await start([{ answer: answers(supported(1, 2)) }]);
    const table = '| Place | Built |\n|---|---|\n| The depot | 2019 |\n';
    const { outcome } = await check(server.url, 'The depot opened in 2019.', table);
    assert.equal((outcome.findings[0] as Assessment).flags.unwarranted, undefined);
  });

  it('and denies the claim: no pass', async () => {
    const { found } = await assess('The office is not closed on Sundays.', supported(1, 5));
    assertNoPass(found);
  });

  it('is asked for once more, and the better answer is taken', async () => {
    const { found, calls } = await assess('Olaf signed the treaty.', supported(1, 1), supported(1, 2));
    assert.deepEqual([found.verdict, found.flags, found.confidence, calls], ['supported', {}, 'high', 2]);
    const other = await assess('Ingrid signed the treaty.', supported(1, 1), unsupported(1));
    assert.deepEqual([other.found.verdict, other.calls], ['unsupported', 2]);
  });

  it('is not everything that there is', async () => {
    const many = Array.from({ length: 300 }, (_, i) => `Page ${i} speaks of tea.`).join(' ');
    const all = Array.from({ length: 300 }, (_, i) => i + 1);
    const server = await start([{ answer: answers(supported(1, ...all)) }]);
    const { outcome } = await check(server.url, 'Page 7 speaks of tea.', many);
    assert.ok(isDisputed(outcome.findings[0]));
    const fewer = await start([{ answer: answers(supported(1, ...all)) }]);
    const free = Array.from({ length: 300 }, () => 'Coffee is free here.').join(' ');
    const found = (await check(fewer.url, 'Coffee is free here.', free)).outcome.findings[0] as Assessment;
    assert.ok(found.evidence.length <= 12, `${found.evidence.length} pieces of evidence`);
    assert.deepEqual([found.confidence, found.flags.unwarranted], ['low', true]);
  });

  it('cannot contradict a claim by its own words', async () => {
    const same = contradicted(1, [4], 'It holds another number.', '40', '40');
    const { found, calls } = await assess('The depot holds 40 buses.', same);
    assert.deepEqual([found.verdict, found.flags.unwarranted, calls], ['unsupported', true, 2]);
    assert.equal(found.reason.code, 'saysTheSame');
  });

  it('contradicts a claim in doubt only, where it speaks of something else', async () => {
    const { found } = await assess('Ingrid signed the treaty.', contradicted(1, [1], 'Coffee is free.'));
    assert.deepEqual(
      [found.verdict, found.flags.unwarranted, found.confidence],
      ['contradicted', true, 'low'],
    );
  });

  it('lets no clash pass by a hedge that the sentence does not have', async () => {
    const clash = (words: string) => ({
      split: 1,
      claims: [
        { words, flags: ['hedged'], context: [4], is: { contradicted: 'It is 40.', wrong: '', right: '' } },
      ],
    });
    assert.deepEqual((await assess('The depot holds 90 buses.', clash(''))).found.flags, {});
    const { found } = await assess('The depot may hold 90 buses.', clash(''));
    assert.deepEqual([found.verdict, found.flags], ['contradicted', { hedged: true }]);
  });

  const fine: readonly (readonly [claim: string, passage: number])[] = [
    ['Olaf signed the treaty in 2019.', 2],
    ['The treaty that Olaf signed was drafted by Meier.', 3],
    ['Buses, 40 of them, are held in the depot.', 4],
    ['Das Depot fasst 40 Busse.', 4],
    ['車庫には40台のバスがある。', 4],
  ];
  for (const [claim, passage] of fine)
    it(`bears out “${claim}”`, async () => {
      const { found, calls } = await assess(claim, supported(1, passage));
      assert.deepEqual([found.verdict, found.flags, calls], ['supported', {}, 1]);
    });
});

describe('a correction', () => {
  const start = scriptedModels();

  const rows: Readonly<
    Record<string, readonly [output: string, wrong: string, right: string, offered?: string]>
  > = {
    'is offered where it fits': ['It carries 90 cars in 25 minutes.', '90 cars', '120 cars', '120 cars'],
    'never replaces a whole sentence for want of words': ['It carries 90 cars in 25 minutes.', '', '120'],
    'is smaller than the sentence': ['It carries 90 cars.', 'It carries 90 cars', '120 cars in 25 minutes'],
    'is not pieced together from the passage': ['It carries 90 cars in 25 minutes.', '90 cars', '25 cars'],
    'is not taken from another value': ['It carries 90 cars in 25 minutes.', '90', '25'],
    'has words at fault that are there': ['It carries 90 cars.', '80 cars', '120 cars'],
  };
  for (const [what, [output, wrong, right, offered]] of Object.entries(rows))
    it(what, async () => {
      const server = await start([
        { answer: answers(contradicted(1, [1], 'It carries 120.', wrong, right)) },
      ]);
      const { outcome } = await check(server.url, output, 'The ferry carries 120 cars in 25 minutes.');
      const found = outcome.findings[0] as Assessment;
      assert.equal(found.verdict, 'contradicted');
      assert.equal(found.correction, offered);
    });
});
