import type { Passage } from '../../text/passage.ts';
import type { AnalysedPassage, ContextReader } from './retrieval.ts';

/** The rows of a table or items of a list that stand together with one of them, itself among them, in order. */
export function siblingsOf(
  { position, kind, uri, trail }: Passage,
  reader: ContextReader,
): readonly AnalysedPassage[] {
  const above = trail.join('\n');
  const belongs = (at: number): boolean => {
    const one = reader.index.passages.get(at);
    return one?.kind === kind && one.uri === uri && one.trail.join('\n') === above;
  };
  let first = position;
  let last = position;
  while (last - first < mostSiblings && belongs(first - 1)) first--;
  while (last - first < mostSiblings && belongs(last + 1)) last++;
  const positions = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return positions.flatMap((at) => reader.passage(at) ?? []);
}

/** Rows of a long table that are looked at. */
const mostSiblings = 400;
