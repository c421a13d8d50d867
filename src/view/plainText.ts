import type { Span } from '../check/types.ts';

/** Markup that a reader of the rendered text does not see; what it encloses stays. None may search far in vain. */
const markup: readonly RegExp[] = [
  /(?<open>!?\[)[^[\]\n]*(?<close>\]\([^()\n]*\))/dg,
  /(?<open>\*\*|__|~~|`)(?=\S)[^\n]{0,400}?\S(?<close>\k<open>)/dg,
  /(?<![\w*])(?<open>[*_])(?=[^\s*_])[^*_\n]*?(?<close>\k<open>)(?![\w*])/dg,
];

export interface PlainText {
  readonly text: string;
  /** Where an offset into the marked-up text is in `text`. */
  at(offset: number): number;
}

/** A claim's words without links and emphasis of Markdown, for a list that shows it out of its document. */
export function plainText(source: string): PlainText {
  const cuts = markup
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .flatMap(({ indices }) => [indices!.groups!.open!, indices!.groups!.close!])
    .map(([start, end]): Span => ({ start, end }))
    .toSorted((a, b) => a.start - b.start);
  let text = '';
  let from = 0;
  const kept: Span[] = [];
  for (const { start, end } of cuts) {
    // A shorter mark inside one that is cut already.
    if (start < from) continue;
    kept.push({ start, end });
    text += source.slice(from, start);
    from = end;
  }
  return {
    text: text + source.slice(from),
    at: (offset) =>
      kept.reduce((at, { start, end }) => at - Math.max(0, Math.min(offset, end) - start), offset),
  };
}
