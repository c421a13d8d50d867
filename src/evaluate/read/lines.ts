/** One line of a file, without its line break; `text` is undefined where its bytes are not valid text. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string | undefined;
}

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Splits bytes into lines and decodes each by itself, so that one badly encoded line costs that line alone.
 * UTF-8, or UTF-16 with a byte order mark. Holds one line and one chunk at a time.
 */
export async function* readLines(chunks: Chunks): AsyncGenerator<Line> {
  let number = 0;
  let encoding: Encoding | undefined;
  let rest: Uint8Array = new Uint8Array(0);
  for await (const chunk of marked(chunks)) {
    rest = rest.length === 0 ? chunk : concat(rest, chunk);
    let from = encoding ? 0 : encodingOf(rest).mark;
    encoding ??= encodingOf(rest);
    for (let end = encoding.lineEnd(rest, from); end >= 0; end = encoding.lineEnd(rest, from)) {
      number += 1;
      yield { number, text: decode(rest.subarray(from, end), encoding) };
      from = end + encoding.unit;
    }
    rest = rest.subarray(from);
  }
  if (encoding && rest.length > 0) yield { number: number + 1, text: decode(rest, encoding) };
}

/** The same bytes, of which the first chunk is long enough to hold a byte order mark. */
async function* marked(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (!first) {
      yield chunk;
      continue;
    }
    first = concat(first, chunk);
    if (first.length < 3) continue;
    yield first;
    first = undefined;
  }
  if (first) yield first;
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

function decode(bytes: Uint8Array, { label }: Encoding): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  } catch {
    return undefined;
  }
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
