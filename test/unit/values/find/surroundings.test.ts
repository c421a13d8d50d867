import assert from 'node:assert/strict';
import { countedNoun, qualifiersOf } from '../../../../src/values/find/surroundings.ts';
import { findValues } from '../../../../src/values/findValues.ts';

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
      assert.equal(qualifiersOf(text, start, start + 3, false).bound, bound);
    });

  const behind: readonly (readonly [text: string, bound: string | undefined])[] = [
    ['Groups have 20 people at most.', 'atMost'],
    ['20 people or more pay less.', 'atLeast'],
    ['Gruppen haben 20 Personen höchstens.', 'atMost'],
    ['Es kommen 20 Kinder oder mehr.', 'atLeast'],
    ['Des groupes de 20 personnes au maximum.', 'atMost'],
    ['Son 20 personas como mínimo.', 'atLeast'],
    ['参加者は20人までです。', 'atMost'],
    ['未满20周岁', 'under'],
    ['It has 20 beds.', undefined],
    ['For 20 guests at most 3 rooms are free.', undefined],
  ];
  for (const [text, bound] of behind)
    it(`is read behind what is counted in "${text}"`, () => {
      assert.equal(findValues(text)[0]?.bound, bound);
    });

  it('is no part of what is counted', () => {
    assert.equal(countedNoun('20 Personen höchstens', 2), 'personen');
  });
});
