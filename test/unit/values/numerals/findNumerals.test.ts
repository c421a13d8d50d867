import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { findValues } from '../../../../src/values/findValues.ts';
import { listed, only } from '../kinds.ts';

describe('numbers', () => {
  const cases: readonly (readonly [text: string, value: number, step: number, words?: string])[] = [
    ['It has 1,234 rows', 1234, 1, '1,234'],
    ['It has 384,000 rows', 384_000, 1000, '384,000'],
    ['It has 1,200 rows', 1200, 100],
    ['It has 300 rows', 300, 10],
    ['It has 50 rows', 50, 1],
    ["It has 1'234.50 rows", 1234.5, 0.01],
    ['It has 12,34,567 rows', 1_234_567, 1],
    ['It has 5 000 000 rows', 5_000_000, 100_000],
    ['It has 2.5 million rows', 2_500_000, 100_000, '2.5 million'],
    ['It has 300k rows', 300_000, 10_000, '300k'],
    ['It has 5.4m users', 5_400_000, 100_000, '5.4m'],
    ['It has 3 lakh rows', 300_000, 100_000, '3 lakh'],
    ['It has 1.5e6 rows', 1_500_000, 100_000, '1.5e6'],
    ['It has 3 × 10^8 rows', 3e8, 1e8, '3 × 10^8'],
    ['It has 2½ rows', 2.5, 0.1, '2½'],
    ['It has 3 1/2 rows', 3.5, 0.1, '3 1/2'],
    ['It has -5 rows', -5, 1, '-5'],
    ['It has twenty-three rows', 23, 1, 'twenty-three'],
    ['It has one hundred and five rows', 105, 1, 'one hundred and five'],
    ['It has two dozen rows', 24, 1, 'two dozen'],
    ['It has half a million rows', 500_000, 500_000, 'half a million'],
    ['It has two and a half million rows', 2_500_000, 500_000, 'two and a half million'],
    ['It has two million three hundred thousand rows', 2_300_000, 1000],
    ['It has nineteen eighty-four rows', 1984, 1],
    ['It held two-thirds of them', 2 / 3, 0.01, 'two-thirds'],
    ['It held a third of them', 1 / 3, 0.01, 'a third'],
    ['Es hat 1.234.567 Zeilen und das ist viel', 1_234_567, 1],
    ['Das ist 1.234,5 mal der Wert', 1234.5, 0.1, '1.234,5'],
    ['It has 5_000 rows', 5000, 100, '5_000'],
    ['It has ten (10) rows', 10, 1, 'ten (10)'],
    ['Three in four patients got better', 0.75, 0.01, 'Three in four'],
    ['It uses a fifth less than the old one', 0.2, 0.01, 'a fifth'],
    ['All but a tenth of the tickets were sold', 0.1, 0.01, 'a tenth'],
    ['He comes twice a week', 2, 1, 'twice'],
    ['La moitié des élèves viennent à pied', 0.5, 0.01, 'moitié'],
    ['Zwei Drittel der Kinder kamen mit dem Rad', 2 / 3, 0.01, 'Zwei Drittel'],
    ['La mitad de los socios votaron por el plan', 0.5, 0.01, 'mitad'],
    ['三分之二的学生走路上学', 2 / 3, 0.01, '三分之二'],
    ['参加者の半数の人が歩いて来た', 0.5, 0.01, '半数'],
  ];
  for (const [text, value, step, words] of cases)
    it(`reads ${value} in "${text}"`, () => {
      const found = only(text, 'number');
      assert.ok(Math.abs(found.amount.low - value) < 1e-9 * Math.abs(value));
      assert.equal(found.amount.high, found.amount.low);
      assert.ok(Math.abs(found.amount.step - step) < 1e-9 * step, `step ${found.amount.step}`);
      if (words) assert.equal(found.text, words);
    });

  it('tells what is counted', () => {
    const nouns = ['5 senior engineers left', '5 people', 'five companies', '5 of them', '5, engineers'];
    assert.deepEqual(
      nouns.map((text) => only(text, 'number').noun),
      ['engineer', 'person', 'company', undefined, undefined],
    );
  });

  it('reads ratings with their scale', () => {
    const { amount, outOf, text } = only('It got 4.5 out of 5 stars', 'number');
    assert.deepEqual([amount.low, outOf, text], [4.5, 5, '4.5 out of 5 stars']);
    assert.equal(only('It was rated 4/5', 'number').outOf, 5);
  });

  it('keeps numbers of a list apart', () => {
    assert.deepEqual(listed('Use 1, 2, 3'), ['number 1', 'number 2', 'number 3']);
  });

  it('takes no value from list marks, steps, citations, links and idioms', () => {
    const nothing = [
      '1. Open the door',
      '  2) Close it',
      'Step 3: Wait',
      'Repeat steps 7 and 8',
      'This holds [12].',
      'This holds [1, 3-5].',
      'See https://example.org/2018/12/5',
      'According to passage 2 it holds',
      'Support is there 24/7',
      'It is open seven days a week',
      'One of them left, and millions of others',
      'She came second-hand',
    ];
    for (const text of nothing) assert.deepEqual(listed(text), [], text);
  });

  it('covers exactly the words it names', () => {
    const filler = fc.stringMatching(/^[a-z ]{0,12}$/);
    const number = fc.oneof(
      fc.integer({ min: 0, max: 9_999_999 }).map((value) => value.toLocaleString('en-US')),
      fc.constantFrom(
        'twenty-three',
        '2.5 million',
        '5 GB',
        '$1.2bn',
        '12%',
        '3 March 2024',
        'v2.1.3',
        '5 pm',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(filler, number), { maxLength: 6 }), (parts) => {
        const text = parts.map(([words, value]) => `${words} ${value}, `).join('');
        let last = 0;
        for (const { start, end, text: words } of findValues(text)) {
          assert.ok(last <= start && start < end && end <= text.length);
          assert.equal(text.slice(start, end), words);
          last = end;
        }
      }),
    );
  });

  it('reads a number however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (value) => {
        const english = value.toLocaleString('en-US');
        for (const shown of [english, english.replaceAll(',', '\u202f'), english.replaceAll(',', "'")]) {
          const [found] = findValues(`It has ${shown} of them`);
          assert.ok(found && (found.kind === 'number' || found.kind === 'date'), shown);
          if (found.kind === 'number') assert.equal(found.amount.low, value);
        }
      }),
    );
  });
});
