import type { Hit } from '../../text/searchIndex.ts';
import type { Word } from '../../text/words.ts';
import type { ContextReader, Window } from './reader.ts';

/** A word of the claim that says something, with the weight it has in coverage. */
export interface ContentWord {
  readonly word: Word;
  readonly weight: number;
  /** Written with a capital inside the sentence or inside the word. */
  readonly name: boolean;
  /** Part of a value that the context states too, if in other words: "17:00" for "5 PM". */
  readonly settled?: true;
}

/** How well a window covers the claim's words. Shares are 0..1. */
export interface Coverage {
  readonly window: Window;
  /** Weighted share of the claim's content words that stand in the window. */
  readonly share: number;
  readonly missing: readonly ContentWord[];
}

/** How many windows the search proposes; more adds time and no measurable accuracy. */
export const candidates = 12;

export function contentWords(
  text: string,
  all: readonly Word[],
  reader: ContextReader,
): readonly ContentWord[] {
  const seen = new Set<string>();
  return all.flatMap((word) => {
    if (word.stop || seen.has(word.stem)) return [];
    seen.add(word.stem);
    const written = text.slice(word.start, word.end);
    const name = /^.+\p{Lu}/u.test(written) || (word.start > 0 && /^\p{Lu}/u.test(written));
    return [{ word, name, weight: 0.3 + reader.rarity(word.stem) }];
  });
}

export function cover(content: readonly ContentWord[], window: Window): Coverage {
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  const missing = content.filter(
    ({ word, settled }) => !settled && !window.passages.some(({ stems }) => stems.has(word.stem)),
  );
  const lost = missing.reduce((sum, { weight }) => sum + weight, 0);
  return { window, share: total === 0 ? 0 : 1 - lost / total, missing };
}

/** The windows around what a search found, best covering first. */
export function bestWindows(
  hits: readonly Hit[],
  content: readonly ContentWord[],
  reader: ContextReader,
  reach: number,
): readonly Coverage[] {
  return hits
    .map(({ passage }) => cover(content, reader.window(passage.position, reach)))
    .toSorted((a, b) => b.share - a.share);
}
