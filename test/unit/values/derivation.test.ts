import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Operation } from '../../../src/lexicon/lexicon.ts';
import { comparesAmounts, derivedBy, mayFollow } from '../../../src/values/derivation.ts';
import { findValues } from '../../../src/values/findValues.ts';
import { compareRates } from '../../../src/values/rates.ts';

const derive = (claim: string, context: string): Operation | undefined =>
  derivedBy(findValues(claim).at(-1)!, findValues(context));

describe('derivable', () => {
  const cases: readonly (readonly [claim: string, context: string, how: Operation])[] = [
    ['In total 12 people came', '5 men and 7 women came', 'sum'],
    ['It cost $1,417 then', '$1,200 for the frame and $217 for the wheels', 'sum'],
    ['€53,500 is left', 'Of 85,000 euros we have spent 31,500 so far', 'difference'],
    ['It is 3 GB more', 'The first holds 5 GB, the second 8 GB', 'difference'],
    ['The price doubled to $40', 'It cost $20', 'multiple'],
    ['Sales rose by 25%', 'Sales went from $4 million to $5 million', 'change'],
    ['Three quarters of them were old', 'Of 24 homes, eighteen were old', 'share'],
    ['The remaining 30% stayed', '70% left', 'remainder'],
    [
      'Spending grows by 14 million euros',
      'It rises from 260.8 million to 274.8 million euros',
      'difference',
    ],
    ['It is over 10 million more', 'It gets €52.3 million after €41.7 million', 'difference'],
    ['60 of the 150 flats are not subsidised', '150 flats, 90 of them subsidised', 'remainder'],
    ['It costs 60 cents more', 'It rises from €2.00 to €2.60', 'difference'],
    ['It had 70% of its power', 'Dust cut its power by about 30%', 'remainder'],
    ['On average 6 people came', '5 people on Monday, 7 people on Sunday', 'average'],
    ['It ran for 30 years', 'It opened in 1990 and closed in 2020', 'span'],
    ['For children between six and twelve', 'Children from 6 to 12 years pay half', 'span'],
    ['It became 6 degrees warmer', 'From -22 °C at dawn to -16 °C at noon', 'difference'],
    ['They came eight minutes later', 'Called at 09:42, there at 09:50', 'span'],
    ['It lasted about an hour and a half', 'It was down between 09:42 and 11:17', 'span'],
    ['It took three weeks', 'It began on 4 May 2021 and ended on 25 May 2021', 'span'],
    ['The fund gives 18,480 euros', 'It costs 61,600 euros, of which the fund gives 30%', 'share'],
    ['Die Dauerkarte spart 8 €', 'Sie kostet 12 € statt 20 €', 'difference'],
    ['Le vélo coûte 7 € de plus', 'La trottinette coûte 12 €, le vélo 19 €', 'difference'],
    ['机票便宜了36元', '原价180元，现价144元', 'difference'],
    ['夏は2時間長い', '冬は5時間、夏は7時間', 'difference'],
  ];
  for (const [claim, context, how] of cases)
    it(`${claim} | ${context}: ${how}`, () => assert.equal(derive(claim, context), how));

  const chance: readonly (readonly [string, string])[] = [
    ['It has 12 rooms', '5 cats and 7 dogs live there'],
    ['It cost $40', 'It cost $20'],
    ['70% of the rooms were taken', '30% of the guests were children'],
    ['Two thirds of them were old', 'Of 24 homes, eighteen were old'],
    ['In total 13 people came', '5 men and 7 women came'],
    ['It ran for 12 years', 'It opened in 1990 and closed in 2020'],
    ['It runs up to 3 times', '5 men and 2 women came'],
    ['It lasted an hour and a half', 'It was down between 09:42 and 11:17'],
    ['It took three weeks', 'It began on 4 May 2024 and the market is on 25 May'],
    ['It took 1,077 days', 'It began on 14 June and ended on 26 May 2026'],
    ['In total 12 kg were sold', '5 GB and 7 GB'],
    [
      'For children between six and twelve',
      'Six children came and stayed for a while, as did 12 of their parents',
    ],
  ];
  for (const [claim, context] of chance)
    it(`not by chance: ${claim} | ${context}`, () => assert.equal(derive(claim, context), undefined));
});

const last = (text: string) => findValues(text).at(-1)!;

describe('a rate times a count of the claim', () => {
  const derive = (claim: string, context: string): Operation | undefined => {
    const values = findValues(claim);
    return derivedBy(values.at(-1)!, findValues(context), values.slice(0, -1));
  };

  it('is derived where the rate is told of each', () => {
    assert.equal(derive('Four boats cost 60 €', 'Each boat costs 15 € per hour'), 'multiple');
    assert.equal(derive('Quatre barques coûtent 60 €', 'Elle coûte 15 € par barque'), 'multiple');
  });

  it('and not where it is no rate, or another product', () => {
    assert.equal(derive('Four boats cost 60 €', 'The boat costs 15 €'), undefined);
    assert.equal(derive('Five boats cost 60 €', 'Each boat costs 15 € per hour'), undefined);
  });
});

describe('what explains a difference', () => {
  const explained: readonly (readonly [claim: string, context: string])[] = [
    ['The plan has the support of 65%', '35% were against it'],
    ['36 pieces came', '14 desks and 22 chairs'],
    ['15 metres separate them', 'One is 82 metres high, the other 67 metres'],
    ['Two thirds of it are paid by the state', 'About a third of it comes from the city'],
    ['It came in 2021', 'In 2019, two years before the other, the first came'],
    ['A fifth less is used', 'It went from 250 kWh to 200 kWh'],
    ['Die Hälfte der Kinder kam mit dem Rad', 'Es kamen 40 der 80 Kinder'],
  ];
  for (const [claim, context] of explained)
    it(`${claim} | ${context}`, () => assert.ok(mayFollow(findValues(claim)[0]!, findValues(context))));

  it('is no chance of many numbers', () => {
    const many = '3 men, 5 women, 9 boys, 14 girls, 27 dogs, 31 cats and 44 birds';
    assert.ok(!mayFollow(last('It has 12 rooms'), findValues(many)));
    assert.ok(!mayFollow(last('37 pieces came'), findValues('14 desks and 22 chairs')));
  });

  it('tells a difference from a level', () => {
    for (const text of [
      '15 metres higher',
      'rose by 8%',
      '6 Meter höher',
      'Le mur a six mètres de plus que la tour',
      'eight more points',
    ])
      assert.ok(comparesAmounts(last(text)), text);
    for (const text of ['82 metres high', 'rose to 8%', 'more than 8%'])
      assert.ok(!comparesAmounts(last(text)), text);
  });
});

describe('rates', () => {
  const compare = (claim: string, context: string) => compareRates(last(claim), last(context));

  it('are converted to one time', () => {
    assert.equal(compare('14 shifts a week', '2 shifts a day'), 'equal');
    assert.equal(compare('14 times a week', 'twice a day'), 'equal');
    assert.equal(compare('60 € pro Monat', '2 € pro Tag'), 'equal');
    assert.equal(compare('15 shifts a month', '2 shifts a day'), 'incomparable');
  });

  it('of one time are plain values', () => {
    assert.equal(compare('3 shifts a day', '2 shifts a day'), undefined);
    assert.equal(compare('3 shifts', '2 shifts a day'), undefined);
  });
});
