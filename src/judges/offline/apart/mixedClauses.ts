import { anyPhrase } from '../../../lexicon/languages.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import type { AnalysedPassage, ContentWord } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

/** What sets the parts of a sentence against each other. */
const border = new RegExp(
  `[;；]|(?:,\\s|，|\\s)(?:${anyPhrase(({ clauses }) => clauses.contrast)})(?!\\p{L})`,
  'gu',
);

/** Share of the claim that the part has of which it speaks. */
const leastMain = 0.4;
/** Share of another part up to which the claim does not tell what that part does. */
const mostTold = 0.5;

/**
 * A word that one part of a sentence says something else of: "the note is mandatory" for "the weight is mandatory; the note
 * is optional".
 */
export function mixedClauses({ seen: { content, part }, main }: Backing): Span | undefined {
  const parts = partsOf(main);
  if (parts.length < 2) return undefined;
  const said = content.filter(({ word }) => overlaps(word, part));
  const claimed = new Set(said.map(({ word }) => word.stem));
  const weigh = (some: readonly ContentWord[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (stems: ReadonlySet<string>): number =>
    weigh(said.filter(({ word }) => stems.has(word.stem))) / Math.max(1, weigh(said));
  const [own] = parts.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!own || shareOf(own) < leastMain) return undefined;
  // What a sentence begins with, its subject or when all holds, goes for the parts behind it too.
  for (const other of parts.slice(parts.indexOf(own) + 1)) {
    const told = [...other].filter((stem) => claimed.has(stem)).length;
    const borrowed = said.find(
      ({ word, settled }) =>
        !settled && other.has(word.stem) && !own.has(word.stem) && !main.above.has(word.stem),
    );
    if (borrowed && told <= other.size * mostTold) return borrowed.word;
  }
  return undefined;
}

/** The stems of what each part of a sentence says. */
function partsOf({ text, words }: AnalysedPassage): readonly ReadonlySet<string>[] {
  const marks = [...text.matchAll(border)].map(({ index }) => index);
  return [...marks, text.length].map((end, at) => {
    const start = marks[at - 1] ?? 0;
    const own = words.filter((word) => !word.stop && word.start >= start && word.end <= end);
    return new Set(own.map(({ stem }) => stem));
  });
}
