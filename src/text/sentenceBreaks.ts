import { afterTimeOfDay, beforeNumber, either, germanMonths, leading, starters } from './abbreviations.ts';

/** `Intl.Segmenter` takes quadratic time on long strings, so it sees windows of this many UTF-16 units. */
const windowLength = 3000;

/** No word or sentence is longer than this; longer runs are cut, at a space where there is one. */
export const longest = 2400;

/**
 * Ends of the sentences of a masked block, ascending; the last one is its length. The Unicode rules propose, and the
 * repairs below take back what an abbreviation, an initial or a quotation made them see.
 */
export function sentenceEnds(masked: string, segmenter: Intl.Segmenter): readonly number[] {
  const ends: number[] = [];
  let start = 0;
  while (start < masked.length) {
    const limit = Math.min(masked.length, start + windowLength);
    const last = limit === masked.length;
    const found = [...breaksWithin(masked, start, limit, segmenter)];
    if (!last && found.length === 0) found.push(safeCut(masked, start));
    ends.push(...found);
    start = last ? limit : found.at(-1)!;
  }
  if (ends.at(-1) !== masked.length && masked.length > 0) ends.push(masked.length);
  return ends;
}

function* breaksWithin(
  masked: string,
  from: number,
  to: number,
  segmenter: Intl.Segmenter,
): Generator<number> {
  let start = from;
  for (const { index, segment } of segmenter.segment(masked.slice(from, to))) {
    for (const end of [...hiddenBreaks(segment, from + index), from + index + segment.length]) {
      // What stands before the end of a window is not known to be whole.
      if (end >= to) continue;
      if (!isBreak(masked, start, end)) continue;
      yield end;
      start = end;
    }
  }
}

/** Where a sentence begins that the Unicode rules do not see: with "iPhone", or right after a full stop.Like this. */
function* hiddenBreaks(segment: string, offset: number): Generator<number> {
  for (const { 0: found, index } of segment.matchAll(
    /(?<=\p{Ll}[.!?]["')\]]{0,3})\s+(?=\p{Ll}{1,2}\p{Lu})/gu,
  ))
    yield offset + index + found.length;
  for (const { 1: next, index } of segment.matchAll(/(?<=\p{Ll}{3}[.!?])(\p{Lu}\p{Ll}*)(?=\s)/gu))
    if (starters.has(next!.toLowerCase())) yield offset + index;
}

function safeCut(text: string, start: number): number {
  const space = text.lastIndexOf(' ', start + longest);
  if (space > start) return space + 1;
  const cut = start + longest;
  const code = text.charCodeAt(cut);
  return code >= 0xdc00 && code <= 0xdfff ? cut + 1 : cut;
}

const closers = `"'”’»)\\]}」』】）`;
const lastToken = new RegExp(`(\\S{1,24}?)[${closers}]*\\s*$`, 'u');
const terminalCjk = new RegExp(`[。！？｡…][${closers}]*$`, 'u');

function isBreak(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - 40), end);
  const after = text.slice(end, end + 40);
  const spaced = /\s$/u.test(before);
  const tail = before.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(after) || /^[)\]}”’»"'」』]+(?:\s|$)/u.test(after)) return !/\S/u.test(after);
  if (!spaced && /\p{Ll}[.!?]$/u.test(tail))
    return /^\p{Lu}\p{Ll}*\s/u.test(after) && starters.has(firstWord(after));
  if (!spaced) return terminalCjk.test(tail) && !/^[とってのでにがはをも、」』]/u.test(cjkRest(tail, after));
  if (/^["'“‘(«[]*\p{Ll}/u.test(after) && !/^\p{Ll}{1,2}\p{Lu}/u.test(after)) return false;
  if (/[。！？]$/u.test(tail)) return true;
  const token = lastToken.exec(tail)?.[1]?.replace(/^["'“‘(«[]+|^.*[-/–—(«[](?=.)/u, '') ?? '';
  const dotted = tail.endsWith('.') || token.endsWith('.');
  return !dotted || !endsOpen(token.replace(/\.+$/, ''), text.slice(start, end).trim(), after, token);
}

/** A particle continues the sentence after a closing bracket only: 「…。」と言った. */
const cjkRest = (tail: string, after: string): string => (/[」』）”]$/u.test(tail) ? after : '');

const firstWord = (text: string): string => /^\p{L}*/u.exec(text)![0].toLowerCase();

/** Whether a full stop after `word` leaves its sentence open, given what follows. */
function endsOpen(word: string, sentence: string, after: string, token: string): boolean {
  if (token.endsWith('..')) return false;
  const low = word.toLowerCase();
  const next = /^["'“‘(«[]*([\p{L}\p{M}\p{N}.'’-]+)/u.exec(after)?.[1] ?? '';
  const nextLow = next.toLowerCase().replace(/[.'’].*$/u, '');
  const starts = starters.has(nextLow);
  if (/^\p{Lu}{2,}$/u.test(word)) return /^\p{Lu}{2,}\.$/u.test(next);
  if (leading.has(low)) return true;
  if (/^\p{N}/u.test(next) && beforeNumber.has(low)) return true;
  if (/^[ap]\.m$/.test(low)) return afterTimeOfDay.has(nextLow);
  if (/^\p{Ll}$/u.test(word)) return true;
  if (/^\p{Lu}$/u.test(word) && symbol.test(sentence)) return false;
  if (/^\p{Lu}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return !starts || /^\p{Lu}\.$/u.test(next);
  if (/^\d{1,3}$/.test(word))
    return isEnumerator(sentence) || germanMonths.has(nextLow) || germanOrdinal.test(sentence);
  return either.has(low) && low !== 'no' && !starts;
}

/** A capital that is no initial: "350 degrees F.", "vitamin C.", "plan B." */
const symbol =
  /(?:°|\d\s?|\b(?:degrees?|vitamin|hepatitis|type|plan|grade|class|group|option|appendix|part|unit|team|series|influenza)\s)\p{Lu}\.$/iu;

/** "1." alone, or after a colon: the number of an item, not the end of a sentence. */
const isEnumerator = (sentence: string): boolean => /(?:^[\s\d]*|[:;]\s?)["'(]*\d{1,3}\.$/.test(sentence);
const germanOrdinal =
  /(?:^|\s)(?:der|die|das|den|dem|des|am|im|zum|zur|vom|beim|jede[rsn]?|dein|sein|ihr)\s\d{1,3}\.$/iu;
