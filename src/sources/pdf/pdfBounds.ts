import { Problem } from '../../check/problem.ts';
import { maxFileBytes } from '../limits.ts';

/** All streams together; fonts and tables of objects are among them. */
const maxUnpacked = maxFileBytes * 10;

/** A stream that is not packed, or packed by other means, cannot grow a thousandfold. */
const packed = /\/(?:FlateDecode|Fl)\b/g;

/**
 * Unpacks the streams of a PDF without keeping them and counts, before a reader is handed them that would keep all.
 * Pictures are passed by: they are not unpacked for their text.
 * @throws {Problem} unpackedTooLarge; the signal's reason
 */
export async function limitPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
  const text = new TextDecoder('latin1').decode(bytes);
  let all = 0;
  for (const { 0: mark, index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    signal?.throwIfAborted();
    const dictionary = text
      .slice(Math.max(0, index - 1000), index)
      .split('endobj')
      .at(-1)!;
    const times = dictionary.match(packed)?.length ?? 0;
    if (times === 0 || /\/Subtype\s*\/Image/.test(dictionary)) continue;
    const start = index + mark.length;
    const end = text.indexOf('endstream', start);
    all += await unpackedLength(bytes.subarray(start, end < 0 ? undefined : end), Math.min(times, 4));
    if (all > maxUnpacked) throw tooLarge(maxUnpacked);
  }
}

async function unpackedLength(bytes: Uint8Array, times: number): Promise<number> {
  let stream = new Blob([new Uint8Array(bytes)]).stream();
  for (let i = 0; i < times; i++) stream = stream.pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let length = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > maxFileBytes) throw tooLarge(maxFileBytes);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    // Broken streams, and line ends after them, are the reader's matter.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return length;
}

const tooLarge = (most: number): Problem => new Problem('unpackedTooLarge', { most: most / 1_000_000 });
