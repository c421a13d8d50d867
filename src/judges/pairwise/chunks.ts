import { estimateTokens } from '../../models/usage.ts';
import type { Passage } from '../../text/passage.ts';

/** Passages that go to the model together, as one document. */
export type Chunk = readonly Passage[];

/** At most this many chunks are tried for one claim, the most promising first. */
const mostChunks = 8;

/** Cuts the context at passages into documents of at most `budget` tokens; a file's end is a chunk's end. */
export function toChunks(passages: Iterable<Passage>, budget: number): readonly Chunk[] {
  const chunks: Passage[][] = [];
  let left = 0;
  for (const passage of passages) {
    const tokens = estimateTokens(passage.text) + 1;
    const last = chunks.at(-1);
    if (!last || last[0]!.uri !== passage.uri || tokens > left) {
      chunks.push([passage]);
      left = budget - tokens;
    } else {
      last.push(passage);
      left -= tokens;
    }
  }
  return chunks;
}

/** The chunks worth asking about, the one with the best hit first; one without a hit only where there are few. */
export function chunksFor(hits: readonly Passage[], chunks: readonly Chunk[]): readonly Chunk[] {
  const holding = (hit: Passage) =>
    chunks.find((chunk) => chunk[0]!.position <= hit.position && hit.position <= chunk.at(-1)!.position);
  const found = hits.map(holding).filter((chunk) => chunk !== undefined);
  const rest = chunks.length <= mostChunks ? chunks : [];
  return [...new Set([...found, ...rest])].slice(0, mostChunks);
}
