import type { Span } from '../value.ts';

/** Words that tell how something is said. */
export interface Cue extends Span {
  readonly text: string;
}

/**
 * A pattern that matches any of the words and phrases, parted by bars, as whole words in any case. Spaces match any
 * white space. Groups must not nest.
 */
export function anyOf(...lists: readonly string[]): RegExp {
  const alternatives = lists
    .flatMap((list) => list.split(/\|(?![^(]*\))/))
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/ /g, '\\s').replace(/['’]/g, "['’]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

export const findCues = (text: string, pattern: RegExp): Cue[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
