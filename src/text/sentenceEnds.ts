import { lazy } from '../base/lazy.ts';
import { monthsAfterOrdinal } from '../lexicon/calendar.ts';
import { anyPhrase, everyEntry, everyWord } from '../lexicon/languages.ts';

const nonFinal = everyWord(({ sentences }) => sentences.nonFinal);
const beforeNumber = everyWord(({ sentences }) => sentences.beforeNumber);
const possiblyFinal = everyWord(({ sentences }) => sentences.possiblyFinal);
const sentenceStarters = everyWord(({ sentences }) => sentences.starters);
const afterTimeOfDay = everyWord(({ sentences }) => sentences.afterTimeOfDay);

/**
 * No sentence is longer, in UTF-16 units; longer runs are cut, at a space where there is one. `Intl.Segmenter` takes
 * quadratic time on long strings, so it sees windows of this length.
 */
export const longestSentence = 3000;

/**
 * English rules serve all languages here: they differ in their abbreviations, which ICU leaves out anyway. Lazy, since
 * it reads ICU's data: 9 ms of the extension's start otherwise.
 */
const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/** Ends of the sentences of a masked block, ascending; the last one is its length. */
export function sentenceEnds(masked: string): readonly number[] {
  const ends: number[] = [];
  for (let start = 0; start < masked.length; start = ends.at(-1)!) {
    const limit = Math.min(masked.length, start + longestSentence);
    const found = [...breaksWithin(masked, start, limit)];
    if (limit === masked.length) found.push(limit);
    ends.push(...(found.length > 0 ? found : [safeCut(masked, start)]));
  }
  return ends;
}

/** Words with at most one mark at the end that could end a sentence: most of a text, and slow to ask ICU about. */
const oneSentence = /^[\p{L}\p{N} ,;:^()[\]'"_-]*[.!?]? *$/u;

/** The Unicode rules propose, `isSentenceBreak` takes back. */
function* breaksWithin(masked: string, from: number, to: number): Generator<number> {
  const window = masked.slice(from, to);
  if (oneSentence.test(window)) return;
  let start = from;
  for (const { index, segment } of segmenter().segment(window)) {
    for (const end of [...hiddenBreaks(segment, from + index), from + index + segment.length]) {
      // What stands before the end of a window is not known to be whole.
      if (end >= to) continue;
      if (!isSentenceBreak(masked, start, end)) continue;
      yield end;
      start = end;
    }
  }
}

/**
 * Where a sentence begins that the Unicode rules do not see: with "iPhone", "60 of" or "5% of", or right after a full
 * stop.Like this.
 */
function* hiddenBreaks(segment: string, offset: number): Generator<number> {
  const stop = segment.search(/[.!?]/);
  if (stop < 0 || stop >= segment.trimEnd().length - 1) return;
  for (const { 0: found, index } of segment.matchAll(
    /(?<=[\p{Ll}$€£¥][.!?]["')\]]{0,3})\s+(?=\p{Ll}{1,2}\p{Lu}|\d[\d.,]*(?:\s?%)?\s\p{Ll})/gu,
  ))
    yield offset + index + found.length;
  for (const { 1: next, index } of segment.matchAll(/(?<=\p{Ll}{3}[.!?])(\p{Lu}\p{Ll}*)(?=\s)/gu))
    if (sentenceStarters.has(next!.toLowerCase())) yield offset + index;
}

/** A place to cut behind `start` that parts no word and no character, if it can be helped. */
export function safeCut(text: string, start: number): number {
  const space = text.slice(start, start + longestSentence).lastIndexOf(' ');
  if (space > 0) return start + space + 1;
  const cut = start + longestSentence;
  const code = text.charCodeAt(cut);
  return code >= 0xdc00 && code <= 0xdfff ? cut - 1 : cut;
}

/** How far the words around a break matter. */
const breakReach = 60;

const openers = `"'“‘(«\\[`;
const closers = `"'”’»)\\]}」』】）`;
/** No abbreviation is longer. */
const longestToken = 24;
/** What stands before the word itself: an opening mark, or the first part of "City-St." */
const tokenPrefix = new RegExp(`^[${openers}]+|^.*[-/–—(«[](?=.)`, 'u');
const nextWord = new RegExp(`^[${openers}]*([\\p{L}\\p{M}\\p{N}.'’-]+)`, 'u');
const lowerCase = new RegExp(`^[${openers}]*\\p{Ll}(?!\\p{Ll}?\\p{Lu})`, 'u');
const closedOnly = new RegExp(`^[${closers}]+(?:\\s|$)`, 'u');
/** What carries a sentence on behind a quotation: 「…。」と言った. */
const quotationGoesOn = new Set(everyEntry(({ sentences }) => sentences.afterQuotation));
const wideEnd = new RegExp(`[。！？｡…][${closers}]*$`, 'u');

/**
 * Whether a sentence really ends at `end` of a masked text, where the Unicode rules say so. An abbreviation, an
 * initial, an ordinal or a quotation makes them see ends that are none.
 * @param start where the sentence begins
 */
function isSentenceBreak(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - breakReach), end);
  const after = text.slice(end, end + breakReach);
  const sentence = before.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(after) || closedOnly.test(after)) return !/\S/u.test(after);
  if (sentence === before) return isUnspacedBreak(sentence, after);
  if (lowerCase.test(after)) return false;
  const token = lastToken(sentence).replace(tokenPrefix, '');
  return !token.endsWith('.') || token.endsWith('..') || !isOpen(token.slice(0, -1), sentence, after);
}

