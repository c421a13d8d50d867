import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findNames } from '../../../src/values/find/names.ts';
import { findValues, sharedValues } from '../../../src/values/findValues.ts';
import { cpuTime } from '../cpuTime.ts';
import { listed, only } from './kinds.ts';

/** Each text with all the values that it holds, as kind and words. */
const texts: readonly (readonly [text: string, ...values: string[]])[] = [
  ['It raised $5 million to $10 million.', 'money $5 million to $10 million'],
  ['It cost US$1.2bn or €5 million.', 'money US$1.2bn', 'money €5 million'],
  ['It costs 50 cents, or 20 euros.', 'money 50 cents', 'money 20 euros'],
  ['Half a million dollars went to them.', 'money Half a million dollars'],
  [
    'Sales rose 12% to 5 percent, 3 percentage points up.',
    'percentage 12%',
    'percentage 5 percent',
    'percentage 3 percentage points',
  ],
  ['It needs 10-20 km and 5 GB.', 'quantity 10-20 km', 'quantity 5 GB'],
  ['重量は1.2kgです。', 'quantity 1.2kg'],
  ['Es kostet 24,50 €. Danach 3 €.', 'money 24,50 €', 'money 3 €'],
  ['It is on two of the five nodes, severity 2.', 'number two of the five', 'version severity 2'],
  ['Bake at 145 °F (63 °C).', 'quantity 145 °F', 'quantity 63 °C'],
  ['It does 60 mph in 5.8 seconds.', 'quantity 60 mph', 'duration 5.8 seconds'],
  ['He is 6 ft 2 in tall.', 'quantity 6 ft 2 in'],
  ['It was minus 4 degrees Celsius.', 'quantity minus 4 degrees Celsius'],
  ['Beim Abholen 150 Euro zahlen.', 'money 150 Euro'],
  ['It was 17 degrees below zero.', 'quantity 17 degrees below zero'],
  ['A house of 200 sq ft.', 'quantity 200 sq ft'],
  ['It took 2 hours and 30 minutes.', 'duration 2 hours and 30 minutes'],
  ['Priorities range from 0 to 10; sales rose from 5 to 9.', 'number 0 to 10', 'number 5', 'number 9'],
  ['Wait a minute and a half.', 'duration a minute and a half'],
  ['Half a litre, or one and a half tonnes.', 'quantity Half a litre', 'quantity one and a half tonnes'],
  [
    'Ein halber Kilometer; un demi-litre; medio kilo.',
    'quantity Ein halber Kilometer',
    'quantity un demi-litre',
    'quantity medio kilo',
  ],
  ['Recorre 1 kilómetro con 2 toneladas.', 'quantity 1 kilómetro', 'quantity 2 toneladas'],
  ['Gasta 5 kilovatios y 3 kilovatios hora.', 'quantity 5 kilovatios', 'quantity 3 kilovatios hora'],
  ['Avec 4 gigaoctets et 3 kilowattheures.', 'quantity 4 gigaoctets', 'quantity 3 kilowattheures'],
  ['Mit 14 Gigawattstunden auf 3 Quadratmetern.', 'quantity 14 Gigawattstunden', 'quantity 3 Quadratmetern'],
  ['After an hour and a half, or half an hour.', 'duration an hour and a half', 'duration half an hour'],
  ['A 5-year plan of 3 months, 90 days.', 'duration 5-year', 'duration 3 months', 'duration 90 days'],
  ['On March 3, 2024 and 3 April.', 'date March 3, 2024', 'date 3 April'],
  ['On 2024-03-03, 03/04/2024 and 31.12.2024.', 'date 2024-03-03', 'date 03/04/2024', 'date 31.12.2024'],
  [
    'In Q3 2023, the early 1990s and the 19th century.',
    'date Q3 2023',
    'date early 1990s',
    'date 19th century',
  ],
  ['An H2A rocket.'],
  ['From 2019–2021, between 1989 and 2005.', 'date 2019–2021', 'date 1989 and 2005'],
  ['March 2019 to June 2020, on Monday.', 'date March 2019 to June 2020', 'date Monday'],
  ['You may march in May.', 'date May'],
  [
    '( October 1 , 1935 -- April 1 , 1982 ) in the 2007 -- 08 season',
    'date October 1 , 1935 -- April 1 , 1982',
    'date 2007 -- 08',
  ],
  ['The 2018 elections had 2000 voters.', 'date 2018', 'number 2000'],
  ['Open 9 AM–5 PM, "11:0-21:30".', 'time 9 AM', 'time 5 PM', 'time 11:0', 'time 21:30'],
  ['At noon, half past five or 17h30.', 'time noon', 'time half past five', 'time 17h30'],
  ["From 10 to 16 o'clock, then at eleven.", 'time 10', "time 16 o'clock", 'time eleven'],
  ['Version 4.2 on Windows 10, v2.1.3.', 'version Version 4.2', 'version Windows 10', 'version v2.1.3'],
  ['See RFC 7231, COVID-19 and #123.', 'version RFC 7231', 'version COVID-19', 'version #123'],
  ['Call +1 555-123-4567.', 'version +1 555-123-4567'],
  ['The third planet came 23rd.', 'ordinal third', 'ordinal 23rd'],
  ['First, open it; wait a second.'],
  ['WiFi: false, "bar": true', 'switch WiFi: false', 'switch "bar": true'],
  ['He won 3-2 with 5 players.', 'number 3', 'number 2', 'number 5'],
  ['It fell from 5 to 3 percent.', 'percentage 5', 'percentage 3 percent'],
  [
    '2024年3月5日に約5万円で3時間、午後5時30分。',
    'date 2024年3月5日',
    'money 5万円',
    'duration 3時間',
    'time 午後5時30分',
  ],
  [
    '令和6年、1990年代、日曜日、売上は３割増、二十三人',
    'date 令和6年',
    'date 1990年代',
    'date 日曜日',
    'percentage ３割',
    'number 二十三',
  ],
  [
    '2023年第三季度，收入增长了12％，达到3亿美元，员工超过500人。',
    'date 2023年第三季度',
    'percentage 12％',
    'money 3亿美元',
    'number 500',
  ],
  [
    'Am 3. März 2024 um 17 Uhr kamen dreiundzwanzig Gäste und zahlten 1.234,50 Euro.',
    'date 3. März 2024',
    'time 17 Uhr',
    'number dreiundzwanzig',
    'money 1.234,50 Euro',
  ],
  [
    'Le 3 mars 2024 à 17h30, vingt-trois personnes ont payé 1 234,50 € pour les trois jours.',
    'date 3 mars 2024',
    'time 17h30',
    'number vingt-trois',
    'money 1 234,50 €',
    'duration trois jours',
  ],
  [
    'El 3 de marzo de 2024 a las 17:00 veintitrés personas pagaron 1.234,50 euros.',
    'date 3 de marzo de 2024',
    'time 17:00',
    'number veintitrés',
    'money 1.234,50 euros',
  ],
];

