import assert from 'node:assert/strict';
import { clashesWithEvidence } from '../../../../src/judges/llm/crossCheck.ts';

describe('the cross-check of a supported claim with its own evidence', () => {
  const disputed: readonly (readonly [string, string])[] = [
    ['The bridge is 52 metres high.', 'The bridge measures 37 metres.'],
    ['It opened in 2019.', 'It opened in May 2018.'],
    ['It costs $40.', 'The price is $45.'],
    ['Sales rose by 12%.', 'Sales rose by 21 percent.'],
    ['It holds 60 buses.', 'It holds 40 buses.'],
  ];
  for (const [claim, evidence] of disputed)
    it(`disputes “${claim}” by “${evidence}”`, () => assert.ok(clashesWithEvidence(claim, evidence)));

  const fine: readonly (readonly [string, string])[] = [
    ['The bridge is 37 metres high.', 'The bridge measures 37 metres.'],
    ['It opened in 2018.', 'It opened in May 2018.'],
    ['It opened in 2018.', 'It opened late.'],
    ['It has 3 doors.', 'It has 2 roofs and several doors.'],
    ['It weighs about 300 kg.', 'It weighs 298 kg.'],
    ['Together they hold 100 buses.', 'One holds 40 buses, the other 60 buses.'],
    ['It holds 40 buses.', 'In 2019 it held 30 buses; now it holds 40 buses.'],
  ];
  for (const [claim, evidence] of fine)
    it(`does not dispute “${claim}” by “${evidence}”`, () =>
      assert.ok(!clashesWithEvidence(claim, evidence)));
});
