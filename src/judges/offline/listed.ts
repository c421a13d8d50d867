import type { Value } from '../../compare/value.ts';
import type { Passage } from '../../text/passage.ts';
import type { ContextReader, ReadPassage } from './reader.ts';

/** "Three versions", where the context gives a table of three rows, or a list of three items, near what is claimed. */
export function isListed(value: Value, near: readonly ReadPassage[], reader: ContextReader): boolean {
  if (value.kind !== 'number' || value.noun === undefined || value.amount.low !== value.amount.high)
    return false;
  return near.some(({ passage }) => isListLike(passage) && beside(passage, reader) === value.amount.low);
}

const isListLike = ({ kind }: Passage): boolean => kind === 'tableRow' || kind === 'listItem';

/** How many rows or items stand together with this one. */
function beside({ position, kind, uri, trail }: Passage, reader: ContextReader): number {
  const above = trail.join('\n');
  const belongs = (at: number): boolean => {
    const one = reader.index.passages[at];
    return one?.kind === kind && one.uri === uri && one.trail.join('\n') === above;
  };
  let first = position;
  let last = position;
  while (belongs(first - 1)) first--;
  while (belongs(last + 1)) last++;
  return last - first + 1;
}
