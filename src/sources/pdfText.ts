import type { PdfLine } from './pdfLine.ts';

/** The text of a paged document and where its pages begin. */
export interface PagedText {
  readonly text: string;
  /** The page of an offset, counted from 1. */
  readonly pageAt: (offset: number) => number;
}

/** Larger than the body by so much: a heading. */
const headingRatio = 1.2;
/** A distance between lines, against the usual one, that parts paragraphs. */
const gapRatio = 1.35;

/**
 * Printed lines as running text: paragraphs parted by blank lines, headings marked, words that were broken at the end
 * of a line made whole, and what repeats at the top or bottom of the pages left out.
 */
export function pdfText(lines: readonly PdfLine[]): PagedText {
  const kept = withoutRunningLines(lines);
  const body = median(kept.map((line) => line.height));
  const leading = median(kept.flatMap((line, i) => distance(kept[i - 1], line) ?? []));
  const words = new Set(kept.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const starts: { readonly page: number; readonly offset: number }[] = [];
  let text = '';
  for (const [i, line] of kept.entries()) {
    const previous = kept[i - 1];
    const heading = isHeading(line, body);
    if (previous) {
      const apart = heading || isHeading(previous, body) || startsParagraph(previous, line, leading);
      if (apart)
        text += heading && isHeading(previous, body) && isNear(previous, line, leading) ? ' ' : '\n\n';
      else if (isBroken(text, line.text)) text = rejoin(text, line.text, words);
      else text += '\n';
    }
    if (starts.at(-1)?.page !== line.page) starts.push({ page: line.page, offset: text.length });
    text += heading && !/(?:^|\n)#+ [^\n]* $/.test(text) ? `# ${line.text}` : line.text;
  }
  return { text, pageAt: (offset) => starts.findLast((start) => start.offset <= offset)?.page ?? 1 };
}

const isHeading = ({ text, height }: PdfLine, body: number): boolean =>
  height > body * headingRatio && text.length <= 120 && /\p{L}/u.test(text) && !/[.!?;,]$/.test(text);

/** How far `line` lies under the previous one; undefined where it is not under it (another page or column). */
const distance = (previous: PdfLine | undefined, line: PdfLine): number | undefined =>
  previous && previous.page === line.page && previous.y > line.y ? previous.y - line.y : undefined;

function startsParagraph(previous: PdfLine, line: PdfLine, leading: number): boolean {
  const gap = distance(previous, line);
  if (gap !== undefined && leading > 0) return gap > leading * gapRatio;
  return /[.!?:。！？]["”’)]*$/.test(previous.text) || !/^[\p{Ll}\p{N}(]/u.test(line.text);
}

const isNear = (previous: PdfLine, line: PdfLine, leading: number): boolean => {
  const gap = distance(previous, line);
  return (
    gap !== undefined &&
    gap <= Math.max(leading * gapRatio, line.height * 1.5) &&
    previous.height === line.height
  );
};

const isBroken = (text: string, next: string): boolean =>
  /\p{L}[-\u00AD\u2010]$/u.test(text) && /^\p{Ll}/u.test(next);

/** Keeps the hyphen of a word that the document writes with it elsewhere ("well-known"). */
function rejoin(text: string, next: string, words: ReadonlySet<string>): string {
  const head = /[\p{L}-]*$/u.exec(text.slice(-60, -1))![0].toLowerCase();
  const tail = /^[\p{L}-]*/u.exec(next)![0].toLowerCase();
  return !words.has(head + tail) && words.has(`${head}-${tail}`) ? text : text.slice(0, -1);
}

/** Leaves out page numbers, and lines that stand at the edge of most pages and differ in their digits alone. */
function withoutRunningLines(lines: readonly PdfLine[]): readonly PdfLine[] {
  const edges = new Map<PdfLine, string>();
  for (const [i, line] of lines.entries()) {
    const [before, after] = [lines[i - 2], lines[i + 2]];
    if (before?.page !== line.page || after?.page !== line.page)
      edges.set(line, line.text.replace(/\d+/g, '#'));
  }
  const pagesOf = new Map<string, Set<number>>();
  for (const [{ page }, form] of edges) pagesOf.set(form, (pagesOf.get(form) ?? new Set()).add(page));
  const most = Math.max(3, (lines.at(-1)?.page ?? 0) / 2);
  return lines.filter((line) => {
    const form = edges.get(line);
    if (form === undefined) return true;
    return pagesOf.get(form)!.size < most && !/^(?:page |[-–] ?)?#(?: ?[-–]| ?(?:of|\/) ?#)?$/i.test(form);
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
