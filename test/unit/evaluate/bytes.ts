const encoder = new TextEncoder();

/** A text as a file would arrive: in chunks of a few bytes. */
export function* chunked(text: string | Uint8Array, size = 7): Generator<Uint8Array> {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

export async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
