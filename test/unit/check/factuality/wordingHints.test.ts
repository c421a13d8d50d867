import assert from 'node:assert/strict';
import {
  type HintKind,
  isShortReference,
  referenceHints,
} from '../../../../src/check/factuality/wordingHints.ts';

const told = (text: string) =>
  referenceHints(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('a hint on a reference', () => {
  /** Each with words that draw a hint, and with like ones that must stay quiet. */
  const kinds: Readonly<
    Record<
      HintKind,
      {
        readonly told: readonly (readonly [text: string, words: string])[];
        readonly quiet: readonly string[];
      }
    >
  > = {
    ornament: {
      told: [
        ['Lake Bled is a truly clear lake.', 'truly'],
        ['The iconic tower is 120 m high.', 'iconic'],
        ['The village is nestled between two hills.', 'nestled'],
        ['As everyone knows, the pier is 300 m long.', 'As everyone knows'],
        ['The museum proudly shows 40 boats.', 'proudly'],
        ['A hidden gem, the museum has 40 rooms.', 'hidden gem'],
        ['For repairs it is important to note the serial number.', 'it is important to note'],
      ],
      quiet: [
        'The Vibrant Road station has 12 platforms.',
        'The legend says that the lake is 40 m deep.',
        'A charm is a small pendant.',
        'The beauty contest was held in Lima.',
        'The rich list names 300 people.',
        'The Nowak bridge crosses the Thistle.',
      ],
    },
    vagueTime: {
      told: [
        ['The line was recently extended.', 'recently'],
        ['The bridge opened a few years ago.', 'a few years ago'],
        ['The new terminal opens soon.', 'soon'],
        ['The epidemic began sometime in early 2020.', 'sometime'],
        ['Years ago the mill burned down.', 'Years ago'],
        ['The works end in the coming months.', 'in the coming months'],
      ],
      quiet: [
        'The past tense of “go” is “went”.',
        'In the past tense the verb changes.',
        'In the past 12 months sales rose by 4 %.',
        'As soon as the light is green, cars may go.',
        'Past the gate stands a mill.',
        'The train leaves shortly after 9:40.',
        'The shop closes 10 minutes before sunset.',
      ],
    },
    vagueSource: {
      told: [
        ['Experts say the dam is safe.', 'Experts say'],
        ['Studies show that the coating lasts 12 years.', 'Studies show'],
        ['The manuscript is widely regarded as genuine.', 'is widely regarded'],
        ['According to experts, the ice is thin.', 'According to experts'],
        ['Many consider the novel unfinished.', 'Many consider'],
        ['In Thornby it is well known that the dam leaks.', 'it is well known'],
      ],
      quiet: [
        'The 2020 census says that 12,000 people live there.',
        'Scientists at the Kepler Institute believe that the shard is old.',
        'The study of 2019 by Ida Kranz shows a drop of 4 %.',
        'Sources of the river are in the Alps.',
        'Critics of the plan sued in 2018.',
        'According to the harbour office, 40 ships came.',
      ],
    },
    incompleteList: {
      told: [
        ['The government has three branches.', 'three branches'],
        ['The procedure runs in 4 stages and takes a day.', '4 stages'],
        ['The player reads MP3, FLAC, etc. without a licence.', 'etc.'],
        ['The planet has 2 moons.', '2 moons'],
        ['The kit holds a pump, a hose, and more.', 'and more'],
        ['The treaty binds Norway, Chile and others.', 'and others'],
      ],
      quiet: [
        'The government has three branches: legislative, executive and judicial.',
        'The three branches are the legislative, the executive and the judicial.',
        'There are two options. The first is to wait; the second is to restart, and both are free.',
        'The kit has three parts:\n\n- a pump\n- a hose\n- a valve\n',
        'Phobos and Deimos are the two moons of Mars.',
        'The first of three parts came out in 1999.',
        'Two-part paint dries in 4 hours.',
        'The station has three lifts.',
      ],
    },
    opinion: {
      told: [
        ['Waiting is the best way to reset the router.', 'best'],
        ['Drivers should slow down here.', 'should'],
        ['Unfortunately, the museum is closed on Mondays.', 'Unfortunately'],
        ['The interface is great.', 'is great'],
        ['In our opinion, the plan is sound.', 'In our opinion'],
        ['Clearly, the valve sticks.', 'Clearly'],
        ['The view is worth seeing.', 'worth seeing'],
      ],
      quiet: [
        'The Bestfield station has 12 platforms.',
        'The George Best airport is in Belfast.',
        'Best before: 3 May 2027.',
        'Clearly labelled exits are required by law.',
        'The best man signs the register.',
        'The best-selling model sold 40,000 units in 2020.',
        'The Great Wall is 21,196 km long.',
      ],
    },
    ages: {
      told: [
        ['Ada Berg is currently the mayor.', 'currently'],
        ['The latest version is 4.2.', 'The latest'],
        ['Sales doubled last year.', 'last year'],
        ['The company now has 40 employees.', 'now'],
        ['The tower is still closed.', 'still'],
        ['The bridge opened three years ago.', 'three years ago'],
      ],
      quiet: [
        'As of May 2024, the company had 1,200 employees.',
        'As of 3 May 2024, it currently has 40 members.',
        'USA Today was founded in 1982.',
        'The current in the wire is 5 A.',
        'A still life hangs in room 4.',
        'Ocean currents carry the larvae.',
        'Paris is the capital of France and had 2.1 million inhabitants in 2023.',
      ],
    },
    ambiguous: {
      told: [
        ['The treaty was signed on 03/04/2021.', '03/04/2021'],
        ['The club was founded in 1957 or 1958.', '1957 or 1958'],
        ['The board meets biweekly.', 'biweekly'],
        ['It opened in 1998.', 'It'],
        ['Pay by card and/or cash.', 'and/or'],
        ['They moved to Oslo in 1990.', 'They'],
      ],
      quiet: [
        'The treaty was signed on 23/04/2021.',
        'The treaty was signed on 3 April 2021.',
        'Version 1.2.3 was released on 2024-05-06.',
        'The part number is 10-11-2021.',
        'Either side may end the lease with 30 days of notice.',
        'It rains 120 days a year in Bergen.',
        'It is 3 km from the port to the mill.',
        'She, the first mayor of Thornby, was born in 1950.',
        'Die Brücke wurde 1998 eröffnet.',
      ],
    },
  };
  for (const [kind, { told: rows, quiet }] of Object.entries(kinds))
    describe(kind, () => {
      for (const [text, words] of rows)
        it(`is told of “${words}”: ${text}`, () => assert.deepEqual(told(text), [[kind, words]]));
      for (const text of quiet)
        it(`is not told: ${text.replace(/\n+/g, ' ')}`, () => assert.deepEqual(told(text), []));
    });

  it('comes in the order of the text', () => {
    const kinds = told('Currently, the stunning lake has three parts. Experts say so.').map(([kind]) => kind);
    assert.deepEqual(kinds, ['ages', 'ornament', 'incompleteList', 'vagueSource']);
  });

  it('is for short texts', () => {
    assert.equal(isShortReference('word '.repeat(300)), true);
    assert.equal(isShortReference('word '.repeat(301)), false);
  });
});