describe('findValues', () => {
  for (const [text, ...values] of texts) it(text, () => assert.deepEqual(listed(text), values));

  it('tells approximation, exactness and bounds', () => {
    const { approx } = only('about 300 people', 'number');
    assert.equal(approx, true);
    assert.equal(only('300 or so', 'number').approx, true);
    assert.equal(only('exactly 300 people', 'number').exact, true);
    const bounds = [
      'over 300',
      'at least 300',
      '300 or more',
      'under 300',
      'up to 300',
      '300+',
      '300人以上',
      '300 people',
    ];
    assert.deepEqual(
      bounds.map((text) => only(text, 'number').bound),
      ['over', 'atLeast', 'atLeast', 'under', 'atMost', 'atLeast', 'atLeast', undefined],
    );
  });

  it('gives the words around, inside the sentence', () => {
    const [, value] = findValues('It sold 3. The new plant employs 40 people today');
    assert.deepEqual(value?.before, ['employs', 'plant', 'new', 'the']);
    assert.deepEqual(value?.after, ['people', 'today']);
  });

  it('reads Han numbers with their scales', () => {
    assert.equal(only('人口は1億2000万人', 'number').amount.low, 120_000_000);
    assert.equal(only('三百五十人が来た', 'number').amount.low, 350);
    assert.equal(only('価格は12万8千円です', 'money').amount.low, 128_000);
  });

  it('reads hostile input in linear time', async () => {
    const units = [
      '1',
      '1,',
      '1.2.',
      '1/2/',
      '1:0-',
      '[1,',
      '+1 55',
      'May ',
      'Aa ',
      'A.',
      'one hundred and ',
      '二十三万',
      '¹',
      '$5 ',
      ' ',
      '\n- a',
      '"a": no, ',
    ];
    for (const unit of units) {
      const text = unit.repeat(200_000 / unit.length);
      const time = await cpuTime(() => [findValues(text), findNames(text)]);
      assert.ok(time < 15_000, unit);
    }
  }).timeout(120_000);
});

const inPart = (sentence: string, part: string): readonly string[] =>
  sharedValues(findValues(part), findValues(sentence)).map(({ text }) => text);

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
