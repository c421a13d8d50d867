import { Problem } from '../check/problem.ts';

/** The text of a file: UTF-8, or UTF-16 with a byte order mark. Bytes that are no text throw `contextBinary`. */
export function decode(uri: string, bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (isBinary(text)) throw new Problem('contextBinary', { uri });
  return text;
}

/** A NUL, or more than one unreadable or control character in fifty of the first 8,000. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 8000);
  if (head.includes('\0')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what binary data has
  const odd = head.match(/[\u0001-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return odd * 50 > head.length;
}
