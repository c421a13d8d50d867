import type { Span } from '../../text/span.ts';

const abbreviation = /\s\((\p{Lu}{2,7})\)/gu;

/**
 * Names that the text spells out before an abbreviation that the context knows: "the World Health Organization (WHO)".
 * Whether they are right is more than the context tells.
 */
export function spelledOut(text: string, knows: (name: string) => boolean): readonly Span[] {
  return [...text.matchAll(abbreviation)].flatMap(({ 1: letters = '', index: end }) => {
    const start = knows(letters) ? startOf(letters, text, end) : undefined;
    return start === undefined ? [] : [{ start, end }];
  });
}

/** Where the words before `end` begin whose first letters these are; small words may stand between. */
function startOf(letters: string, text: string, end: number): number | undefined {
  let initials = '';
  const before = [...text.slice(0, end).matchAll(/[\p{L}\p{N}]+/gu)].slice(-2 * letters.length);
  for (const { 0: word, index } of before.toReversed()) {
    if (/^\p{Lu}/u.test(word)) initials = (/\p{Ll}/u.test(word) ? word[0]! : word) + initials;
    if (initials === letters) return index;
  }
  return undefined;
}
