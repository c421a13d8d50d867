import assert from 'node:assert/strict';
import { qualifiersOf } from '../../../../src/values/find/surroundings.ts';

describe('the bound of a value', () => {
  const cases: readonly (readonly [words: string, bound: string])[] = [
    ['more than', 'over'],
    ['over', 'over'],
    ['above', 'over'],
    ['under', 'under'],
    ['below', 'under'],
    ['no more than', 'atMost'],
    ['not more than', 'atMost'],
    ['not over', 'atMost'],
    ['must not exceed', 'atMost'],
    ['never exceeded', 'atMost'],
    ['exceeds', 'over'],
    ['no longer than', 'atMost'],
    ['less than', 'under'],
    ['no less than', 'atLeast'],
    ['not below', 'atLeast'],
    ['höchstens', 'atMost'],
    ['mehr als', 'over'],
  ];
  for (const [words, bound] of cases)
    it(`is "${bound}" after "${words}"`, () => {
      const text = `It is ${words} 120 ft.`;
      const start = text.indexOf('120');
      assert.equal(qualifiersOf(text, start, start + 3).bound, bound);
    });
});
