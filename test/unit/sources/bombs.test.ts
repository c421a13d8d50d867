import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';
import { paragraph } from './makeDocx.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const docxOf = (body: string): Promise<Uint8Array> => {
  const zip = new JSZip();
  zip.file('word/document.xml', `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 9 } });
};

describe('a file that is small and says much', () => {
  it('is unpacked no further than a file may be long', async () => {
    const bytes = await docxOf(paragraph('One is here.').repeat(400_000));
    assert.ok(bytes.length < 500_000);
    await assert.rejects(readSource({ uri: 'a.docx', bytes }), {
      code: 'unpackedTooLarge',
      args: { uri: 'a.docx', most: 20 },
    });
  });
  it('is unpacked no further in a PDF either', async () => {
    const packed = deflateSync(Buffer.alloc(30_000_000, 'BT (a) Tj ET\n'));
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.4\n5 0 obj\n<< /Filter /FlateDecode /Length 9 >>\nstream\n'),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    await assert.rejects(readSource({ uri: 'a.pdf', bytes }), {
      code: 'unpackedTooLarge',
      args: { uri: 'a.pdf', most: 20 },
    });
  });
  it('is refused for elements that are nested without end', async () => {
    const html = new TextEncoder().encode(`<html>${'<div>'.repeat(200_000)}One is here.`);
    await assert.rejects(readSource({ uri: 'a.html', bytes: html }), {
      code: 'tooDeep',
      args: { uri: 'a.html', most: 5000 },
    });
    const deep = await docxOf(`${'<w:sdt>'.repeat(200_000)}${paragraph('One is here.')}`);
    await assert.rejects(readSource({ uri: 'a.docx', bytes: deep }), { code: 'tooDeep' });
  });
  it('is read though it has many elements that are never closed', async () => {
    const html = new TextEncoder().encode('<font><b>One is here. '.repeat(1000));
    assert.ok((await readSource({ uri: 'a.html', bytes: html })).passages.length >= 1000);
  });
});

describe('a file that takes long to read', () => {
  it('lets others work, and stops when it is told to', async () => {
    const bytes = await docxOf(paragraph('The plan allows ten gigabytes of storage.').repeat(50_000));
    const stop = new AbortController();
    let turns = 0;
    const turn = setInterval(() => {
      if (++turns === 5) stop.abort(new Error('stopped'));
    }, 1);
    await assert.rejects(readSource({ uri: 'a.docx', bytes }, stop.signal), { message: 'stopped' });
    clearInterval(turn);
    assert.equal(turns >= 5, true);
  });
});
