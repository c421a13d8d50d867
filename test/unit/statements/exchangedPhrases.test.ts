import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language = 'en') =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

describe('phrases that changed places', () => {
  const exchanged: readonly (readonly [string, string, Language])[] = [
    [
      'As the lift is out of order, visitors take the stairs to the roof.',
      'As the stairs are out of order, visitors take the lift to the roof.',
      'en',
    ],
    ['El puerto viejo compró la naviera en mayo.', 'La naviera compró el puerto viejo en mayo.', 'es'],
  ];
  for (const [claim, evidence, language] of exchanged)
    it(`say something else: ${claim}`, () =>
      assert.deepEqual(differences(claim, evidence, language), ['role']));

  const equal: readonly (readonly [string, string, Language])[] = [
    [
      'The roof was painted by the caretaker after the long storm.',
      'After the long storm the caretaker painted the roof.',
      'en',
    ],
    [
      'The survey will take place after the clean-up.',
      'The clean-up will take place before the survey.',
      'en',
    ],
    ['The kitchen has cups, plates and pans.', 'The kitchen has pans, plates and cups.', 'en'],
    [
      'Den alten Schuppen verkaufte der Pächter im Mai.',
      'Im Mai verkaufte der Pächter den alten Schuppen.',
      'de',
    ],
  ];
  for (const [claim, evidence, language] of equal)
    it(`say the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
});

describe('another name in the place of one', () => {
  it('is another statement', () => {
    const found = differences(
      'Since 1998 Torvik has a pump station.',
      'Since 1998 Hauge has a pump station.',
    );
    assert.ok(found.includes('name'), found.join());
  });
  it('is none where the evidence has the name as well', () =>
    assert.deepEqual(
      differences(
        'The pump station was rebuilt by Torvik Bygg in 1998.',
        'The pump station was rebuilt by Hauge Anlegg and Torvik Bygg in 1998.',
      ),
      [],
    ));
  it('is none where it is another form of the name', () =>
    assert.deepEqual(
      differences(
        'The pump station was rebuilt by WHO in 1998.',
        'The pump station was rebuilt by World Health Organization in 1998.',
      ),
      [],
    ));
});
