import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';
import { makeDocx, paragraph } from './makeDocx.ts';
import { makePdf } from './makePdf.ts';

describe('readSource: PDF', () => {
  it('reads pages, paragraphs and headings, and knows the page of each passage', async () => {
    const source = await readSource({
      uri: 'report.pdf',
      bytes: makePdf([
        [
          ['Storage limits', 720, 18],
          ['The free plan allows ten gigabytes of stor-', 690],
          ['age. It is well-', 678],
          ['known, and the', 666],
          ['well-known limit holds.', 654],
          ['Teams pay more.', 620],
        ],
        [['Support answers within a day.', 720]],
      ]),
    });
    assert.deepEqual(
      source.passages.map(({ kind, text, page, trail }) => [kind, text, page, ...trail]),
      [
        ['heading', 'Storage limits', 1],
        ['prose', 'The free plan allows ten gigabytes of storage.', 1, 'Storage limits'],
        ['prose', 'It is well-known, and the\nwell-known limit holds.', 1, 'Storage limits'],
        ['prose', 'Teams pay more.', 1, 'Storage limits'],
        ['prose', 'Support answers within a day.', 2, 'Storage limits'],
      ],
    );
    for (const { start, end, text } of source.passages) assert.equal(source.text.slice(start, end), text);
  });
  it('leaves out running heads and page numbers, and joins sentences over pages', async () => {
    const page = (number: number, body: string) =>
      [
        ['Annual report of Acme', 760],
        [body, 700],
        ['and so on for each of them,', 688],
        [`Page ${number} of 3`, 40],
      ] as const;
    const source = await readSource({
      uri: 'report.pdf',
      bytes: makePdf([
        page(1, 'The first runs'),
        page(2, 'which the second continues'),
        page(3, 'until the third'),
      ]),
    });
    assert.doesNotMatch(source.text, /Annual|Page/);
    assert.equal(source.passages.length, 1);
  });
  it('says that a PDF is broken, or holds no text', async () => {
    const broken = new TextEncoder().encode('%PDF-1.4 nothing else');
    await assert.rejects(readSource({ uri: 'a.pdf', bytes: broken }), {
      code: 'contextUnreadable',
      args: { uri: 'a.pdf', cause: 'Invalid PDF structure.' },
    });
    await assert.rejects(readSource({ uri: 'a.pdf', bytes: makePdf([[]]) }), { code: 'contextEmpty' });
  });
  it('reads what Node reads', async () => {
    const [pdf, docx] = [makePdf([[['One is here.', 700]]]), makeDocx(paragraph('One is here.'))];
    for (const bytes of [Buffer.from(pdf), Buffer.from(docx)])
      assert.equal(
        (await readSource({ uri: bytes[0] === 0x25 ? 'a.pdf' : 'a.docx', bytes })).text,
        'One is here.',
      );
  });
  it('leaves the bytes to their owner', async () => {
    const bytes = makePdf([[['One is here.', 700]]]);
    await readSource({ uri: 'a.pdf', bytes });
    assert.equal((await readSource({ uri: 'a.pdf', bytes })).passages.length, 1);
  });
});

describe('readSource: DOCX', () => {
  it('reads headings, paragraphs and tables', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Plan')}${cell('Price')}</w:tr><w:tr>${cell('Pro')}${cell('19')}</w:tr></w:tbl>`;
    const source = await readSource({
      uri: 'spec.docx',
      bytes: makeDocx(paragraph('Prices', 'Heading1') + paragraph('It costs little. It lasts.') + table),
    });
    assert.deepEqual(
      source.passages.map(({ kind, text, trail }) => [kind, text, ...trail]),
      [
        ['heading', 'Prices'],
        ['prose', 'It costs little.', 'Prices'],
        ['prose', 'It lasts.', 'Prices'],
        ['heading', '| Plan | Price |', 'Prices'],
        ['tableRow', '| Pro | 19 |', 'Prices', 'Plan | Price'],
      ],
    );
  });
  it('says that a document is broken', async () => {
    const bytes = new TextEncoder().encode('PK\x03\x04 no archive');
    await assert.rejects(readSource({ uri: 'b.docx', bytes }), {
      code: 'contextUnreadable',
    });
  });
});
