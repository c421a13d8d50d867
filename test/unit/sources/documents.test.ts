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
    await assert.rejects(readSource({ uri: 'a.pdf', bytes: makePdf([[]]) }), { code: 'scanned' });
  });
  it('reads a list as a list', async () => {
    const item = (y: number, text: string) => [['1.', y, 10, 72] as const, [text, y, 10, 110] as const];
    const lines = [...item(700, 'Ten hosts answer.'), ...item(686, 'Two hosts fail.')];
    const { text } = await readSource({ uri: 'a.pdf', bytes: makePdf([lines]) });
    assert.equal(text, '1. Ten hosts answer.\n1. Two hosts fail.');
  });
  it('reads tables row by row, under their header', async () => {
    const row = (y: number, ...cells: readonly string[]) =>
      cells.map((text, i) => [text, y, 10, 72 + i * 120] as const);
    const source = await readSource({
      uri: 'a.pdf',
      bytes: makePdf([
        [
          ['The plans differ in storage.', 720],
          ...row(700, 'Plan', 'Storage', 'Price'),
          ...row(686, 'Free', 'ten', '0'),
          ...row(672, 'Team', 'fifty, and', '19'),
          ['more on demand', 660, 10, 192],
          ...row(646, 'Pro', 'hundred', '29'),
          ['All prices are in euros.', 610],
        ],
      ]),
    });
    assert.deepEqual(
      source.passages.map(({ kind, text, trail }) => [kind, text, ...trail]),
      [
        ['prose', 'The plans differ in storage.'],
        ['heading', '| Plan | Storage | Price |'],
        ['tableRow', '| Free | ten | 0 |', 'Plan | Storage | Price'],
        ['tableRow', '| Team | fifty, and more on demand | 19 |', 'Plan | Storage | Price'],
        ['tableRow', '| Pro | hundred | 29 |', 'Plan | Storage | Price'],
        ['prose', 'All prices are in euros.'],
      ],
    );
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

describe('readSource: what a Word document shows', () => {
  const math = (inner: string) => `<m:oMath>${inner}</m:oMath>`;
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const read = async (body: string): Promise<string> =>
    (await readSource({ uri: 'a.docx', bytes: makeDocx(body) })).text;
  const said = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it('writes formulas in one line', async () => {
    const half = `<m:f><m:num>${run('a+b')}</m:num><m:den>${run('2')}</m:den></m:f>`;
    const power = `<m:sSup><m:e>${run('10')}</m:e><m:sup>${run('6')}</m:sup></m:sSup>`;
    assert.equal(
      await read(`<w:p>${said('The angle is ')}${math(run('45°'))}${said('.')}</w:p>`),
      'The angle is 45°.',
    );
    assert.equal(await read(`<w:p>${said('So ')}${math(`${run('x=')}${half}`)}</w:p>`), 'So x=(a+b)/2');
    assert.equal(await read(`<w:p>${math(power)}${said(' hosts answer.')}</w:p>`), '10^6 hosts answer.');
  });
  it('keeps exponents and marks of notes apart from the number before them', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>';
    assert.equal(
      await read(`<w:p>${said('It took 10')}${said('6', raised)}${said(' tries.')}</w:p>`),
      'It took 10^6 tries.',
    );
    const html = new TextEncoder().encode('<p>It took 10<sup>6</sup> tries<sup>1</sup>.</p>');
    assert.equal((await readSource({ uri: 'a.html', bytes: html })).text, 'It took 10^6 tries^1.');
  });
  it('writes characters of fonts of symbols, and leaves out what was deleted or moved away', async () => {
    const degree = '<w:r><w:sym w:font="Symbol" w:char="F0B0"/></w:r>';
    const gone = `<w:del><w:r><w:delText>50</w:delText></w:r></w:del><w:moveFrom>${said('60')}</w:moveFrom>`;
    assert.equal(
      await read(`<w:p>${said('Turn it 45')}${degree}${gone}${said(' now.')}</w:p>`),
      'Turn it 45° now.',
    );
  });
  it('shows merged cells in each row and column that they take', async () => {
    const cell = (text: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    const rows = [
      cell('Plan') + cell('Storage', '<w:gridSpan w:val="2"/>'),
      cell('Pro', '<w:vMerge w:val="restart"/>') + cell('EU') + cell('10 GB'),
      cell('', '<w:vMerge/>') + cell('US') + cell('20 GB'),
    ];
    const table = rows.map((row) => `<w:tr>${row}</w:tr>`).join('');
    assert.equal(
      await read(`<w:tbl>${table}</w:tbl>`),
      '| Plan | Storage | Storage |\n|---|---|---|\n| Pro | EU | 10 GB |\n| Pro | US | 20 GB |',
    );
  });
  it('reads numbered headings and lists, and text boxes after their paragraph', async () => {
    const numbered = (text: string, style: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${said(text)}</w:p>`;
    const box = `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('A box says so.')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('A box says so.')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`;
    const body = `${numbered('Limits', 'Heading2')}${numbered('Ten hosts.', 'ListParagraph')}<w:p>${said('It is ')}${box}${said('so.')}</w:p>`;
    assert.equal(await read(body), '## Limits\n\n- Ten hosts.\n\nIt is so.\n\nA box says so.');
  });
});
