import type { Span } from './span.ts';

/** A text without Markdown's marks of emphasis and code, its words one space apart, and the way back. */
interface Unmarked {
  readonly text: string;
  /** The span of the marked text that shows this span of `text`, marks at its rim left out. */
  original(span: Span): Span;
}

/**
 * Marks that open before or close after something, and all but the first of several spaces; an asterisk or underscore
 * inside a word or between spaces stays.
 */
const marks =
  /(?<=\s)\s+|(?<![\p{L}\p{N}])(?:\*{1,3}|_{1,3}|`{1,3}|~~)(?=\S)|(?<=\S)(?:\*{1,3}|_{1,3}|`{1,3}|~~)(?![\p{L}\p{N}])/gu;

export function unmark(marked: string): Unmarked {
  const cuts: { readonly at: number; readonly removed: number }[] = [];
  let removed = 0;
  const text = marked
    .replace(marks, (mark: string, at: number) => {
      removed += mark.length;
      cuts.push({ at: at - removed + mark.length, removed });
      return '';
    })
    .replace(/\s/g, ' ');
  const back = (at: number, reaches: (cut: number) => boolean): number =>
    at + (cuts.findLast((cut) => reaches(cut.at))?.removed ?? 0);
  return {
    text,
    original: ({ start, end }) => ({
      start: back(start, (cut) => cut <= start),
      end: back(end, (cut) => cut < end),
    }),
  };
}
