import assert from 'node:assert/strict';
import { findRivals } from '../../../src/statements/roles.ts';

describe('findRivals', () => {
  const rivals: readonly (readonly [claim: string, context: string, here: string, there: string])[] = [
    ['Bergen is the capital of Norway.', 'Oslo is the capital of Norway.', 'Bergen', 'Oslo'],
    ['The capital of Norway is Bergen.', 'Oslo is the capital of Norway and its port.', 'Bergen', 'Oslo'],
    [
      'Ida Kranz was the head of the harbour office.',
      'It opened in 1931. Ada Brandt was the head of the harbour office.',
      'Ida Kranz',
      'Ada Brandt',
    ],
  ];
  for (const [claim, context, here, there] of rivals)
    it(`sets “${claim}” against “${context}”`, () => {
      const found = findRivals(claim, context);
      assert.ok(found);
      assert.equal(claim.slice(found.here.start, found.here.end), here);
      assert.equal(context.slice(found.there.start, found.there.end), there);
      assert.ok(findRivals(context, claim));
    });

  const compatible: readonly (readonly [claim: string, context: string])[] = [
    ['Bergen is a city in Norway.', 'Oslo is a city in Norway.'],
    ['Bergen is the capital of Hordaland.', 'Oslo is the capital of Norway.'],
    ['Kranz was the head of the office.', 'Dr. Ida Kranz was the head of the office.'],
    ['Bergen is one of the ports of Norway.', 'Oslo is one of the ports of Norway.'],
    ['Bergen is not the capital of Norway.', 'Oslo is the capital of Norway.'],
    ['This is the third strike of the year.', 'It is the third strike of the year.'],
    ['Ida Kranz was the winner.', 'Ada Brandt was the winner.'],
    ['Ida Kranz works for the city.', 'Ada Brandt works for the city.'],
    ['Bergen is the capital of Norway.', 'Bergen is the capital of Norway. Oslo is the capital of Norway.'],
  ];
  for (const [claim, context] of compatible)
    it(`lets “${claim}” stand beside “${context}”`, () =>
      assert.equal(findRivals(claim, context), undefined));
});
