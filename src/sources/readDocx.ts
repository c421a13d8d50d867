import { convertToHtml, images } from 'mammoth';
import { readHtml } from './readHtml.ts';
import type { Reading, SourceFile } from './reading.ts';

/** A Word document, through its HTML. Offsets are into the extracted text. Throws what mammoth throws on bad files. */
export async function readDocx({ bytes }: SourceFile): Promise<Reading> {
  const arrayBuffer = new Uint8Array(bytes).buffer;
  // mammoth's builds for Node and for browsers look under different names; both hand on what JSZip takes.
  const input = { arrayBuffer, buffer: arrayBuffer } as Parameters<typeof convertToHtml>[0];
  const { value } = await convertToHtml(input, { externalFileAccess: false, convertImage: noImages });
  return readHtml(value);
}

const noImages = images.imgElement(async () => ({ src: '' }));
