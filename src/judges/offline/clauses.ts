import type { Span } from '../../text/span.ts';
import { words } from '../../text/words.ts';

/**
 * Where a clause may end: a semicolon, colon or dash; a comma before a conjunction or relative word; "and", "but",
 * "while" without one; the commas of scripts that write them full-width. "One and a half" is one number.
 */
const boundary =
  /[;:\u2014\uFF1B\uFF1A\uFF0C]\s*|\s\u2013\s|,\s+(?=(?:and|but|or|nor|yet|so|while|whereas|which|who|whose|where|when|because|although|though|since|with|including|after|before|und|aber|sondern|et|mais|y|pero)\b)|\s(?=(?:and(?!\sa\s(?:half|third|quarter)\b)|but|while|whereas|und|aber|mais|pero)\s)/giu;

/** A part with fewer words that say something is no clause of its own. */
const leastWords = 3;

/** The clauses of a text, in order and without gaps; one for a simple sentence. */
export function clausesOf(text: string): readonly Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (tells(text.slice(start, end)) && tells(text.slice(end))) {
      clauses.push({ start, end });
      start = end;
    }
  }
  return [...clauses, { start, end: text.length }];
}

const tells = (part: string): boolean => words(part).filter(({ stop }) => !stop).length >= leastWords;
