import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { unmark } from '../../../src/text/unmark.ts';

describe('unmark', () => {
  for (const [marked, plain] of [
    ['takes 140 **minutes**.', 'takes 140 minutes.'],
    ['costs €**95** a _year_', 'costs €95 a year'],
    ['run `npm ci` first', 'run npm ci first'],
    ['snake_case and 5 * 3 stay', 'snake_case and 5 * 3 stay'],
    ['* an item', '* an item'],
    ['***all*** ~~gone~~', 'all gone'],
    ['a  third\n of   it', 'a third of it'],
  ] as const)
    it(`reads ${marked}`, () => assert.equal(unmark(marked).text, plain));

  it('finds the way back to every word', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.constantFrom('', '*', '**', '_', '`')), {
          minLength: 1,
        }),
        (parts) => {
          const marked = parts.map(([word, mark]) => `${mark}${word}${mark}`).join(' ');
          const { text, original } = unmark(marked);
          assert.equal(text, parts.map(([word]) => word).join(' '));
          let at = 0;
          for (const [word] of parts) {
            const { start, end } = original({ start: at, end: at + word.length });
            assert.equal(marked.slice(start, end), word);
            at += word.length + 1;
          }
        },
      ),
    ));
});
