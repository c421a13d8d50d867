import assert from 'node:assert/strict';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

/** The context's sentence, and the words of it that the claim puts in their opposite. */
const sentences: readonly (readonly [string, string, string])[] = [
  ['The path runs below the river near the old station.', 'below', 'above'],
  ['The cable runs under the bridge to the harbour.', 'under', 'over'],
  ['Prices went down in the second half of the year.', 'down', 'up'],
  ['He was elected with fewest votes in the north.', 'fewest', 'most'],
  ['The police released the man at night.', 'released', 'arrested'],
  ['Rents have risen by a third since May.', 'risen', 'fallen'],
  ['The board approved the budget of the school.', 'approved', 'vetoed'],
  ['The valve is closed manually after each test.', 'manually', 'automatically'],
];

describe('a sentence with one opposite word', () => {
  for (const [evidence, was, is] of sentences)
    it(`says something else: ${is} for ${was}`, () => {
      const claim = evidence.replace(was, is);
      const { differences } = compareStatements(readStatement(claim, 'en'), readStatement(evidence, 'en'));
      assert.notEqual(differences.length, 0);
      const same = compareStatements(readStatement(evidence, 'en'), readStatement(evidence, 'en'));
      assert.deepEqual(same.differences, []);
    });
});
