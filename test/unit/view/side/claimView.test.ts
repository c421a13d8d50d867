import assert from 'node:assert/strict';
import fc from 'fast-check';
import { plainText } from '../../../../src/view/side/claimView.ts';
import { cpuTime } from '../../cpuTime.ts';

describe('plainText', () => {
  for (const [source, shown] of [
    ['The plan has **5 GB** of `storage`.', 'The plan has 5 GB of storage.'],
    ['It is *fast* and _small_, ~~not~~ big.', 'It is fast and small, not big.'],
    ['See [the notes](https://example.com/a_b) first.', 'See the notes first.'],
    ['![logo](logo.png) stands above.', 'logo stands above.'],
    ['The **[notes](n.md)** say so.', 'The notes say so.'],
    ['2 * 3 * 4 is snake_case_name.', '2 * 3 * 4 is snake_case_name.'],
    ['An open ** stays, and [so] does this.', 'An open ** stays, and [so] does this.'],
  ] as const)
    it(`shows “${source}” as “${shown}”`, () => assert.equal(plainText(source).text, shown));

  it('knows where words went', () => {
    const source = 'See [the **old** notes](n.md): **5 GB**.';
    const { text, at } = plainText(source);
    for (const words of ['See', 'old', 'notes', '5 GB'])
      assert.equal(text.slice(at(source.indexOf(words))).startsWith(words), true, words);
    assert.equal(at(source.length), text.length);
  });

  it('takes no longer for marks that never close', async () => {
    for (const unit of ['[', '[a](', '**a ', '`a ', '_a '])
      assert.ok((await cpuTime(() => plainText(unit.repeat(50_000)))) < 1000);
  });

  it('keeps offsets in order and inside the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('*', '_', '`', '[', ']', '(', ')', 'a', ' ') }),
        (source) => {
          const { text, at } = plainText(source);
          let last = 0;
          for (let offset = 0; offset <= source.length; offset++) {
            assert.ok(at(offset) >= last && at(offset) <= text.length);
            last = at(offset);
          }
          assert.equal(last, text.length);
        },
      ),
    );
  });
});
