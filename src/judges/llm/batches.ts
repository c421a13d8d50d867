/** Sentences of one call: at this many, a long output takes a few seconds and its context is paid twice at most. */
const smallBatch = 40;
const largeBatch = 120;

/**
 * Splits the asked sentences into calls that run in parallel. Each call reads the whole context again, so a longer
 * context makes for fewer, larger batches.
 */
export function toBatches(asked: readonly number[], contextTokens: number): readonly (readonly number[])[] {
  const most = Math.min(largeBatch, Math.max(smallBatch, Math.ceil(contextTokens / 250)));
  return split(asked, Math.ceil(asked.length / most));
}

/** Parts of about equal size, in order; none is empty. */
export function split(positions: readonly number[], parts: number): readonly (readonly number[])[] {
  const size = Math.ceil(positions.length / Math.max(1, parts));
  const found: (readonly number[])[] = [];
  for (let at = 0; at < positions.length; at += size) found.push(positions.slice(at, at + size));
  return found;
}
