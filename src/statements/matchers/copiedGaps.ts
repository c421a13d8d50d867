import type { Compared } from '../matcher.ts';
import { type Statement, sameMeaning } from '../statement.ts';

/** Where a claim that copies its evidence has other words than it, or none; all are positions of words. */
export interface Gap {
  readonly here: readonly number[];
  readonly there: readonly number[];
}

export interface Copy {
  /** Share of the claim's words that stand in the evidence in the same order, 0..1. */
  readonly share: number;
  readonly gaps: readonly Gap[];
  /** The word of the evidence on which each of the others lies. */
  readonly there: ReadonlyMap<number, number>;
}

/** Statements of more words are compared by their first ones. */
const longest = 100;

const known = new WeakMap<Compared, Copy>();

/** The claim laid on its evidence word by word, small words too. */
export function copyOf(compared: Compared): Copy {
  const found = known.get(compared) ?? layOn(compared);
  known.set(compared, found);
  return found;
}

function layOn({ claim, evidence }: Compared): Copy {
  const mine = claim.words.slice(0, longest);
  const theirs = evidence.words.slice(0, longest);
  const equal = (i: number, j: number): boolean => sameMeaning(mine[i]!.stem, theirs[j]!.stem);
  const width = theirs.length + 1;
  const best = new Uint16Array((mine.length + 1) * width);
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      best[i * width + j] = equal(i, j)
        ? best[(i + 1) * width + j + 1]! + 1
        : Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!);
  const gaps: { here: number[]; there: number[] }[] = [{ here: [], there: [] }];
  const there = new Map<number, number>();
  let i = 0;
  let j = 0;
  while (i < mine.length && j < theirs.length)
    if (equal(i, j)) {
      there.set(i++, j++);
      gaps.push({ here: [], there: [] });
    } else if (best[(i + 1) * width + j]! >= best[i * width + j + 1]!) gaps.at(-1)!.here.push(i++);
    else gaps.at(-1)!.there.push(j++);
  while (i < mine.length) gaps.at(-1)!.here.push(i++);
  while (j < theirs.length) gaps.at(-1)!.there.push(j++);
  return { share: best[0]! / Math.max(1, mine.length), gaps, there };
}

/** What some neighbouring words of a statement span. */
export const spanOfWords = ({ words }: Statement, all: readonly number[]) => ({
  start: words[all[0]!]!.start,
  end: words[all.at(-1)!]!.end,
});
