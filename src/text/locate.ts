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

/** A text made comparable, and where in the original each of its UTF-16 units comes from. */
interface Normalised {
  readonly text: string;
  readonly starts: readonly number[];
}

const quotes = /["'´\u2018-\u201F\u2032\u2033\u2039\u203A\u00AB\u00BB\u300C\u300D]/u;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-]/u;
/** Markup, and characters that show nothing. */
const dropped = /[*_~`#\\[\]{}\u00AD\u200B-\u200D\u2060\uFEFF]/u;
const space = /[\s|>]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** A character with its combining marks, or the target of a Markdown link, or a hyphen at the end of a line. */
const unit = () => /(?<=\])\([^()\s]{0,1000}\)|(?<=\p{L})-\r?\n\s{0,80}(?=\p{Ll})|[\s\S]\p{M}{0,32}/uy;

/**
 * White space becomes one space (none beside dashes and scripts without spaces); quotes, dashes, ligatures and case
 * become one form; Markdown markup and invisible characters vanish.
 */
function normalise(original: string): Normalised {
  const parts: string[] = [];
  const starts: number[] = [];
  const next = unit();
  let spaceAt = -1;
  let last = '';
  for (let at = 0; at < original.length; ) {
    const start = at;
    let form = plainLetter(original, at);
    if (form === undefined) {
      next.lastIndex = at;
      const found = next.exec(original)![0];
      form = canonical(found);
      at += found.length;
    } else at++;
    if (form === ' ') {
      if (spaceAt < 0) spaceAt = start;
    } else if (form !== '') {
      if (spaceAt >= 0 && starts.length > 0 && !isTight(last) && !isTight(form)) {
        parts.push(' ');
        starts.push(spaceAt);
      }
      spaceAt = -1;
      for (let i = 0; i < form.length; i++) starts.push(start);
      parts.push(form);
      last = form;
    }
  }
  return { text: parts.join(''), starts };
}

/** Where the original unit at `start` ends. */
function unitEnd(original: string, start: number): number {
  const next = unit();
  next.lastIndex = start;
  return start + (next.exec(original)?.[0].length ?? 0);
}

/** An ASCII letter or digit that nothing combines with: most of a text, so it takes the short way. */
function plainLetter(text: string, at: number): string | undefined {
  const code = text.charCodeAt(at);
  if (text.charCodeAt(at + 1) >= 0x300) return undefined;
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return text[at];
  return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : undefined;
}

const isTight = (form: string): boolean => form === '-' || (form > '\u2E7F' && unspaced.test(form));

function canonical(found: string): string {
  if (found.length > 1 && /^(?:-[\r\n]|\(.*\)$)/.test(found)) return '';
  if (quotes.test(found)) return "'";
  if (dashes.test(found)) return '-';
  if (dropped.test(found)) return '';
  if (space.test(found)) return ' ';
  return found.normalize('NFKC').toLowerCase();
}
