import { convert } from '@asciidoctor/core';
import { readHtml } from './readHtml.ts';
import type { Reading } from './reading.ts';

/**
 * AsciiDoc, through its HTML. In its safest mode nothing is included and no file or address is read. Offsets are into
 * the extracted text.
 */
export async function readAsciiDoc(text: string, signal?: AbortSignal): Promise<Reading> {
  const html = await convert(text, { safe: 'secure', backend: 'html5', attributes: { showtitle: true } });
  signal?.throwIfAborted();
  return readHtml(String(html), signal);
}
