import { getDocumentProxy } from 'unpdf';
import { segments } from '../text/segment.ts';
import { type PdfItem, type PdfLine, pdfLines } from './pdfLine.ts';
import { pdfText } from './pdfText.ts';
import type { Reading } from './reading.ts';
import type { SourceFile } from './sourceFile.ts';

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
