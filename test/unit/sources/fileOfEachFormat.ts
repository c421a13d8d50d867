import JSZip from 'jszip';
import type { SourceFile } from '../../../src/sources/reading.ts';
import type { SourceFormat } from '../../../src/sources/sourceFormat.ts';
import { makeDocx, paragraph } from './makeDocx.ts';
import { makePdf } from './makePdf.ts';

/** What a document of each kind says, in sentences of its own. */
export const sentences = [
  'The reservoir above Tarnwell was filled in 1934 after 6 years of work.',
  'Its dam is 41 metres high and holds 18 million cubic metres of water.',
  'In the dry summer of 2019 the level fell by 12 metres within 9 weeks.',
  'Repairs of the spillway cost 3.4 million pounds and ended on 14 March 2021.',
  'The visitor centre opens at 9 a.m. and received 52,300 guests last year.',
];

const zipped = async (files: Readonly<Record<string, string>>): Promise<Uint8Array> => {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  return zip.generateAsync({ type: 'uint8array' });
};

const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const each = (wrap: (sentence: string, at: number) => string, between = ''): string =>
  sentences.map(wrap).join(between);

const record = (text: string) => JSON.stringify({ id: 1, text });

/** A file of each format, made here. */
const files: Readonly<
  Record<SourceFormat, readonly [name: string, make: () => Promise<Uint8Array> | Uint8Array | string]>
> = {
  text: ['report.md', () => `# Report\n\n${each((one) => one, '\n\n')}`],
  html: [
    'report.html',
    () => `<html><nav>Menu 1</nav><main><h1>Report</h1>${each((one) => `<p>${one}</p>`)}</main></html>`,
  ],
  pdf: ['report.pdf', () => makePdf([sentences.map((one, i) => [one, 720 - i * 40])])],
  docx: ['report.docx', () => makeDocx(each((one) => paragraph(one)))],
  pptx: [
    'report.pptx',
    () =>
      zipped({
        'ppt/presentation.xml':
          '<p:presentation><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
        'ppt/_rels/presentation.xml.rels': relations(['r1', 'slide', 'slides/slide1.xml']),
        'ppt/slides/slide1.xml': `<p:sld>${each((one) => `<p:sp><p:txBody><a:p><a:r><a:t>${one}</a:t></a:r></a:p></p:txBody></p:sp>`)}</p:sld>`,
      }),
  ],
  xlsx: [
    'report.xlsx',
    () =>
      zipped({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Report" sheetId="1" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relations(['r1', 'worksheet', 'worksheets/sheet1.xml']),
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${['Statement', ...sentences]
          .map(
            (one, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${one}</t></is></c></row>`,
          )
          .join('')}</sheetData></worksheet>`,
      }),
  ],
  odt: [
    'report.odt',
    () =>
      zipped({
        'content.xml': `<office:document-content><office:body><office:text>${each((one) => `<text:p>${one}</text:p>`)}</office:text></office:body></office:document-content>`,
      }),
  ],
  epub: [
    'report.epub',
    () =>
      zipped({
        'META-INF/container.xml':
          '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
        'book.opf':
          '<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
        'a.xhtml': `<html><body>${each((one) => `<p>${one}</p>`)}</body></html>`,
      }),
  ],
  latex: [
    'report.tex',
    () =>
      `\\documentclass{article}\\begin{document}\\section{Report}\n${each((one) => one, '\n\n')}\n\\end{document}`,
  ],
  rst: ['report.rst', () => `Report\n======\n\n${each((one) => one, '\n\n')}\n`],
  asciiDoc: ['report.adoc', () => `= Report\n\n${each((one) => one, '\n\n')}\n`],
  json: ['report.json', () => JSON.stringify({ report: sentences.map((text) => ({ text })) })],
  jsonLines: ['report.jsonl', () => each(record, '\n')],
  csv: ['report.csv', () => `id,statement\n${each((one, i) => `${i},"${one}"`, '\n')}`],
  yaml: ['report.yaml', () => `report:\n${each((one, i) => `  note${i}: "${one}"`, '\n')}\n`],
  notebook: [
    'report.ipynb',
    () =>
      JSON.stringify({
        nbformat: 4,
        metadata: {},
        cells: [{ cell_type: 'markdown', metadata: {}, source: sentences.map((one) => `${one}\n\n`) }],
      }),
  ],
  code: ['report.ts', () => each((one) => `/** ${one} */\nexport const x = 1;`, '\n\n')],
  subtitles: [
    'report.srt',
    () => each((one, i) => `${i + 1}\n00:00:0${i},000 --> 00:00:0${i},900\n${one}\n`, '\n'),
  ],
};

export const formats = Object.keys(files) as readonly SourceFormat[];

/** A file that says the sentences. */
export async function fileOf(format: SourceFormat): Promise<SourceFile> {
  const [uri, make] = files[format];
  const made = await make();
  return { uri, bytes: typeof made === 'string' ? new TextEncoder().encode(made) : made };
}
