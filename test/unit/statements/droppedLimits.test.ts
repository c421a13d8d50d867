import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language) =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [claim: string, evidence: string, language?: Language];

describe('a copy that leaves out what limits its evidence', () => {
  const wrong: readonly Case[] = [
    ['Seats can be changed until boarding.', 'Seats can be changed until two hours before boarding.'],
    ['Dogs ride free.', 'Dogs under ten kilos ride free.'],
    ['All schools may borrow the tent.', 'Rural schools with fewer than 90 pupils may borrow the tent.'],
    ['Guests with a boat must register.', 'Guests with a boat over six metres must register.'],
    ['Tenants may keep a dog.', 'Long-term tenants may keep a dog.'],
    ['Kinder fahren kostenlos.', 'Kinder unter sechs Jahren fahren kostenlos.', 'de'],
    ['Les enfants entrent gratuitement.', 'Les enfants de moins de six ans entrent gratuitement.', 'fr'],
  ];
  for (const [claim, evidence, language = 'en'] of wrong)
    it(`says more: ${claim}`, () => assert.notDeepEqual(differences(claim, evidence, language), []));

  const right: readonly Case[] = [
    ['Dogs under ten kilos ride free.', 'Dogs under ten kilos ride free on all lines.'],
    ['The choir sang in the old harbour.', 'The choir with 40 singers sang in the old harbour.'],
    ['The tunnel opened before the winter.', 'The tunnel opened two weeks before the winter.'],
    ['Storms hit the coast.', 'Severe storms hit the coast.'],
    ['The tenants may keep a dog.', 'The young tenants may keep a dog.'],
    ['Visitors may take photographs.', 'Visitors, with or without a ticket, may take photographs.'],
    ['Kinder unter sechs Jahren fahren kostenlos.', 'Kinder unter sechs Jahren fahren kostenlos mit.', 'de'],
  ];
  for (const [claim, evidence, language = 'en'] of right)
    it(`says no more: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
});
