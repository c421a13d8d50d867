import assert from 'node:assert/strict';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string) =>
  compareStatements(readStatement(claim, 'en'), readStatement(evidence, 'en')).differences.map(
    ({ kind }) => kind,
  );

describe('names that changed places', () => {
  const sold = 'In 1996 the ship owner Ben Olsen sold the old mill near Lund to Ada Berg.';
  const exchanged: readonly (readonly [string, string])[] = [
    ['In 1996 the ship owner Ada Berg sold the old mill near Lund to Ben Olsen.', sold],
    [
      'Ada Berg moved from Oslo to Lund in the spring of 1996.',
      'Ada Berg moved from Lund to Oslo in the spring of 1996.',
    ],
    [
      'Berg Marine bought the mill from the Lund Trust in 1996.',
      'The mill is run by the Lund Trust, which bought it from Berg Marine in 1996.',
    ],
    ['The Lund Trust bought Berg Marine in 1996.', 'The Lund Trust bought it from Berg Marine in 1996.'],
    [
      'The mill was designed by Berg Marine.',
      'The mill was designed by the engineer Ada Olsen and built by Berg Marine.',
    ],
  ];
  for (const [claim, evidence] of exchanged)
    it(`are another statement: ${claim}`, () => assert.equal(differences(claim, evidence)[0], 'role'));

  const equal: readonly (readonly [string, string])[] = [
    ['To Ada Berg the ship owner Ben Olsen sold the old mill near Lund in 1996.', sold],
    [
      'Ada Berg and Ben Olsen sold the old mill near Lund.',
      'Ben Olsen and Ada Berg sold the old mill near Lund.',
    ],
    [
      'Ada Berg met Ben Olsen in the old mill near Lund.',
      'Ben Olsen met Ada Berg in the old mill near Lund.',
    ],
    ['Ada Berg founded the mill.', 'The mill was founded by Ben Olsen and the engineer Ada Berg.'],
    [
      'The Lund Trust bought Berg Marine.',
      'The Lund Trust, which runs it, bought Berg Marine from Ada Olsen.',
    ],
    ['The Lund Trust bought the mill.', 'The mill is run by the Lund Trust, which bought it in 1996.'],
  ];
  for (const [claim, evidence] of equal)
    it(`say the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence), []));
});
