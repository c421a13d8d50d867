import { Problem } from '../check/problem.ts';
import type { Source } from '../text/passage.ts';
import { decode } from './decode.ts';
import { readText } from './readText.ts';

export interface SourceFile {
  readonly uri: string;
  readonly bytes: Uint8Array;
  readonly mediaType?: string;
}

/** Larger files are refused: they would hold memory of many times their size. */
export const maxBytes = 20_000_000;

/**
 * Reads a file of the context into passages.
 * @throws Problem contextEmpty, contextBinary, fileTooLarge or contextUnreadable, each with its `uri`.
 */
export async function readSource(file: SourceFile): Promise<Source> {
  const { uri, bytes } = file;
  if (bytes.length > maxBytes)
    throw new Problem('fileTooLarge', { uri, bytes: bytes.length, limit: maxBytes });
  const source = readText(uri, decode(uri, bytes));
  if (source.passages.length === 0) throw new Problem('contextEmpty', { uri });
  return source;
}
