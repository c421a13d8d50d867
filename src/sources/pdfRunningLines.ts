import type { PdfLine } from './pdfLine.ts';

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
