import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { clauseMarks, clausesOf } from '../../../src/text/clauses.ts';

const clauses = (text: string) => clausesOf(text).map(({ start, end }) => text.slice(start, end));

describe('clauses', () => {
  it('part at semicolons, conjunctions and relative words', () => {
    assert.deepEqual(clauses('The old mill burnt down; the new town hall survived the fire.'), [
      'The old mill burnt down; ',
      'the new town hall survived the fire.',
    ]);
    assert.deepEqual(clauses('The old mill burnt down, which shocked many people there.'), [
      'The old mill burnt down, ',
      'which shocked many people there.',
    ]);
    assert.deepEqual(clauses('Das alte Haus brannte ab aber die neue Halle blieb stehen.'), [
      'Das alte Haus brannte ab ',
      'aber die neue Halle blieb stehen.',
    ]);
  });
  it('stay whole where a side says too little, and in "one and a half"', () => {
    assert.deepEqual(clauses('Cats and dogs are banned.'), ['Cats and dogs are banned.']);
    assert.deepEqual(clauses('The old mill burnt one and a half hours last winter.'), [
      'The old mill burnt one and a half hours last winter.',
    ]);
  });
  it('have no gaps and lose nothing', () => {
    const word = fc.constantFrom(
      'mill',
      'burnt',
      'and',
      ', but',
      '; the',
      'town',
      'hall',
      ', which',
      '—',
      'not',
      '1',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (parts) => {
        const text = parts.join(' ');
        assert.equal(clauses(text).join(''), text);
        const starts = clauseMarks(text).map(({ start }) => start);
        assert.deepEqual(
          starts,
          [...starts].sort((a, b) => a - b),
        );
      }),
    );
  });
});
