import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { clashingDay, findHours, readSchedule } from '../../../src/statements/openingHours.ts';

const field = (text: string) => ({ text, trail: ['hours'] });
const week = readSchedule([
  field('"Tuesday": "11:0-21:0"'),
  field('"Wednesday": "11:0-21:0"'),
  field('"Thursday": "11:0-21:0",'),
  field('"Friday": "11:0-22:30"'),
  field('"Saturday": "17:30-22:30"'),
  field('"stars": 4'),
])!;

const clash = (sentence: string): readonly (number | undefined)[] =>
  findHours(sentence).map((statement) => clashingDay(statement, week));

describe('opening hours', () => {
  it('are read from weekday fields, if there are enough and each day stands once', () => {
    assert.deepEqual([...week.keys()], [2, 3, 4, 5, 6]);
    assert.deepEqual(week.get(5), { hours: { from: 660, to: 1350 }, passage: 3 });
    assert.equal(readSchedule([field('"Monday": "9:0-17:0"')]), undefined);
    const twice = [
      '"Monday": "9:0-17:0"',
      '"Tuesday": "9:0-17:0"',
      '"Sunday": "9:0-17:0"',
      '"Monday": "8:0-17:0"',
    ];
    assert.equal(readSchedule(twice.map(field)), undefined);
  });

  const right = [
    'It is open Tuesday to Thursday from 11 am to 9 pm.',
    'It opens from 11:00 to 22:30 on Friday.',
    'Hours are 11 AM–9 PM Tuesday through Thursday, and 5:30 PM–10:30 PM on Saturday.',
    'It is closed on Sundays and Mondays.',
    'It is open on Friday and Saturday.',
  ];
  for (const sentence of right)
    it(`hold: ${sentence}`, () => {
      const clashes = clash(sentence);
      assert.ok(clashes.length > 0);
      assert.ok(clashes.every((day) => day === undefined));
    });

  const wrong: readonly (readonly [string, number])[] = [
    ['It is open Monday to Friday from 11 am to 9 pm.', 1],
    ['It is open on weekdays from 11 am to 9 pm.', 1],
    ['It is open Tuesday to Saturday from 11 am to 9 pm.', 5],
    ['It is open seven days a week.', 7],
    ['It is closed on Fridays.', 5],
    ['The shop operates from 5:30 pm to 11 pm on Saturday.', 6],
  ];
  for (const [sentence, day] of wrong)
    it(`do not hold: ${sentence}`, () => {
      const clashes = clash(sentence).filter((found) => found !== undefined);
      assert.equal(clashes.length, 1);
      assert.ok(sentence.includes('seven days') || clashes[0] === day);
    });

  it('are not read from sentences about other things', () => {
    assert.deepEqual(findHours('The parade passes on Friday from 9 am to 5 pm.'), []);
    assert.deepEqual(
      findHours('It is open from 9 am to 5 pm, on Friday until 6 pm and on Sunday until 3 pm.'),
      [],
    );
  });

  it('cover the words that say them', () => {
    const [statement] = findHours('The bar is open Tuesday to Thursday from 11 am to 9 pm, they say.');
    assert.equal(statement?.text, 'Tuesday to Thursday from 11 am to 9 pm');
  });
});
