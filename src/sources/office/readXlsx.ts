import { runInTurns } from '../../base/timeSlices.ts';
import type { Sentence } from '../../text/passage.ts';
import { limitUnpacked } from '../limits.ts';
import { type MarkupHandler, xmlMarkup } from '../markup.ts';
import type { Reading, SourceFile } from '../reading.ts';
import { Archive } from './archive.ts';
import { cellText, dateFormats } from './cellFormat.ts';
import { relationsOf } from './packageParts.ts';

const main = 'xl/workbook.xml';

/** More cells than that are data to be asked, not a text to check against. */
const maxCells = 2_000_000;

/**
 * An Excel workbook, sheet by sheet: a passage for each row, under the sheet's name and the header of its columns. Cells
 * show their last calculated value; dates and percentages are written as such. Formulas, comments and charts are left out. Offsets are into the
 * extracted text.
 */
export async function readXlsx({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  const archive = await Archive.open(bytes, signal);
  const workbook = await archive.text(main);
  if (workbook === undefined) throw new Error('No Excel workbook.');
  const relations = await relationsOf(archive, main, signal);
  const shared = new SharedTexts();
  await runInTurns(xmlMarkup((await archive.text('xl/sharedStrings.xml')) ?? '', shared), signal);
  const formats = await dateFormats((await archive.text('xl/styles.xml')) ?? '', signal);
  const from1904 = /<[\w:]*workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook);
  const sheets: Sheet[] = [];
  for (const [element] of workbook.matchAll(/<[\w:]*sheet\b[^>]*>/g)) {
    const path = relations.get(/\s\w+:id="([^"]+)"/.exec(element)?.[1] ?? '')?.path;
    const xml = path === undefined ? undefined : await archive.text(path);
    if (xml === undefined || /\bstate="(?:veryH|h)idden"/.test(element)) continue;
    const cells = new SheetCells(shared.texts, (value, style) => cellText(value, formats[style], from1904));
    await runInTurns(xmlMarkup(xml, cells), signal);
    sheets.push({ name: unescaped(/\bname="([^"]*)"/.exec(element)?.[1] ?? ''), rows: cells.rows });
  }
  return written(sheets);
}

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const unescaped = (name: string): string =>
  name.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, key: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[key]!,
  );

function written(sheets: readonly Sheet[]): Reading {
  const sentences: Sentence[] = [];
  let text = '';
  const add = (words: string, kind: Sentence['kind'], trail: readonly string[]): void => {
    if (text !== '') text += '\n';
    sentences.push({ start: text.length, end: text.length + words.length, text: words, kind, trail });
    text += words;
  };
  for (const { name, rows } of sheets) {
    const filled = rows.filter((row) => row.some((cell) => cell !== ''));
    if (filled.length === 0) continue;
    add(name, 'heading', []);
    const header = headerOf(filled);
    const trail = [name, ...(header ? [header.join(' | ')] : [])];
    for (const row of filled) {
      const line = `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
      add(line, row === header ? 'heading' : 'tableRow', row === header ? [name] : trail);
    }
  }
  return { text, sentences };
}

/** Names of columns are no numbers; a title over the table is a single cell. */
const headerOf = (rows: readonly (readonly string[])[]): readonly string[] | undefined =>
  rows
    .slice(0, Math.min(10, rows.length - 1))
    .find(
      (row) =>
        row.filter((cell) => cell !== '').length > 1 &&
        row.every((cell) => !/^[-+]?[\d.,]+\s?%?$/.test(cell)),
    );

/** The texts that cells refer to by number. */
class SharedTexts implements MarkupHandler {
  readonly texts: string[] = [];
  #inText = false;
  /** How characters are pronounced is no part of the text. */
  #phonetic = false;

  open(name: string): void {
    if (name === 'si') this.texts.push('');
    else if (name === 'rPh') this.#phonetic = true;
    else if (name === 't') this.#inText = !this.#phonetic;
  }

  text(text: string): void {
    if (this.#inText && this.texts.length > 0) this.texts[this.texts.length - 1] += text;
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    else if (name === 'rPh') this.#phonetic = false;
  }
}

class SheetCells implements MarkupHandler {
  readonly rows: string[][] = [];
  #count = 0;
  #characters = 0;
  #column = 0;
  #type = '';
  #style = 0;
  #value = '';
  #reads = false;

  constructor(
    private readonly shared: readonly string[],
    private readonly format: (value: string, style: number) => string,
  ) {}

  open(name: string, { r, t, s }: Readonly<Record<string, string>>): void {
    if (name === 'row') this.rows.push([]);
    else if (name === 'c') {
      this.#column = r === undefined ? (this.rows.at(-1)?.length ?? 0) : columnOf(r);
      this.#type = t ?? 'n';
      this.#style = Number(s ?? 0);
      this.#value = '';
    } else if (name === 'v' || name === 't') this.#reads = true;
  }

  text(text: string): void {
    if (this.#reads) this.#value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#reads = false;
    const row = this.rows.at(-1);
    if (name !== 'c' || !row || this.#column > 16_384) return;
    this.#count += Math.max(1, this.#column + 1 - row.length);
    if (this.#count > maxCells) throw new RangeError('More cells than can be read.');
    while (row.length < this.#column) row.push('');
    const shown = this.#shown();
    // Any number of cells may refer to one long text.
    this.#characters += shown.length;
    limitUnpacked(this.#characters);
    row.push(shown.replace(/\s+/g, ' ').trim());
  }

  #shown(): string {
    switch (this.#type) {
      case 's':
        return this.shared[Number(this.#value)] ?? '';
      case 'b':
        return this.#value === '1' ? 'TRUE' : 'FALSE';
      case 'n':
        return this.format(this.#value, this.#style);
      default:
        return this.#value;
    }
  }
}

/** "C7" is in the third column. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
