import assert from 'node:assert/strict';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string) =>
  compareStatements(readStatement(claim, 'en'), readStatement(evidence, 'en')).differences.map(
    ({ kind }) => kind,
  );

describe('a sentence that says one thing of this and its opposite of that', () => {
  const smoking = 'Smoking is forbidden in the main hall but allowed on the south terrace.';
  const swimming = 'Swimming in the inner pool is prohibited; in the outer pool it is allowed at night.';

  for (const [claim, evidence] of [
    ['Smoking is allowed in the main hall.', smoking],
    ['Swimming in the inner pool is allowed.', swimming],
    ['Swimming in the outer pool is prohibited.', swimming],
  ] as const)
    it(`is no evidence for: ${claim}`, () => assert.ok(differences(claim, evidence).includes('opposite')));

  for (const [claim, evidence] of [
    ['Smoking is allowed on the south terrace.', smoking],
    ['Smoking is forbidden in the main hall.', smoking],
    ['Smoking is not allowed in the main hall.', smoking],
    ['Swimming is not allowed in the inner pool.', swimming],
  ] as const)
    it(`says: ${claim}`, () => assert.deepEqual(differences(claim, evidence), []));
});
