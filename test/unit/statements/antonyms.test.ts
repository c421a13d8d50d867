import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { areAntonyms } from '../../../src/statements/antonyms.ts';

describe('antonyms', () => {
  const opposite = [
    ['increased', 'decreases'],
    ['open', 'closed'],
    ['legal', 'illegal'],
    ['enabled', 'disabled'],
    ['indoor', 'outdoor'],
  ] as const;
  for (const [a, b] of opposite) it(`${a}, ${b}`, () => assert.ok(areAntonyms(a, b) && areAntonyms(b, a)));
  it('are no mere differences', () => {
    assert.ok(
      !areAntonyms('increase', 'increased') && !areAntonyms('red', 'blue') && !areAntonyms('form', 'inform'),
    );
  });
});
