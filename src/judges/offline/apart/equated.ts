import { lexiconOf, unspacedPhrases } from '../../../lexicon/languages.ts';
import type { Span } from '../../../text/span.ts';
import { type AnalysedPassage, passagesIn } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

/** "The chair is He Jun": what is said to be, and what it is said to be, which ends the sentence. */
const equation = new RegExp(
  `^(?<what>.{3,})(?:${unspacedPhrases(({ markers }) => markers.copulas)})(?<is>[^\\p{N}，、,。]{1,7}[^\\p{N}，、,。的])[。.]?$`,
  'u',
);

/** Signs by which a passage speaks of the same: "委员会主席". */
const longTail = 4;

/**
 * Where words are not spaced, who or what something is said to be, which no passage that speaks of it has: the context
 * knows the name from elsewhere.
 */
export function equated({ seen, main }: Backing): Span | undefined {
  const { text, part, language, near } = seen;
  if (lexiconOf(language).spaced) return undefined;
  const own = text.slice(part.start, part.end);
  const groups = equation.exec(own)?.groups;
  const tail = groups?.what?.slice(-longTail);
  const is = groups?.is;
  if (tail === undefined || is === undefined || !main.text.includes(tail)) return undefined;
  const saysBoth = ({ text: said, passage }: AnalysedPassage): boolean => {
    const all = [said, ...passage.trail].join('\n');
    return all.includes(tail.slice(-2)) && all.includes(is);
  };
  if ([main, ...passagesIn(near)].some(saysBoth)) return undefined;
  const start = part.start + own.lastIndexOf(is);
  return { start, end: start + is.length };
}
