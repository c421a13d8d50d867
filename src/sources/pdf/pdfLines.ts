/** A printed line. Sizes are in PDF points; `y` grows upwards. */
export interface PdfLine {
  readonly text: string;
  /** The words between wide gaps; one where it has none. */
  readonly cells: readonly PdfCell[];
  readonly y: number;
  /** Size of its largest letters. */
  readonly height: number;
  /** Counted from 1. */
  readonly page: number;
}

/** Words of a line, and from where to where they reach. */
export interface PdfCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A gap of so many letters' heights parts columns; justified text leaves less between its words. */
const columnGap = 1.4;

/** The part of pdf.js's text item that lines are made of. */
export interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly height: number;
  readonly width: number;
  readonly hasEOL: boolean;
}

/** Puts the pieces of a page together into lines, in the order in which the page draws them. */
export function pdfLines(items: readonly PdfItem[], page: number): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let y = 0;
  let height = 0;
  let cells: PdfCell[] = [];
  const finish = (): void => {
    const words = oneSpace(text);
    if (words !== '') lines.push({ text: words, cells, y, height, page });
    text = '';
    height = 0;
    cells = [];
  };
  for (const { str, transform, width, height: size, hasEOL } of items) {
    const at = transform[5] ?? 0;
    if (text.trim() !== '' && str.trim() !== '' && Math.abs(at - y) > Math.max(size, height) * 0.7) finish();
    if (str.trim() !== '') {
      if (height === 0 || size > height) y = at;
      height = Math.max(height, size);
      cells = withWords(cells, str, transform[4] ?? 0, width, size);
    }
    text += str;
    if (hasEOL) finish();
  }
  finish();
  return lines;
}

const oneSpace = (text: string): string => text.replace(/[ \t\u00A0]+/g, ' ').trim();

/** @param size of the letters of `words` */
function withWords(
  cells: readonly PdfCell[],
  words: string,
  left: number,
  width: number,
  size: number,
): PdfCell[] {
  const last = cells.at(-1);
  const right = left + width;
  if (!last || left - last.right > size * columnGap || left < last.left)
    return [...cells, { text: oneSpace(words), left, right }];
  const between = left - last.right > size * 0.15 || /^\s/.test(words) ? ' ' : '';
  return [...cells.slice(0, -1), { text: oneSpace(last.text + between + words), left: last.left, right }];
}

/** A line at the edge of so many pages runs along: the head of a chapter, the name of the report. */
const runningShare = 0.15;
const pageNumber = /^(?:page |[-–] ?)?#(?: ?[-–]| ?(?:of|\/) ?#)?$/i;

/** Leaves out page numbers, and lines that stand at the edge of many pages and differ in their digits alone. */
export function withoutRunningLines(lines: readonly PdfLine[]): readonly PdfLine[] {
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
