import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differs = (claim: string, evidence: string, language: Language): boolean =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.length > 0;

describe('what a sentence says of one of two things', () => {
  const wrong: readonly (readonly [Language, string, string])[] = [
    ['en', 'The siren is on by default.', 'The lamp is on by default; the siren sounds at request.'],
    [
      'de',
      'Die Lampe leuchtet ständig rot.',
      'Die Sirene leuchtet ständig rot, die Lampe blinkt nachts blau.',
    ],
    [
      'es',
      'La sirena viene activada de fábrica.',
      'La lámpara viene activada de fábrica; la sirena suena a mano.',
    ],
    ['fr', 'La sirène reste allumée la nuit.', 'La lampe reste allumée la nuit ; la sirène sonne à midi.'],
  ];
  for (const [language, claim, evidence] of wrong)
    it(`is told of the other: ${claim}`, () => assert.equal(differs(claim, evidence, language), true));

  const right: readonly (readonly [Language, string, string])[] = [
    ['en', 'The lamp is on by default.', 'The lamp is on by default; the siren sounds at request.'],
    ['en', 'The tower was restored in May.', 'The tower stood for years, and it was restored in May.'],
    [
      'en',
      'Tenants must send two letters.',
      'Tenants may end the lease at any time, but must send two letters.',
    ],
    ['en', 'The tower was restored in May.', 'The tower, the chapel and the gate were restored in May.'],
    ['es', 'La sirena suena a mano.', 'La lámpara viene activada de fábrica; la sirena suena a mano.'],
  ];
  for (const [language, claim, evidence] of right)
    it(`is told of that one: ${claim}`, () => assert.equal(differs(claim, evidence, language), false));
});
