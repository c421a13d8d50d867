import { starters } from './abbreviations.ts';
import { lazy } from './lazy.ts';
import { isSentenceBreak } from './sentenceBreak.ts';

/**
 * No sentence is longer, in UTF-16 units; longer runs are cut, at a space where there is one. `Intl.Segmenter` takes
 * quadratic time on long strings, so it sees windows of this length.
 */
export const longest = 3000;

/**
 * English rules serve all languages here: they differ in their abbreviations, which ICU leaves out anyway. Lazy, since
 * it reads ICU's data: 9 ms of the extension's start otherwise.
 */
const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/** Ends of the sentences of a masked block, ascending; the last one is its length. */
export function sentenceEnds(masked: string): readonly number[] {
  const ends: number[] = [];
  for (let start = 0; start < masked.length; start = ends.at(-1)!) {
    const limit = Math.min(masked.length, start + longest);
    const found = [...breaksWithin(masked, start, limit)];
    if (limit === masked.length) found.push(limit);
    ends.push(...(found.length > 0 ? found : [safeCut(masked, start)]));
  }
  return ends;
}

/** The Unicode rules propose, `isSentenceBreak` takes back. */
function* breaksWithin(masked: string, from: number, to: number): Generator<number> {
  let start = from;
  for (const { index, segment } of segmenter().segment(masked.slice(from, to))) {
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
  for (const { 0: found, index } of segment.matchAll(
    /(?<=[\p{Ll}$€£¥][.!?]["')\]]{0,3})\s+(?=\p{Ll}{1,2}\p{Lu}|\d[\d.,]*(?:\s?%)?\s\p{Ll})/gu,
  ))
    yield offset + index + found.length;
  for (const { 1: next, index } of segment.matchAll(/(?<=\p{Ll}{3}[.!?])(\p{Lu}\p{Ll}*)(?=\s)/gu))
    if (starters.has(next!.toLowerCase())) yield offset + index;
}

/** A place to cut that parts no word and no character, if it can be helped. */
function safeCut(text: string, start: number): number {
  const space = text.slice(start, start + longest).lastIndexOf(' ');
  if (space > 0) return start + space + 1;
  const cut = start + longest;
  const code = text.charCodeAt(cut);
  return code >= 0xdc00 && code <= 0xdfff ? cut - 1 : cut;
}
