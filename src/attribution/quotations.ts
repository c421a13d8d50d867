import type { Sentence } from '../text/passage.ts';
import { partAt, type Span, TakenSpans } from '../text/span.ts';
import { tokensOf } from './wording.ts';

/** Words in quotation marks. Offsets are into the output's document. */
export interface Quotation extends Span {
  readonly words: string;
  /** Positions of the sentences that it stands in. */
  readonly first: number;
  readonly last: number;
}

const most = 1200;
const forms: readonly RegExp[] = [
  // German closes with the mark that others open with.
  new RegExp(`(?<![\\p{L}\\p{N}.,;!?…])“([^“”]{2,${most}})[”“]`, 'gu'),
  new RegExp(`„([^„“”]{2,${most}})[“”]`, 'gu'),
  new RegExp(`«\\s?([^«»]{2,${most}}?)\\s?»`, 'gu'),
  new RegExp(`(?<![\\p{L}\\p{N}])"([^"\\n]{2,${most}})"(?![\\p{L}\\p{N}])`, 'gu'),
  new RegExp(`「([^「」]{2,${most}})」`, 'gu'),
  new RegExp(`『([^『』]{2,${most}})』`, 'gu'),
];

/** Fewer words are a term or a title; in scripts without spaces fewer signs. */
const leastWords = 4;
const leastSigns = 6;

/** All that stands in quotation marks in a text, without them, by offsets in the document that it begins in at `offset`. */
export function quotedIn(text: string, offset = 0): readonly Span[] {
  if (!/["“„«「『]/.test(text)) return [];
  const taken = new TakenSpans(text.length);
  return forms
    .flatMap((form) =>
      [...text.matchAll(form)].flatMap(({ 0: all, 1: words, index }): readonly Span[] => {
        const start = index + all.indexOf(words!);
        return /\n\s*\n/.test(words!) ? [] : [{ start, end: start + words!.length }];
      }),
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter((span) => taken.take(span))
    .map(({ start, end }) => ({ start: offset + start, end: offset + end }))
    .sort((a, b) => a.start - b.start);
}

/** Quotations of a text that are long enough to be somebody's words, with the sentences that they stand in. */
export function quotationsOf(text: string, sentences: readonly Sentence[]): readonly Quotation[] {
  const starts = sentences.map(({ start }) => start);
  return quotedIn(text).flatMap(({ start, end }): readonly Quotation[] => {
    const words = text.slice(start, end);
    if (!isLong(words)) return [];
    const [first, last] = [partAt(starts, start), partAt(starts, end - 1)];
    const sentence = sentences[first];
    if (!sentence || sentence.kind === 'code' || sentence.start > start || sentence.end <= start) return [];
    return [{ start, end, words, first, last }];
  });
}

function isLong(words: string): boolean {
  const tokens = tokensOf(words);
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
  return tokens.length >= (isUnspaced ? leastSigns : leastWords);
}

/** Where words were left out, put in or changed by whoever quotes: "… […] …", "[the company]", "[t]he". */
const elision = /\[[^\]]{0,80}\]\p{L}*|\(\s*(?:…|\.{3})\s*\)|…|\.{3,}/gu;

/** The stretches of a quotation that are to stand in its source, by their offsets in its words. */
export function partsOf(words: string): readonly Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: gap, index } of words.matchAll(elision)) {
    parts.push({ start: from, end: index });
    from = index + gap.length;
  }
  parts.push({ start: from, end: words.length });
  return parts.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(words.slice(start, end)));
}
