import assert from 'node:assert/strict';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string) =>
  compareStatements(readStatement(claim, 'en'), readStatement(evidence, 'en')).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [claim: string, evidence: string];

describe('a copy into which something was put', () => {
  const denied: readonly Case[] = [
    [
      'The Oda is not the largest lake of the county and the only one with an island.',
      'The Oda is the largest lake of the county and the only one with an island.',
    ],
    [
      'This is not because the roof carries most of the snow.',
      'This is because the roof carries most of the snow.',
    ],
  ];
  for (const [claim, evidence] of denied)
    it(`denies: ${claim}`, () => assert.ok(differences(claim, evidence).includes('polarity')));

  const turned: readonly Case[] = [
    [
      'The keeper sells off the old nets so that any boat is able to sell a part of them.',
      'The keeper sells off the old nets so that any boat is able to buy a part of them.',
    ],
    [
      'Wires lie over the pavement and so nobody sees them.',
      'Wires lie under the pavement and so nobody sees them.',
    ],
  ];
  for (const [claim, evidence] of turned)
    it(`turns a word: ${claim}`, () => assert.ok(differences(claim, evidence).includes('opposite')));

  const added: readonly Case[] = [
    [
      'A deposit is returned if the owner or the tenant ends the lease.',
      'A deposit is returned if the owner ends the lease.',
    ],
    ['Members and guests may use the sauna in winter.', 'Members may use the sauna in winter.'],
  ];
  for (const [claim, evidence] of added)
    it(`adds an item: ${claim}`, () => assert.ok(differences(claim, evidence).includes('condition')));

  const right: readonly Case[] = [
    ['The baker opens at six in summer.', 'The baker and the florist open at six in summer.'],
    ['The hall has a stage and a kitchen.', 'The hall has a stage.'],
    ['The baker and the florist opened in May.', 'The baker opened in May.'],
    [
      'The pool opens at six and closes at nine in summer.',
      'In summer the pool opens at six and closes at nine.',
    ],
  ];
  for (const [claim, evidence] of right)
    it(`says no more: ${claim}`, () => assert.deepEqual(differences(claim, evidence), []));
});
