import assert from 'node:assert/strict';
import fc from 'fast-check';
import { predicatesOf } from '../../../../src/judges/offline/claims.ts';

const parts = (text: string) => predicatesOf(text).map(({ start, end }) => text.slice(start, end));

describe('what a claim says of its subject', () => {
  const several: readonly (readonly string[])[] = [
    ['The depot opened in 2019 ', 'and has 40 buses.'],
    ['The depot was built by Ida Kranz ', 'but will likely close.'],
    ['The depot, opened in 2019, ', 'employs 120 people ', 'and may grow.'],
    ['Opened in 2019, ', 'the depot has 40 buses.'],
    ['The plan includes backups ', 'and costs $15 a month.'],
    ['The bridge was drawn by Ida Kranz ', 'and opened in 1931.'],
    ['The flight took 12 minutes ', 'and covered nearly a mile.'],
  ];
  for (const expected of several)
    it(expected.join('| '), () => assert.deepEqual(parts(expected.join('')), expected));

  const single: readonly string[] = [
    'Apples and oranges are sold in the shop.',
    'The red and rusted gate was replaced.',
    'He said that cats and dogs are banned.',
    'Research and needs of users were studied.',
    'The depot holds buses, trams and 12 ferries.',
    'Based on the survey, the depot is full.',
    'Ida Kranz, the architect, drew it.',
    'Die Brücke wurde 1998 eröffnet und hat vier Spuren.',
  ];
  for (const text of single) it(text, () => assert.deepEqual(parts(text), [text]));

  it('leaves nothing out', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.equal(parts(text).join(''), text);
      }),
    ));
});
