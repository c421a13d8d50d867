import JSZip from 'jszip';
import { makeDocx, paragraph } from '../unit/sources/makeDocx.ts';
import { makePdf, type Printed } from '../unit/sources/makePdf.ts';
import { createProse } from './prose.ts';

type Made = string | Uint8Array;

/** Words of about 10 MB. */
const manyWords = 1_150_000;

const linesOf = (words: number): readonly string[] =>
  createProse(5)(words)
    .split(/(?<=\.)\s+/)
    .filter((line) => line !== '');

/** 200 dates, in one sentence. */
const dates = (shift: number): string =>
  `The depot was inspected on ${Array.from(
    { length: 200 },
    (_, i) => `${1 + (i % 28)} May ${1800 + i + shift}`,
  ).join(', on ')}.`;

/** Files that hold whoever reads them at once, by name. */
export const largeFiles: Readonly<Record<string, () => Made | Promise<Made>>> = {
  'report.pdf': () => {
    const lines = linesOf(manyWords);
    const pages: Printed[][] = [];
    for (let at = 0; at < lines.length; at += 40)
      pages.push(lines.slice(at, at + 40).map((line, i) => [line, 750 - i * 17]));
    return makePdf(pages);
  },
  'report.docx': () =>
    makeDocx(
      linesOf(manyWords)
        .map((line) => paragraph(line))
        .join(''),
    ),
  'report.xlsx': () => {
    const zip = new JSZip();
    const rows = linesOf(manyWords).map(
      (line, i) =>
        `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${line}</t></is></c><c r="B${i + 1}"><v>${i}</v></c></row>`,
    );
    zip.file(
      'xl/workbook.xml',
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    );
    zip.file(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/a.xml"/></Relationships>',
    );
    zip.file('xl/worksheets/a.xml', `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
    return zip.generateAsync({ type: 'uint8array' });
  },
  'report.html': () =>
    `<html><main><h1>Report</h1>${linesOf(manyWords)
      .map((line) => `<p>${line}</p>`)
      .join('\n')}</main></html>`,
  'report.jsonl': () =>
    linesOf(manyWords)
      .map((text, id) => JSON.stringify({ id, text, score: id % 100 }))
      .join('\n'),
  'line.md': () => linesOf(115_000).join(' '),
  'dates.md': () => dates(1),
};

/** An output to check against such a file. */
export const outputFor = (name: string): string =>
  name === 'dates.md' ? dates(0) : linesOf(500).slice(0, 20).join('\n\n');
