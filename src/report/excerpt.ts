import type { Span } from '../text/span.ts';
import { visibleText } from './escape.ts';

/** A claim as one line, and carets under a part of it, as compilers show what they speak of. */
export interface Excerpt {
  readonly text: string;
  readonly carets: string;
}

/** Columns before a part that stands too far back to show the claim from its beginning. */
const lead = 24;

/**
 * @param part stands inside the claim
 * @param columns of the line; a longer claim is cut, never its carets' beginning
 */
export function pointedExcerpt(document: string, claim: Span, part: Span, columns: number): Excerpt {
  const before = oneLine(document.slice(claim.start, part.start));
  const pointed = oneLine(document.slice(part.start, part.end)).trimEnd();
  const rest = oneLine(document.slice(part.end, claim.end)).trimEnd();
  const shownBefore = widthOf(before + pointed) <= columns ? before : `…${ending(before, lead)}`;
  const column = widthOf(shownBefore);
  const width = Math.max(1, Math.min(widthOf(pointed), columns - column));
  return {
    text: beginning(shownBefore + pointed + rest, columns),
    carets: ' '.repeat(column) + '^'.repeat(width),
  };
}

/** Line ends become spaces. */
const oneLine = (text: string): string => visibleText(text).replace(/\s/gu, ' ');

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;

/** Columns that a character takes in a terminal. */
const columnsOf = (character: string): number =>
  /[\p{Mn}\p{Cf}]/u.test(character) ? 0 : wide.test(character) ? 2 : 1;

const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + columnsOf(one), 0);

/** The first characters that take at most so many columns. */
function fitting(characters: readonly string[], columns: number): readonly string[] {
  let width = 0;
  const end = characters.findIndex((one) => {
    width += columnsOf(one);
    return width > columns;
  });
  return end < 0 ? characters : characters.slice(0, end);
}

const beginning = (text: string, columns: number): string =>
  widthOf(text) <= columns ? text : `${fitting([...text], columns - 1).join('')}…`;

const ending = (text: string, columns: number): string =>
  fitting([...text].toReversed(), columns)
    .toReversed()
    .join('');
