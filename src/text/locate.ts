import { type Normalised, normalise, unitEnd } from './normalise.ts';
import type { Span } from './span.ts';

/** Parts of an elided quote lie at most this far apart, in normalised characters. */
const elisionLimit = 1500;

/**
 * Finds `quote` in `text`: as it stands, else with white space, quote style, dashes, case, ligatures and Markdown
 * markup made equal. An elided quote ("… […] …") is found by its parts, in order. Whole words are preferred.
 */
export function locateQuote(text: string, quote: string): Span | undefined {
  return new QuoteFinder(text).find(quote);
}

/** Finds many quotes in one text, which is normalised once at most. */
export class QuoteFinder {
  #normalised: Normalised | undefined;

  constructor(private readonly text: string) {}

  find(quote: string): Span | undefined {
    if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
    const exact = findWhole(this.text, quote, 0);
    if (exact >= 0) return { start: exact, end: exact + quote.length };
    return this.#findNormalised(quote) ?? this.#within(quote);
  }

  /** A quote that begins or ends inside of a word. */
  #within(quote: string): Span | undefined {
    const start = this.text.indexOf(quote);
    return start < 0 ? undefined : { start, end: start + quote.length };
  }

  #findNormalised(quote: string): Span | undefined {
    const parts = quote
      .split(/\[\s*(?:…|\.{3})\s*\]|\((?:…|\.{3})\)|…|\.{3,}/u)
      .map((part) => trimPunctuation(normalise(part).text))
      .filter((part) => part !== '');
    this.#normalised ??= normalise(this.text);
    const { text } = this.#normalised;
    for (let from = 0; parts.length > 0; ) {
      const first = findWhole(text, parts[0]!, from);
      if (first < 0) return undefined;
      const end = followParts(text, parts, first + parts[0]!.length);
      if (end !== undefined) return this.#original(first, end);
      from = first + 1;
    }
    return undefined;
  }

  #original(start: number, end: number): Span {
    const { starts } = this.#normalised!;
    return { start: starts[start]!, end: unitEnd(this.text, starts[end - 1]!) };
  }
}

/** End of the last part, where all but the first follow in order from `at`. */
function followParts(text: string, parts: readonly string[], at: number): number | undefined {
  let end = at;
  for (const part of parts.slice(1)) {
    const start = findWhole(text, part, end);
    if (start < 0 || start - end > elisionLimit) return undefined;
    end = start + part.length;
  }
  return end;
}

const trimPunctuation = (text: string): string => text.replace(/^[\s.,;:'-]+|[\s.,;:'-]+$/g, '');

const isSpaced = (char: string | undefined): boolean =>
  char !== undefined &&
  /[\p{L}\p{N}]/u.test(char) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(char);

/** First place at or after `from` where `words` stand and are not part of longer words; -1 where there is none. */
function findWhole(text: string, words: string, from: number): number {
  const head = isSpaced(words[0]);
  const tail = isSpaced(words.at(-1));
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    if (head && isSpaced(text[at - 1])) continue;
    if (tail && isSpaced(text[at + words.length])) continue;
    return at;
  }
  return -1;
}
