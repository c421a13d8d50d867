import { overlaps, type Span } from '../../../text/span.ts';
import type { Backing } from './apartRule.ts';
import { nameApart } from './nameApart.ts';

/** What the passage with the claim's name lacks another one says, of another name: "founded by Ada" beside "Ben leads it". */
export function saidOfOther({ seen, best: { window }, main, reader }: Backing): Span | undefined {
  const lacking = seen.content.filter(
    ({ word, settled }) =>
      !settled && !main.stems.has(word.stem) && !seen.names.some((name) => overlaps(name, word)),
  );
  // A capital at the head of the claim tells no name.
  const isNamed = seen.names.some(({ start, name }) => start > 0 || name.includes(' '));
  if (!isNamed || lacking.length === 0 || seen.content.length > fewSaid) return undefined;
  const other = window.passages.find(
    (at) =>
      at !== main &&
      at.passage.kind === main.passage.kind &&
      lacking.every(({ word }) => at.stems.has(word.stem) && !at.above.has(word.stem)),
  );
  return other && nameApart({ seen, main: other, reader });
}

/** A claim of more words is mostly put together from several passages. */
const fewSaid = 6;
