import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Problem } from '../../../src/check/problem.ts';
import { maxFileBytes } from '../../../src/sources/limits.ts';
import { readSource, SourceCache } from '../../../src/sources/readSource.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, uri = 'notes.txt') => readSource({ uri, bytes });
const problem = async (bytes: Uint8Array): Promise<string> => {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof Problem) return `${error.code} ${error.args.uri}`;
    throw error;
  }
  return 'none';
};

describe('readSource', () => {
  it('reads text into passages that know their place', async () => {
    const { uri, text, passages } = await read(utf8('One is here.\n\nTwo is here.'));
    assert.equal(text, 'One is here.\n\nTwo is here.');
    assert.deepEqual(
      passages.map((p) => [p.position, p.uri, p.line, p.text]),
      [
        [0, uri, 1, 'One is here.'],
        [1, uri, 3, 'Two is here.'],
      ],
    );
  });
  it('reads UTF-8 with a byte order mark, and UTF-16 of both kinds', async () => {
    const le = new Uint8Array(Buffer.from('\uFEFFGrüße aus Köln.', 'utf16le'));
    const be = new Uint8Array(Buffer.from(le).swap16());
    for (const bytes of [utf8('\uFEFFGrüße aus Köln.'), le, be])
      assert.equal((await read(bytes)).text, 'Grüße aus Köln.');
  });
  it('refuses empty, binary and too large files, and names them', async () => {
    assert.equal(await problem(utf8(' \n ')), 'contextEmpty notes.txt');
    assert.equal(await problem(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1])), 'contextBinary notes.txt');
    assert.equal(
      await problem(Uint8Array.from({ length: 400 }, (_, i) => 128 + (i % 60))),
      'contextBinary notes.txt',
    );
    assert.equal(await problem(new Uint8Array(maxFileBytes + 1)), 'fileTooLarge notes.txt');
  });
  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const bytes = utf8('One is here. '.repeat(200_000));
    const reading = readSource({ uri: 'notes.txt', bytes }, controller.signal);
    controller.abort(new Error('enough'));
    await assert.rejects(reading, /enough/);
  });
});

const file = (uri: string, text: string) => ({ uri, bytes: new TextEncoder().encode(text) });

describe('SourceCache', () => {
  it('gives the same source for the same bytes, and another for others', async () => {
    const cache = new SourceCache();
    const first = await cache.read(file('a.md', 'One is here.'));
    assert.equal(await cache.read(file('a.md', 'One is here.')), first);
    assert.notEqual(await cache.read(file('b.md', 'One is here.')), first);
    assert.equal((await cache.read(file('a.md', 'Two is here.'))).text, 'Two is here.');
  });
  it('forgets what was read long ago', async () => {
    const cache = new SourceCache(1000);
    const first = await cache.read(file('a.md', 'One is here.'));
    for (let i = 0; i < 100; i++) await cache.read(file(`${i}.md`, 'More.'));
    assert.equal(await cache.read(file('a.md', 'One is here.')), first);
    await cache.read(file('b.md', 'More. '.repeat(200)));
    assert.notEqual(await cache.read(file('a.md', 'One is here.')), first);
  });
  it('does not keep failures', async () => {
    const cache = new SourceCache();
    await assert.rejects(cache.read(file('a.md', '')), { code: 'contextEmpty' });
    assert.ok(await cache.read(file('a.md', 'One is here.')));
  });
});
