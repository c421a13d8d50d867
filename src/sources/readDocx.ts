import { convertToHtml } from 'mammoth';
import { readHtml } from './readHtml.ts';
import type { Reading } from './reading.ts';
import type { SourceFile } from './sourceFile.ts';

/** A Word document, through its HTML. Offsets are into the extracted text. Throws what mammoth throws on bad files. */
export async function readDocx({ bytes }: SourceFile): Promise<Reading> {
  const { value } = await convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    { externalFileAccess: false },
  );
  // Pictures come as data addresses; the HTML reader shows none.
  return readHtml(value);
}
