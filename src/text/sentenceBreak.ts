import { afterTimeOfDay, beforeNumber, either, germanMonths, leading, starters } from './abbreviations.ts';

/** How far the words around a break matter. */
const reach = 60;

const openers = `"'“‘(«\\[`;
const closers = `"'”’»)\\]}」』】）`;
const lastToken = new RegExp(`(\\S{1,24}?)[${closers}]*$`, 'u');
/** What stands before the word itself: an opening mark, or the first part of "City-St." */
const tokenPrefix = new RegExp(`^[${openers}]+|^.*[-/–—(«[](?=.)`, 'u');
const nextWord = new RegExp(`^[${openers}]*([\\p{L}\\p{M}\\p{N}.'’-]+)`, 'u');
const lowerCase = new RegExp(`^[${openers}]*\\p{Ll}(?!\\p{Ll}?\\p{Lu})`, 'u');
const closedOnly = new RegExp(`^[${closers}]+(?:\\s|$)`, 'u');
const wideEnd = new RegExp(`[。！？｡…][${closers}]*$`, 'u');

/**
 * Whether a sentence really ends at `end` of a masked text, where the Unicode rules say so. An abbreviation, an
 * initial, an ordinal or a quotation makes them see ends that are none.
 * @param start where the sentence begins
 */
export function isSentenceBreak(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - reach), end);
  const after = text.slice(end, end + reach);
  const sentence = before.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(after) || closedOnly.test(after)) return !/\S/u.test(after);
  if (sentence === before) return isUnspacedBreak(sentence, after);
  if (lowerCase.test(after)) return false;
  const token = lastToken.exec(sentence)?.[1]?.replace(tokenPrefix, '') ?? '';
  return !token.endsWith('.') || token.endsWith('..') || !isOpen(token.slice(0, -1), sentence, after);
}

/** Without a space: after wide punctuation (「…。」と言った goes on), or where the space was forgotten. */
function isUnspacedBreak(sentence: string, after: string): boolean {
  if (wideEnd.test(sentence))
    return !(/[」』）”]$/u.test(sentence) && /^[とってのでにがはをも、]/u.test(after));
  const word = /^\p{Lu}\p{Ll}*(?=\s)/u.exec(after)?.[0];
  return word !== undefined && /\p{Ll}[.!?]$/u.test(sentence) && starters.has(word.toLowerCase());
}

/** Whether the full stop after `word` leaves its sentence open, given what follows. */
function isOpen(word: string, sentence: string, after: string): boolean {
  const low = word.toLowerCase();
  const next = nextWord.exec(after)?.[1] ?? '';
  const nextLow = next.toLowerCase().replace(/[.'’].*$/u, '');
  const starts = starters.has(nextLow);
  if (/^\p{Lu}{2,}$/u.test(word)) return /^\p{Lu}{2,}\.$/u.test(next);
  if (leading.has(low) || /^\p{Ll}$/u.test(word)) return true;
  if (/^\p{N}/u.test(next) && beforeNumber.has(low)) return true;
  if (/^[ap]\.m$/.test(low)) return afterTimeOfDay.has(nextLow);
  if (/^\d{1,3}$/.test(word))
    return enumerator.test(sentence) || germanMonths.has(nextLow) || germanOrdinal.test(sentence);
  if (/^\p{Lu}$/u.test(word) && symbol.test(sentence)) return false;
  if (/^(?:\p{L}\.)*\p{L}$/u.test(word)) return !starts || /^\p{Lu}\.$/u.test(next);
  return either.has(low) && !starts;
}

/** A capital that is no initial: "350 degrees F.", "vitamin C.", "plan B." */
const symbol =
  /(?:°\s?|\d\s?|\b(?:degrees?|vitamin|hepatitis|type|plan|grade|class|group|option|appendix|part|unit|team|series)\s)\p{Lu}\.$/iu;
/** "1." alone, or after a colon: the number of an item, not the end of a sentence. */
const enumerator = /(?:^[\s\d]*|[:;]\s?)["'(]*\d{1,3}\.$/;
const germanOrdinal =
  /(?:^|\s)(?:der|die|das|den|dem|des|am|im|zum|zur|vom|beim|jede[rsn]?|dein|sein|ihr)\s\d{1,3}\.$/iu;
