import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';
import { cpuTime } from '../cpuTime.ts';
import { paragraph } from './makeDocx.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const docxOf = (body: string): Promise<Uint8Array> =>
  zipped({ 'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>` });

const zipped = (files: Readonly<Record<string, string>>): Promise<Uint8Array> => {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
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
  it('is refused for lists and blocks of AsciiDoc that are nested without end', async () => {
    const marks = (mark: string, after: string) =>
      Array.from({ length: 2000 }, (_, i) => `${mark.repeat(i + 4)}${after}`).join('\n');
    for (const text of [marks('*', ' x'), marks('.', ' x'), marks('=', ''), marks('_', '')])
      await assert.rejects(readSource({ uri: 'a.adoc', bytes: new TextEncoder().encode(text) }), {
        code: 'tooDeep',
        args: { uri: 'a.adoc', most: 50 },
      });
    const ruled = `= Title\n\n${'-'.repeat(120)}\ncode here\n${'-'.repeat(120)}\n\n* one\n** two\n`;
    assert.ok(await readSource({ uri: 'a.adoc', bytes: new TextEncoder().encode(ruled) }));
  });
  it('is read no further than a file may be long where it says the same many times over', async () => {
    const cell = '<c t="s"><v>0</v></c>';
    const workbook = zipped({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/a.xml"/></Relationships>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${`<row>${cell.repeat(10)}</row>`.repeat(5000)}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst><si><t>${'long text '.repeat(100_000)}</t></si></sst>`,
    });
    const page = `<table>${`<tr><td colspan="200">${'word '.repeat(110)}</td><td>x</td></tr>`.repeat(2000)}</table>`;
    for (const [uri, bytes] of [
      ['a.xlsx', await workbook],
      ['a.html', new TextEncoder().encode(page)],
    ] as const)
      await assert.rejects(readSource({ uri, bytes }), { code: 'unpackedTooLarge', args: { uri, most: 20 } });
  });
  it('is read in no more time than its length takes where it says the same many times over', async () => {
    for (const [uri, text] of [
      ['a.adoc', '== Head\n\n'.repeat(8000)],
      ['a.rst', `Head\n====\n\n.. [1] ${':a'.repeat(50_000)}\n`],
    ] as const) {
      const bytes = new TextEncoder().encode(text);
      assert.ok((await cpuTime(() => readSource({ uri, bytes }))) < 5000, uri);
    }
  }).timeout(30_000);
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
