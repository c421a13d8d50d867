import assert from 'node:assert/strict';
import type { Assessment } from '../../../../src/check/types.ts';
import { answers, contradicted, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';
import { assertNoPass, isDisputed } from './disputes.ts';

describe('a claim that its evidence is less sure of', () => {
  const start = scriptedModels();

  async function assess(claim: string, passage: string) {
    const server = await start([{ answer: answers(supported(1, 1)) }]);
    const { outcome } = await check(server.url, claim, `${passage} Coffee is free.`);
    return { found: outcome.findings[0] as Assessment, calls: server.requests.length };
  }

  const less: readonly (readonly [how: string, claim: string, passage: string])[] = [
    ['asks', 'Ingrid signed the treaty.', 'Did Ingrid sign the treaty?'],
    ['supposes', 'Ingrid signed the pact.', 'Ingrid may have signed the pact.'],
    ['supposes, in German', 'Das Werk wurde 1950 gebaut.', 'Das Werk wurde vielleicht 1950 gebaut.'],
    ['plans', 'The mill opened in 2020.', 'The plan was to open the mill in 2020.'],
    ['says it of some', 'All members of the board agreed.', 'Some members of the board agreed.'],
    ['makes it depend', 'The bridge will be built.', 'If Ingrid agrees, the bridge will be built.'],
    [
      'names no cause',
      'Sales rose because of the ad campaign.',
      'Sales rose in the weeks behind the ad campaign.',
    ],
  ];
  for (const [how, claim, passage] of less)
    it(`is disputed where the passage ${how}`, async () => {
      const { found, calls } = await assess(claim, passage);
      assertNoPass(found);
      assert.equal(calls, isDisputed(found) ? 2 : 1);
    });

  it('is contradicted at once where the passage has the roles swapped', async () => {
    const claim = 'Olaf Dahl sold the boat to Ingrid Berg.';
    const { found, calls } = await assess(claim, 'Ingrid Berg sold the boat to Olaf Dahl.');
    assert.deepEqual([found.verdict, found.evidence[0]?.role, calls], ['contradicted', 'clashes', 1]);
  });

  const fine: readonly (readonly [how: string, claim: string, passage: string])[] = [
    ['supposes something else', 'The mill opened in 2020.', 'The mill opened in 2020 and may have a café.'],
    ['the claim supposes as well', 'Ingrid may have signed the pact.', 'Ingrid might have signed the pact.'],
    ['says when', 'The mill opened in May 2020.', 'In May 2020, the mill opened.'],
    ['the claim depends as well', 'If it rains, the fair closes.', 'The fair closes if it rains.'],
    ['says it of all', 'All members agreed.', 'Every member agreed, some of them late.'],
    ['allows it', 'Guests can pay by card.', 'Guests may pay by card.'],
    ['names a cause', 'Sales rose because of the ad.', 'The ad made sales rise.'],
  ];
  for (const [how, claim, passage] of fine)
    it(`is not meant where ${how}`, async () => {
      const { found, calls } = await assess(claim, passage);
      assert.deepEqual([found.verdict, calls], ['supported', 1]);
    });

  it('is surest in its evidence’s own words', async () => {
    const confidence = async (claim: string, passage: string) =>
      (await assess(claim, passage)).found.confidence;
    assert.equal(await confidence('The harbour is closed.', 'The harbour is closed.'), 'high');
    assert.equal(await confidence('The harbour is closed.', 'Olaf said the harbour is closed.'), 'medium');
  });
});

describe('a claim on which files disagree', () => {
  const start = scriptedModels();
  const files = {
    'a.md': 'The ship has three decks. Tickets cost 5 euros for children.',
    'b.md': 'The ship has four decks. Adult tickets cost 15 euros.',
  };
  const assess = async (claim: string, line: number) => {
    const server = await start([{ answer: answers(supported(1, line)) }]);
    const { outcome } = await check(server.url, claim, '', { files });
    return isDisputed(outcome.findings[0]);
  };

  it('is disputed, whichever of them the model cites', async () => {
    assert.equal(await assess('The ship has three decks.', 1), true);
    assert.equal(await assess('The ship has four decks.', 3), true);
  });

  it('is not where the other speaks of something else', async () => {
    assert.equal(await assess('Children pay 5 euros for tickets.', 2), false);
  });
});

describe('a correction of another kind', () => {
  const start = scriptedModels();

  it('is not offered: a name for a thing, or what no single passage bears out', async () => {
    const server = await start([{ answer: answers(contradicted(1, [1], 'No.', 'boat', 'Berg')) }]);
    const text = 'Ingrid Berg sold the boat to Olaf Dahl. Coffee is free.';
    const first = await check(server.url, 'The boat was sold by Olaf.', text);
    assert.equal((first.outcome.findings[0] as Assessment).correction, undefined);
    server.script([{ answer: answers(contradicted(1, [1, 2], 'No.', 'Olga', 'Coffee')) }]);
    const second = await check(server.url, 'Olga sold the boat.', text);
    assert.equal((second.outcome.findings[0] as Assessment).correction, undefined);
  });
});
