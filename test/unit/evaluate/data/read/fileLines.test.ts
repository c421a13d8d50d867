import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readLines } from '../../../../../src/evaluate/data/read/fileLines.ts';
import { chunked, collect } from '../../bytes.ts';

const lines = async (bytes: string | Uint8Array, size?: number) => collect(readLines(chunked(bytes, size)));

describe('lines of a file', () => {
  it('are numbered from 1 and have no line break, whichever kind', async () => {
    assert.deepEqual(await lines('a\r\nb\n\nc'), [
      { number: 1, text: 'a' },
      { number: 2, text: 'b' },
      { number: 3, text: '' },
      { number: 4, text: 'c' },
    ]);
  });

  it('lose a byte order mark', async () => {
    assert.deepEqual(await lines('\uFEFFa\nb'), [
      { number: 1, text: 'a' },
      { number: 2, text: 'b' },
    ]);
  });

  for (const [name, mark] of [
    ['little', [0xff, 0xfe]],
    ['big', [0xfe, 0xff]],
  ] as const)
    it(`are read from UTF-16, ${name} end first`, async () => {
      const units = [...'né\n日本\n'].flatMap((char) => {
        const code = char.charCodeAt(0);
        return name === 'little' ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
      });
      assert.deepEqual(await lines(Uint8Array.from([...mark, ...units]), 3), [
        { number: 1, text: 'né' },
        { number: 2, text: '日本' },
      ]);
    });

  it('of which one is badly encoded cost that line alone', async () => {
    const bytes = Uint8Array.from([...Buffer.from('good\n'), 0x63, 0xe9, 0x0a, ...Buffer.from('also good')]);
    assert.deepEqual(await lines(bytes), [
      { number: 1, text: 'good' },
      { number: 2, text: undefined, garbled: 'c\uFFFD' },
      { number: 3, text: 'also good' },
    ]);
  });

  it('do not depend on how the file was cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.nat({ max: 20 }),
        async (texts, size) => {
          const written = texts.map((text) => text.replace(/[\r\n]/g, ' '));
          const read = await lines(written.map((text) => `${text}\n`).join(''), size + 1);
          assert.deepEqual(
            read.map(({ text }) => text),
            written.map((text, i) => (i === 0 ? text.replace(/^\uFEFF/, '') : text)),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});
