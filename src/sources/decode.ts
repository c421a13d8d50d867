import { Problem } from '../check/problem.ts';
import type { SourceFile } from './sourceFile.ts';

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252 if it is mostly ASCII.
 * Throws `contextBinary` for bytes that are no text.
 */
export function decode({ uri, bytes }: Pick<SourceFile, 'uri' | 'bytes'>): string {
  const text = tryDecode(encodingOf(bytes), bytes);
  if (text === undefined || isBinary(text)) throw new Problem('contextBinary', { uri });
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const high = bytes.subarray(0, 8000).reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
    return high * 4 > Math.min(bytes.length, 8000)
      ? undefined
      : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A NUL, or more than one unreadable or control character in fifty of the first 8,000. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 8000);
  if (head.includes('\0')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what binary data has
  const odd = head.match(/[\u0001-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return odd * 50 > head.length;
}
