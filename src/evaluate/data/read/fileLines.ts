import { timeSlicer } from '../../../base/timeSlices.ts';
import { Problem } from '../../../check/problem.ts';
import { maxContextBytes, maxFileBytes } from '../../../sources/limits.ts';

/** One line of a file, without its line break; `text` is undefined where its bytes are not valid text. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string | undefined;
  /** Where it is not: what can be made out, with U+FFFD in place of the rest. */
  readonly garbled?: string;
  /** It was passed over, since it is longer than lines may be. */
  readonly isTooLong?: true;
}

/** Bytes of a line that is one record: as much as a whole file of a context may have. */
export const longestLine = maxFileBytes;

/** Bytes of a file that is held whole, or of a line that holds all records: as much as a whole context may have. */
export const mostHeld = maxContextBytes;

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Splits bytes into lines and decodes each by itself, so that one badly encoded line costs that line alone.
 * UTF-8, or UTF-16 with a byte order mark. Holds one line and one chunk at a time.
 * @param longest bytes of a line that are kept; of a longer one nothing is
 */
export async function* readLines(chunks: Chunks, longest = longestLine): AsyncGenerator<Line> {
  let number = 0;
  let encoding: Encoding | undefined;
  // Parts of a line that goes on, joined once it ends: it may be as long as a file.
  let begun: Uint8Array[] = [];
  let length = 0;
  const turn = timeSlicer();
  for await (const chunk of inUnits(chunks)) {
    let from = encoding ? 0 : encodingOf(chunk).mark;
    encoding ??= encodingOf(chunk);
    for (let end = encoding.lineEnd(chunk, from); end >= 0; end = encoding.lineEnd(chunk, from)) {
      number += 1;
      length += end - from;
      yield length > longest
        ? { number, text: undefined, isTooLong: true }
        : { number, ...decode([...begun, chunk.subarray(from, end)], encoding) };
      const others = turn();
      if (others) await others;
      begun = [];
      length = 0;
      from = end + encoding.unit;
    }
    if (from >= chunk.length) continue;
    length += chunk.length - from;
    if (length > longest) begun = [];
    else begun.push(chunk.subarray(from));
  }
  if (length > longest) yield { number: number + 1, text: undefined, isTooLong: true };
  else if (encoding && begun.length > 0) yield { number: number + 1, ...decode(begun, encoding) };
}

/** Why a line without text is no row. */
export const lineFault = ({ isTooLong }: Line, longest = longestLine): Problem =>
  isTooLong ? new Problem('rowTooLong', { most: longest / 1_000_000 }) : new Problem('rowEncoding');

/** The same bytes in chunks that hold whole units of UTF-16, and of which the first holds any byte order mark. */
async function* inUnits(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array(0);
  let least = 4;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : concat(rest, chunk);
    const size = bytes.length < least ? 0 : bytes.length - (bytes.length % 2);
    rest = bytes.subarray(size);
    if (size === 0) continue;
    least = 2;
    yield bytes.subarray(0, size);
  }
  if (rest.length > 0) yield rest;
}

interface Encoding {
  readonly label: string;
  /** Length of the byte order mark. */
  readonly mark: number;
  /** Bytes of a line feed. */
  readonly unit: number;
  /** Where the next line feed stands; negative where there is none. */
  lineEnd(bytes: Uint8Array, from: number): number;
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16('utf-16le', 0x0a, 0);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16('utf-16be', 0, 0x0a);
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { label: 'utf-8', mark, unit: 1, lineEnd: (from, at) => from.indexOf(0x0a, at) };
}

const utf16 = (label: string, first: number, second: number): Encoding => ({
  label,
  mark: 2,
  unit: 2,
  lineEnd(bytes, from) {
    for (let at = from; at + 1 < bytes.length; at += 2)
      if (bytes[at] === first && bytes[at + 1] === second) return at;
    return -1;
  },
});

function decode(parts: readonly Uint8Array[], { label }: Encoding): Omit<Line, 'number'> {
  try {
    return { text: decoded(parts, label, true) };
  } catch {
    return { text: undefined, garbled: decoded(parts, label, false) };
  }
}

function decoded(parts: readonly Uint8Array[], label: string, fatal: boolean): string {
  const decoder = new TextDecoder(label, { fatal, ignoreBOM: true });
  const text = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** A text of which some lines, from 1, are not valid in its encoding, and have U+FFFD in their places. */
export interface Decoded {
  readonly text: string;
  readonly badLines: ReadonlySet<number>;
}

export async function readDecoded(chunks: Chunks): Promise<Decoded> {
  const texts: string[] = [];
  const badLines = new Set<number>();
  for await (const { number, text, garbled = '' } of readLines(chunks, mostHeld)) {
    texts.push(text ?? garbled);
    if (text === undefined) badLines.add(number);
  }
  return { text: texts.join('\n'), badLines };
}

/**
 * The chunks of a file that is held whole.
 * @throws {Problem} fileTooLarge
 */
export async function* limited(path: string, chunks: Chunks): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > mostHeld) throw new Problem('fileTooLarge', { file: path, most: mostHeld / 1_000_000 });
    yield chunk;
  }
}
