import { type Direction, directionOf } from '../../compare/direction.ts';
import { type ContentWord, type Coverage, cover } from './coverage.ts';
import type { ContextReader } from './reader.ts';
import { saidWords } from './saidWords.ts';
import type { ValueMatch } from './valueMatch.ts';

/** Least share of the claim's words in a passage that speaks of the same change. */
const sameChange = 0.6;

/** Amounts of the context that go the other way: "fell 8.4%" where it says "up 8.4%", and nowhere says as the claim does. */
export function matchDirection(
  text: string,
  values: readonly ValueMatch[],
  content: readonly ContentWord[],
  near: readonly Coverage[],
  reader: ContextReader,
): readonly ValueMatch[] {
  const texts = new Set(near.flatMap(({ window }) => window.passages.map((passage) => passage.text)));
  return values.flatMap((match): readonly ValueMatch[] => {
    if (match.how !== 'agrees') return [];
    const { value, other, at } = match;
    const here = directionOf(text, value);
    const there = here && directionOf(at.text, other);
    if (!there || here.way === there.way) return [];
    const window = reader.window(at.passage.position, 0);
    if (cover(content, window).share < sameChange) return [];
    if ([...texts].some((one) => saysSo(here, one, at.text.slice(other.start, other.end)))) return [];
    return [
      { how: 'clashes', value: saidWords(text, here), other: saidWords(at.text, there), at, alignment: 1 },
    ];
  });
}

/** Has the same amount, going the claim's way. */
function saysSo({ way }: Direction, text: string, amount: string): boolean {
  for (let start = text.indexOf(amount); start >= 0; start = text.indexOf(amount, start + 1))
    if (directionOf(text, { start, end: start + amount.length })?.way === way) return true;
  return false;
}
