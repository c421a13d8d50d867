import { getDocumentProxy } from 'unpdf';
import { segments } from '../text/segment.ts';
import type { Reading, SourceFile } from './reading.ts';

/** A PDF, page by page. Offsets are into the extracted text. Throws what pdf.js throws on broken or locked files. */
export async function readPdf({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  // A copy, since pdf.js takes the bytes away from whoever gave them; and it wants no Buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const lines: PdfLine[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      signal?.throwIfAborted();
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.filter((item): item is typeof item & PdfItem => 'str' in item);
      for (const line of pdfLines(texts, number)) lines.push(line);
      page.cleanup();
    }
    const { text, pageAt } = pdfText(lines);
    return { text, sentences: segments(text), pageAt };
  } finally {
    await document.destroy();
  }
}

/** The text of a paged document and where its pages begin. */
interface PagedText {
  readonly text: string;
  /** The page of an offset, counted from 1. */
  readonly pageAt: (offset: number) => number;
}

/** Larger than the body by so much: a heading. */
const headingRatio = 1.2;
/** A distance between lines, against the usual one, that parts paragraphs. */
const gapRatio = 1.35;

interface Paragraph {
  readonly heading: boolean;
  readonly lines: PdfLine[];
}

/**
 * Printed lines as running text: paragraphs parted by blank lines, headings marked, words that were broken at the end
 * of a line made whole, and what repeats at the top or bottom of the pages left out.
 */
function pdfText(all: readonly PdfLine[]): PagedText {
  const lines = withoutRunningLines(all);
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const starts: { readonly page: number; readonly offset: number }[] = [];
  const parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (const paragraph of paragraphs(lines)) {
    if (length > 0) add('\n\n');
    for (const [i, line] of paragraph.lines.entries()) {
      if (starts.at(-1)?.page !== line.page) starts.push({ page: line.page, offset: length });
      if (i === 0 && paragraph.heading) add('# ');
      add(lineText(line, paragraph, paragraph.lines[i + 1], words));
    }
  }
  return {
    text: parts.join(''),
    pageAt: (offset) => starts.findLast((start) => start.offset <= offset)?.page ?? 1,
  };
}

function* paragraphs(lines: readonly PdfLine[]): Generator<Paragraph> {
  const body = median(lines.map((line) => line.height));
  const leading = median(lines.flatMap((line, i) => distance(lines[i - 1], line) ?? []));
  let open: Paragraph | undefined;
  for (const line of lines) {
    const heading = isHeading(line, body);
    const previous = open?.lines.at(-1);
    if (open && previous && heading === open.heading && !isApart(previous, line, heading, leading)) {
      open.lines.push(line);
      continue;
    }
    if (open) yield open;
    open = { heading, lines: [line] };
  }
  if (open) yield open;
}

const isHeading = ({ text, height }: PdfLine, body: number): boolean =>
  height > body * headingRatio && text.length <= 120 && /\p{L}/u.test(text) && !/[.!?;,]$/.test(text);

/** How far `line` lies under the previous one; undefined where it is not under it (another page or column). */
const distance = (previous: PdfLine | undefined, line: PdfLine): number | undefined =>
  previous && previous.page === line.page && previous.y > line.y ? previous.y - line.y : undefined;

function isApart(previous: PdfLine, line: PdfLine, heading: boolean, leading: number): boolean {
  const gap = distance(previous, line);
  if (heading)
    return gap === undefined || previous.height !== line.height || gap > Math.max(leading, line.height) * 1.5;
  if (gap !== undefined && leading > 0) return gap > leading * gapRatio;
  return /[.!?:。！？]["”’)]*$/.test(previous.text) || !/^[\p{Ll}\p{N}(]/u.test(line.text);
}

/** A line with what parts it from the next one of its paragraph. */
function lineText(
  { text }: PdfLine,
  { heading }: Paragraph,
  next: PdfLine | undefined,
  words: ReadonlySet<string>,
): string {
  if (heading) return next ? `${text} ` : text;
  // A number sign that was printed is no heading: a space that Markdown does not know takes its meaning away.
  const plain = text.replace(/^(#+) /, '$1\u00A0');
  if (!next) return plain;
  const broken = /\p{L}[-\u00AD\u2010]$/u.test(plain) && /^\p{Ll}/u.test(next.text);
  if (!broken) return `${plain}\n`;
  return keepsHyphen(plain, next.text, words) ? plain : plain.slice(0, -1);
}

/** Whether the document writes a word with its hyphen elsewhere ("well-known"). */
function keepsHyphen(line: string, next: string, words: ReadonlySet<string>): boolean {
  const head = /[\p{L}-]*$/u.exec(line.slice(0, -1))![0].toLowerCase();
  const tail = /^[\p{L}-]*/u.exec(next)![0].toLowerCase();
  return !words.has(head + tail) && words.has(`${head}-${tail}`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A printed line. Sizes are in PDF points; `y` grows upwards. */
interface PdfLine {
  readonly text: string;
  readonly y: number;
  /** Size of its largest letters. */
  readonly height: number;
  /** Counted from 1. */
  readonly page: number;
}

/** The part of pdf.js's text item that lines are made of. */
interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly height: number;
  readonly hasEOL: boolean;
}

/** Puts the pieces of a page together into lines, in the order in which the page draws them. */
function pdfLines(items: readonly PdfItem[], page: number): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let y = 0;
  let height = 0;
  const finish = (): void => {
    const words = text.replace(/[ \t\u00A0]+/g, ' ').trim();
    if (words !== '') lines.push({ text: words, y, height, page });
    text = '';
    height = 0;
  };
  for (const { str, transform, height: size, hasEOL } of items) {
    const at = transform[5] ?? 0;
    if (text.trim() !== '' && str.trim() !== '' && Math.abs(at - y) > Math.max(size, height) * 0.7) finish();
    if (str.trim() !== '') {
      if (height === 0 || size > height) y = at;
      height = Math.max(height, size);
    }
    text += str;
    if (hasEOL) finish();
  }
  finish();
  return lines;
}

/** A line at the edge of so many pages runs along: the head of a chapter, the name of the report. */
const runningShare = 0.15;
const pageNumber = /^(?:page |[-–] ?)?#(?: ?[-–]| ?(?:of|\/) ?#)?$/i;

/** Leaves out page numbers, and lines that stand at the edge of many pages and differ in their digits alone. */
function withoutRunningLines(lines: readonly PdfLine[]): readonly PdfLine[] {
  const edges = new Map<PdfLine, string>();
  for (const [i, line] of lines.entries()) {
    const [before, after] = [lines[i - 2], lines[i + 2]];
    if (before?.page !== line.page || after?.page !== line.page)
      edges.set(line, line.text.replace(/\d+/g, '#'));
  }
  const pagesOf = new Map<string, Set<number>>();
  for (const [{ page }, form] of edges) pagesOf.set(form, (pagesOf.get(form) ?? new Set()).add(page));
  const many = Math.max(3, (lines.at(-1)?.page ?? 0) * runningShare);
  return lines.filter((line) => {
    const form = edges.get(line);
    if (form === undefined) return true;
    const running = pagesOf.get(form)!.size >= many && /\p{L}{2}/u.test(form);
    return !running && !pageNumber.test(form);
  });
}
