import { type Chunks, readLines } from './lines.ts';

/** A text of which some lines, from 1, are not valid in its encoding, and have U+FFFD in their places. */
export interface Decoded {
  readonly text: string;
  readonly badLines: ReadonlySet<number>;
}

export async function readDecoded(chunks: Chunks): Promise<Decoded> {
  const texts: string[] = [];
  const badLines = new Set<number>();
  for await (const { number, text, garbled = '' } of readLines(chunks)) {
    texts.push(text ?? garbled);
    if (text === undefined) badLines.add(number);
  }
  return { text: texts.join('\n'), badLines };
}
