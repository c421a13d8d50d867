import { type PdfLine, withoutRunningLines } from './pdfLines.ts';
import { pdfTables } from './pdfTables.ts';

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
export function pdfText(all: readonly PdfLine[]): PagedText {
  const lines = withoutRunningLines(all);
  const body = median(lines.map((line) => line.height));
  const leading = median(lines.flatMap((line, i) => distance(lines[i - 1], line) ?? []));
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const starts: { readonly page: number; readonly offset: number }[] = [];
  const parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (const part of pdfTables(lines)) {
    if (part.table !== undefined) {
      if (length > 0) add('\n\n');
      starts.push({ page: part.page, offset: length });
      add(part.table);
      continue;
    }
    for (const paragraph of paragraphs(part.lines, body, leading)) {
      if (length > 0) add('\n\n');
      for (const [i, line] of paragraph.lines.entries()) {
        if (starts.at(-1)?.page !== line.page) starts.push({ page: line.page, offset: length });
        if (i === 0 && paragraph.heading) add('# ');
        add(lineText(line, paragraph, paragraph.lines[i + 1], words));
      }
    }
  }
  return {
    text: parts.join(''),
    pageAt: (offset) => starts.findLast((start) => start.offset <= offset)?.page ?? 1,
  };
}

function* paragraphs(lines: readonly PdfLine[], body: number, leading: number): Generator<Paragraph> {
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
