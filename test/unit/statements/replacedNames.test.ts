import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language = 'en') =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

const told = 'Ada Berg told reporters in Lund that the mill had been sold to Ben Olsen for a small sum.';

describe('a copy with another name in the place of one', () => {
  const wrong: readonly (readonly [string, string, Language?])[] = [
    ['Ada Berg told reporters in Lund that the mill had been sold to Ada Berg for a small sum.', told],
    ['The mill had been sold to Ada Berg for a small sum.', told],
    ['Olsen told reporters in Lund that the mill had been sold for a small sum.', told],
    [
      'The orchestra played in Ghent on its way to Bruges.',
      'The orchestra played in Bruges on its way to Ghent.',
    ],
    ['Born in Berg, Lund moved to Oslo as a child.', 'Born in Lund, Berg moved to Oslo as a child.'],
    [
      'Der Tank des Corvo fasst zwölf Liter.',
      'Der Tank des Sula fasst zwölf Liter, der des Corvo neun.',
      'de',
    ],
  ];
  for (const [claim, evidence, language] of wrong)
    it(`is another statement: ${claim}`, () =>
      assert.ok(
        differences(claim, evidence, language).some((kind) => kind === 'name' || kind === 'role'),
        String(differences(claim, evidence, language)),
      ));

  const right: readonly (readonly [string, string, Language?])[] = [
    ['Ada Berg told reporters that the mill had been sold to Olsen for a small sum.', told],
    [
      'Ben Olsen and Ada Berg bought the old mill near Lund.',
      'Ada Berg and Ben Olsen bought the old mill near Lund.',
    ],
    ['The World Health Organization advises against the drug.', 'The WHO advises against the drug.'],
    ['Berg, born in Lund, moved to Oslo as a child.', 'Born in Lund, Berg moved to Oslo as a child.'],
    ['According to the Herald, the mill had been sold.', 'The mill had been sold, the Herald reports.'],
    ['The mill of Berg was sold.', 'The mill of its owner Ada Berg was sold.'],
    ['Der Behälter des Sula fasst zwölf Liter.', 'Der Tank des Sula fasst zwölf Liter.', 'de'],
    ['She told reporters in Lund that the mill had been sold to Ben Olsen.', told],
  ];
  for (const [claim, evidence, language] of right)
    it(`says the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
});
