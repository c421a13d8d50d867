import assert from 'node:assert/strict';
import { type HintKind, isShortReference, referenceHints } from '../../../src/check/referenceHints.ts';

const told = (text: string) =>
  referenceHints(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('a hint on a reference', () => {
  const rows: readonly (readonly [HintKind, string, string])[] = [
    ['ornament', 'Lake Bled is a truly clear lake.', 'truly'],
    ['ornament', 'The iconic tower is 120 m high.', 'iconic'],
    ['ornament', 'The village is nestled between two hills.', 'nestled'],
    ['vagueTime', 'The line was recently extended.', 'recently'],
    ['vagueTime', 'The bridge opened a few years ago.', 'a few years ago'],
    ['vagueTime', 'The new terminal opens soon.', 'soon'],
    ['vagueSource', 'Experts say the dam is safe.', 'Experts say'],
    ['vagueSource', 'Studies show that the coating lasts 12 years.', 'Studies show'],
    ['vagueSource', 'The manuscript is widely regarded as genuine.', 'is widely regarded'],
    ['incompleteList', 'The government has three branches.', 'three branches'],
    ['incompleteList', 'The procedure runs in 4 stages and takes a day.', '4 stages'],
    ['incompleteList', 'The player reads MP3, FLAC, etc. without a licence.', 'etc.'],
    ['opinion', 'Waiting is the best way to reset the router.', 'best'],
    ['opinion', 'Drivers should slow down here.', 'should'],
    ['opinion', 'Unfortunately, the museum is closed on Mondays.', 'Unfortunately'],
    ['ages', 'Ada Berg is currently the mayor.', 'currently'],
    ['ages', 'The latest version is 4.2.', 'The latest'],
    ['ages', 'Sales doubled last year.', 'last year'],
    ['ambiguous', 'The treaty was signed on 03/04/2021.', '03/04/2021'],
    ['ambiguous', 'The club was founded in 1957 or 1958.', '1957 or 1958'],
    ['ambiguous', 'The board meets biweekly.', 'biweekly'],
    ['ambiguous', 'It opened in 1998.', 'It'],
  ];
  for (const [kind, text, words] of rows)
    it(`${kind}: “${text}”`, () => assert.deepEqual(told(text), [[kind, words]]));

  const clean = [
    'The government has three branches: legislative, executive and judicial.',
    'The three branches are the legislative, the executive and the judicial.',
    'There are two options. The first is to wait; the second is to restart, and both are free.',
    'The kit has three parts:\n\n- a pump\n- a hose\n- a valve\n',
    'Paris is the capital of France and had 2.1 million inhabitants in 2023.',
    'As of May 2024, the company had 1,200 employees.',
    'The treaty was signed on 23/04/2021.',
    'The treaty was signed on 3 April 2021.',
    'Version 1.2.3 was released on 2024-05-06.',
    'The Nowak bridge crosses the Thistle.',
    'The Bestfield station has 12 platforms.',
    'Die Brücke wurde 1998 eröffnet.',
    'The station has three lifts.',
  ];
  for (const text of clean)
    it(`none: “${text.replace(/\n+/g, ' ')}”`, () => assert.deepEqual(told(text), []));

  it('comes in the order of the text', () => {
    const kinds = told('Currently, the stunning lake has three parts. Experts say so.').map(([kind]) => kind);
    assert.deepEqual(kinds, ['ages', 'ornament', 'incompleteList', 'vagueSource']);
  });

  it('is for short texts', () => {
    assert.equal(isShortReference('word '.repeat(300)), true);
    assert.equal(isShortReference('word '.repeat(301)), false);
  });
});
