import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { confirmed } from '../../../src/compare/confirmed.ts';
import { findValues } from '../../../src/compare/findValues.ts';

const inPart = (sentence: string, part: string): readonly string[] =>
  confirmed(findValues(part), findValues(sentence)).map(({ text }) => text);

describe('confirmed', () => {
  it('keeps the values that the whole sentence shows', () => {
    assert.deepEqual(inPart('It cost $5, and the repair took 3 days.', 'and the repair took 3 days.'), [
      '3 days',
    ]);
  });

  it('drops what the whole sentence shows to be no value', () => {
    assert.deepEqual(inPart('Repeat steps 7 and 8 for the rest.', 'and 8 for the rest.'), []);
  });
});
