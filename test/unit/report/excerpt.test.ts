import assert from 'node:assert/strict';
import { pointedExcerpt } from '../../../src/report/excerpt.ts';

/** The claim begins at "<", the part stands between "[" and "]". */
function shown(marked: string, columns = 80): readonly string[] {
  const start = marked.indexOf('<');
  const part = { start: marked.indexOf('[') - 1, end: marked.indexOf(']') - 2 };
  const document = marked.replace(/[<[\]]/g, '');
  const { text, carets } = pointedExcerpt(document, { start, end: document.length }, part, columns);
  return [text, carets];
}

describe('the excerpt of a claim', () => {
  it('has carets under the part', () => {
    assert.deepEqual(shown('So it is. <Each person gets [5 GB] of storage.'), [
      'Each person gets 5 GB of storage.',
      '                 ^^^^',
    ]);
  });

  it('is one line where the claim stands in two', () => {
    assert.deepEqual(shown('<Each person\ngets\t[5 GB].'), [
      'Each person gets 5 GB.',
      '                 ^^^^',
    ]);
  });

  it('is cut behind the part', () => {
    assert.deepEqual(shown('<The [crane] stood by the old harbour wall.', 20), [
      'The crane stood by …',
      '    ^^^^^',
    ]);
  });

  it('is cut before a part that stands far back', () => {
    const [text, carets] = shown(`<${'It went on and on, '.repeat(9)}and lifted [40 tonnes] a day.`, 48);
    assert.equal(text, '…t on and on, and lifted 40 tonnes a day.');
    assert.equal(text!.slice(carets!.indexOf('^'), carets!.length), '40 tonnes');
  });

  it('never points beyond the line', () => {
    const [, carets] = shown(`<[${'word '.repeat(40)}end].`, 30);
    assert.equal(carets!.length, 30);
  });

  it('counts two columns for a wide character, and none for an accent beside its letter', () => {
    assert.deepEqual(shown('<料金は[五百円]です。'), ['料金は五百円です。', '      ^^^^^^']);
    assert.deepEqual(shown('<Cafe\u0301 [Bar].'), ['Cafe\u0301 Bar.', '     ^^^']);
  });

  it('obeys nothing that a terminal would', () => {
    const [text] = shown('<Press \u001B[five] \u009B2Jtimes.');
    assert.equal(text, 'Press five 2Jtimes.');
  });
});
