import type { Span } from '../../../text/span.ts';
import { words } from '../../../text/words.ts';
import type { Backing } from './apartRule.ts';
import { elementOf, isBeside } from './elements.ts';

/** A name that another element of the same list has, and this one has not: the author of another review. */
export function otherRecord({ seen, main, reader }: Backing): Span | undefined {
  const element = elementOf(main.passage);
  if (element === undefined) return undefined;
  return seen.names.find(({ name }) => {
    const stems = words(name).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
    if (stems.some((stem) => main.stems.has(stem))) return false;
    const holding = reader.index
      .searchNow(name, mostRecords)
      .flatMap(({ position }) => reader.passage(position) ?? [])
      .filter((at) => stems.every((stem) => at.stems.has(stem)));
    const records = holding.map(({ passage }) => elementOf(passage));
    return (
      records.length > 0 &&
      records.every((one) => one !== undefined && one !== element && isBeside(one, element))
    );
  });
}

const mostRecords = 6;