/** The last word with its full stop, without what closes after it. */
function lastToken(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && closers.includes(sentence[end - 1]!)) end--;
  let start = end;
  while (start > 0 && end - start < longestToken && !/\s/.test(sentence[start - 1]!)) start--;
  return sentence.slice(start, end);
}

/** Without a space: after wide punctuation (「…。」と言った goes on), or where the space was forgotten. */
function isUnspacedBreak(sentence: string, after: string): boolean {
  if (wideEnd.test(sentence)) return !(/[」』）”]$/u.test(sentence) && quotationGoesOn.has(after[0] ?? ''));
  const word = /^\p{Lu}\p{Ll}*(?=\s)/u.exec(after)?.[0];
  return word !== undefined && /\p{Ll}[.!?]$/u.test(sentence) && sentenceStarters.has(word.toLowerCase());
}

/** Whether the full stop after `word` leaves its sentence open, given what follows. */
function isOpen(word: string, sentence: string, after: string): boolean {
  const low = word.toLowerCase();
  const next = nextWord.exec(after)?.[1] ?? '';
  const nextLow = next.toLowerCase().replace(/[.'’].*$/u, '');
  const starts = sentenceStarters.has(nextLow);
  if (/^\p{Lu}{2,}$/u.test(word)) return /^\p{Lu}{2,}\.$/u.test(next);
  if (nonFinal.has(low) || /^\p{Ll}$/u.test(word)) return true;
  if (/^\p{N}/u.test(next) && beforeNumber.has(low)) return true;
  if (/^[ap]\.m$/.test(low)) return afterTimeOfDay.has(nextLow);
  if (/^\d{1,3}$/.test(word))
    return enumerator.test(sentence) || monthsAfterOrdinal.has(nextLow) || ordinalEnd.test(sentence);
  if (/^\p{Lu}$/u.test(word) && symbol.test(sentence)) return false;
  if (/^(?:\p{L}\.)*\p{L}$/u.test(word)) return !starts || /^\p{Lu}\.$/u.test(next);
  return possiblyFinal.has(low) && !starts;
}

/** A capital that is no initial: "350 degrees F.", "vitamin C.", "plan B." */
const symbol = new RegExp(
  `(?:°\\s?|\\d\\s?|\\b(?:${anyPhrase(({ sentences }) => sentences.beforeSymbol)})\\s)\\p{Lu}\\.$`,
  'iu',
);
/** "1." alone, or after a colon: the number of an item, not the end of a sentence. */
const enumerator = /(?:^[\s\d]*|[:;]\s?)["'(]*\d{1,3}\.$/;
const ordinalEnd = new RegExp(
  `(?:^|\\s)(?:${anyPhrase(({ sentences }) => sentences.beforeOrdinal)})\\s\\d{1,3}\\.$`,
  'iu',
);
