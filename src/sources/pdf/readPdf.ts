import { getDocumentProxy } from 'unpdf';
import { Problem } from '../../check/problem.ts';
import { segments } from '../../text/segment.ts';
import type { Reading, SourceFile } from '../reading.ts';
import { limitPdf } from './pdfBounds.ts';
import { type PdfItem, type PdfLine, pdfLines } from './pdfLines.ts';
import { pdfText } from './pdfText.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A PDF, page by page. Offsets are into the extracted text. Throws what pdf.js throws on broken or locked files. */
export async function readPdf({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  await limitPdf(bytes, signal);
  // A copy, since pdf.js takes the bytes away from whoever gave them; and it wants no Buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const lines: PdfLine[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      signal?.throwIfAborted();
      const page = await document.getPage(number);
      for (const line of pdfLines(await itemsOf(page, signal), number)) lines.push(line);
      page.cleanup();
    }
    if (lines.length === 0) throw new Problem('scanned');
    const { text, pageAt } = pdfText(lines);
    return { text, sentences: segments(text), pageAt };
  } finally {
    await document.destroy();
  }
}

/** The printed pieces of a page, as they come, so that a page without end can be stopped. */
async function itemsOf(page: Page, signal: AbortSignal | undefined): Promise<readonly PdfItem[]> {
  const items: PdfItem[] = [];
  const reader = page.streamTextContent().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (signal?.aborted) {
      await reader.cancel(signal.reason);
      signal.throwIfAborted();
    }
    for (const item of piece.value.items) if ('str' in item) items.push(item);
  }
  return items;
}
