import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { locateQuote } from '../../../src/text/locate.ts';

const found = (text: string, quote: string): string | undefined => {
  const span = locateQuote(text, quote);
  return span && text.slice(span.start, span.end);
};

describe('locateQuote', () => {
  it('finds words as they stand, whole words first', () => {
    assert.equal(locateQuote('They say he left.', 'he')!.start, 9);
    assert.equal(found('unbelievable', 'believ'), 'believ');
  });
  it('finds words across line breaks and quote marks', () => {
    assert.equal(found('The launch\r\n> is on Friday.', 'launch is on Friday'), 'launch\r\n> is on Friday');
  });
  it('sees through quote style, dashes, case, ligatures, full-width forms and soft hyphens', () => {
    assert.equal(found('He said “it’s ﬁne” — twice.', `said "it's fine" - TWICE`), 'said “it’s ﬁne” — twice');
    assert.equal(
      found('Version ２.０ is co\u00ADming.', 'version 2.0 is coming'),
      'Version ２.０ is co\u00ADming',
    );
  });
  it('sees through Markdown markup and links', () => {
    assert.equal(
      found('The **first** [release](https://a.example/x) was `v1`.', 'the first release was v1'),
      'The **first** [release](https://a.example/x) was `v1',
    );
  });
  it('rejoins words broken at the end of a line', () => {
    assert.equal(found('It is inter-\nnational now.', 'international now'), 'inter-\nnational now');
  });
  it('finds composed and decomposed letters alike, and keeps marks whole', () => {
    assert.equal(found('Un cafe\u0301 noir.', 'café'), 'cafe\u0301');
  });
  it('finds an elided quote by its parts, in order and near each other', () => {
    assert.equal(
      found('The board met. It voted yes. It went home.', 'The board met … It went home'),
      'The board met. It voted yes. It went home',
    );
    assert.equal(found('One. Two.', 'Two. [...] One.'), undefined);
    assert.equal(found(`One. ${'x '.repeat(4000)} Two.`, 'One. ... Two.'), undefined);
  });
  it('ignores punctuation that the quote adds at its ends', () => {
    assert.equal(found('The fee is 5 euros per month', '"the fee is 5 euros."'), 'The fee is 5 euros');
  });
  it('does not find what is not there', () => {
    for (const quote of ['', ' ', '…', '"', 'minus 5', 'a cat'])
      assert.equal(found('The value is -5 at least', quote), undefined);
    assert.equal(found('The value is -5.', 'value is 5'), undefined);
    assert.equal(found('It HOLDS 10 items', 'holds 1'), undefined);
  });
  it('finds every stretch of words again after harmless changes', () => {
    const word = fc.constantFrom(
      'Rain',
      'fell',
      "it's",
      'Élan',
      '3.5',
      'cafe\u0301',
      '“so”',
      'x-ray',
      'ﬁn',
      '東京',
      '👩‍👧',
      '—',
    );
    const noise = fc.constantFrom(
      (s: string) => s.toUpperCase(),
      (s: string) => s.replaceAll(' ', '\r\n  '),
      (s: string) => `**${s}**`,
      (s: string) => s.normalize('NFD'),
      (s: string) => s.replace(/[“”]/g, '"'),
      (s: string) => `“${s}.”`,
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.nat(5),
        noise,
        (list, at, count, change) => {
          const first = at % list.length;
          const part = list.slice(first, first + count + 1).join(' ');
          if (!/[\p{L}\p{N}]/u.test(part)) return;
          const text = list.join(' ');
          const span = locateQuote(text, change(part));
          assert.ok(span, `${change(part)} in ${text}`);
          const plain = (s: string) =>
            s
              .normalize('NFKC')
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]/gu, '');
          assert.equal(plain(text.slice(span.start, span.end)), plain(part));
        },
      ),
      { numRuns: 500 },
    );
  });
});
