import type { Span } from '../text/span.ts';

/** A word of a quotation or of a source; in scripts without spaces a sign. */
interface Token extends Span {
  readonly text: string;
}

const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(token)].map(({ 0: word, index }) => ({
    text: word.normalize('NFKC').toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** The stretch of a source that is most like a quotation. */
export interface Likeness extends Span {
  /** Words that were put in, left out or changed; 0 where it is word for word the same. */
  readonly edits: number;
  /** Share of the quotation's words that are the same, 0..1. */
  readonly share: number;
}

/** Words of a quotation that are compared; of a longer one the first. */
const mostTokens = 120;

/** From one word of a source to another, both inclusive. */
interface Stretch {
  readonly edits: number;
  readonly from: number;
  readonly to: number;
}

/** Of equals the one that is as long as the quotation: its last word was changed and not left out. */
function isCloser(a: Stretch, b: Stretch, length: number): boolean {
  const excess = ({ from, to }: Stretch) => Math.abs(to - from + 1 - length);
  return a.edits < b.edits || (a.edits === b.edits && excess(a) < excess(b));
}

/**
 * Finds the stretch of `source` with the fewest edits from `quote` (Sellers' algorithm: its beginning and end are free).
 * Time grows with the product of both lengths.
 */
export function mostAlike(quote: string, source: string): Likeness | undefined {
  const wanted = tokensOf(quote).slice(0, mostTokens);
  const there = tokensOf(source);
  if (wanted.length === 0 || there.length === 0) return undefined;
  // Column by column: edits, and where in the source the stretch began.
  let edits = wanted.map((_, i) => i + 1);
  let starts = wanted.map(() => 0);
  let best: Stretch | undefined;
  for (const [at, { text }] of there.entries()) {
    const next: number[] = [];
    const begun: number[] = [];
    for (const [i, { text: word }] of wanted.entries()) {
      const diagonal = (i === 0 ? 0 : edits[i - 1]!) + (word === text ? 0 : 1);
      const left = edits[i]! + 1;
      const up = (i === 0 ? 0 : next[i - 1]!) + 1;
      const least = Math.min(diagonal, left, up);
      next.push(least);
      begun.push(
        least === diagonal
          ? i === 0
            ? at
            : starts[i - 1]!
          : least === left
            ? starts[i]!
            : i === 0
              ? at + 1
              : begun[i - 1]!,
      );
    }
    [edits, starts] = [next, begun];
    const found = { edits: edits.at(-1)!, from: starts.at(-1)!, to: at };
    if (!best || isCloser(found, best, wanted.length)) best = found;
  }
  if (!best || best.from > best.to) return undefined;
  return {
    start: there[best.from]!.start,
    end: there[best.to]!.end,
    edits: best.edits,
    share: 1 - best.edits / wanted.length,
  };
}
