import { stemmer } from 'stemmer';
import { everyWord } from '../lexicon/languages.ts';
import type { Span } from './span.ts';

/** A word of a text, as search and coverage see it. */
export interface Word extends Span {
  /** Lower case, NFKC, without possessive ending. */
  readonly text: string;
  /** Porter stem for words in Latin letters; the text itself for function words, numbers and other scripts. */
  readonly stem: string;
  /** A function word, which says nothing about what a sentence is about. */
  readonly stop: boolean;
}

/**
 * Numbers keep their separators ("1,234.5", "17:00"); hyphenated words come apart; scripts without spaces (Han, Kana,
 * Thai) are runs, cut into character pairs below.
 */
const token =
  /(?<number>\d+(?:[.,:]\d+)*)|(?<run>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\p{Script=Thai}]+)|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\p{Script=Thai}]]+(?:['\u2019]\p{L}+)*/gv;
const possessive = /['\u2019]s?$/u;
const latin = /^[a-z]+$/;

const stopWords = everyWord((lexicon) => lexicon.stopWords);

/** Whether this lower-case word is a function word of any language. */
export const isStopWord = (lowerCaseWord: string): boolean => stopWords.has(lowerCaseWord);

export function words(text: string): readonly Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(token)) {
    if (match.groups?.run === undefined) found.push(toWord(match[0], match.index));
    else pushPairs(found, match[0], match.index);
  }
  return found;
}

function toWord(raw: string, start: number): Word {
  const text = raw.normalize('NFKC').toLowerCase().replace(possessive, '').replaceAll('\u2019', "'");
  const stop = isStopWord(text);
  const stem = !stop && latin.test(text) ? stemmer(text) : text;
  return { start, end: start + raw.length, text, stem, stop };
}

/** Japanese writes endings and particles in Hiragana, and what a sentence is about seldom. */
const grammatical = /^\p{Script=Hiragana}+$/u;

/** Character pairs, the usual unit of search where words are not spaced; a lone character stands for itself. */
function pushPairs(found: Word[], run: string, start: number): void {
  const width = Math.min(2, run.length);
  for (let at = 0; at + width <= run.length; at++) {
    const text = run.slice(at, at + width).normalize('NFKC');
    found.push({
      start: start + at,
      end: start + at + width,
      text,
      stem: text,
      stop: grammatical.test(text),
    });
  }
}
