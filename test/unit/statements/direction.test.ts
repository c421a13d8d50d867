import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { directionOf } from '../../../src/statements/direction.ts';
import { findValues } from '../../../src/values/findValues.ts';

describe('directionOf', () => {
  const cases: readonly (readonly [text: string, way: 'up' | 'down' | undefined, word?: string])[] = [
    ['Revenue fell 8.4%', 'down', 'fell'],
    ['Income rose to about $31 million', 'up', 'rose'],
    ['Prices, down by roughly 5%', 'down', 'down'],
    ['A decline of 3%', 'down', 'decline'],
    ['Sales were 12% higher', 'up', 'higher'],
    ['There was 5% growth', 'up', 'growth'],
    ['It holds 5 litres', undefined],
    ['It holds up to 5 litres', undefined],
    ['The upper 5% of them', undefined],
  ];
  for (const [text, way, word] of cases)
    it(`${text}: ${way ?? 'none'}`, () => {
      const found = directionOf(text, findValues(text)[0]!);
      assert.equal(found?.way, way);
      assert.equal(found && text.slice(found.start, found.end), word);
    });
});
