import { everyWord } from '../lexicon/languages.ts';
import type { Span } from './span.ts';
import { stemOf } from './stem.ts';

/** A word of a text, as search and coverage see it. */
export interface Word extends Span {
  /** Lower case, NFKC, without possessive ending. */
  readonly text: string;
  /** What its forms have in common; the text itself for function words, numbers and other scripts. */
  readonly stem: string;
  /** A function word, which says nothing about what a sentence is about. */
  readonly stop: boolean;
}

/**
 * Numbers keep their separators ("1,234.5", "17:00"); hyphenated words come apart; scripts without spaces (Han, Kana,
 * Thai) are runs, cut into character pairs below.
 */
const token =
  /\d+(?:[.,:]\d+)*|(?<run>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\p{Script=Thai}]+)|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\p{Script=Thai}]]+(?:['\u2019]\p{L}+)*/gv;
/** What the same means where there is nothing but ASCII: no character to look up. */
const asciiToken = /\d+(?:[.,:]\d+)*|[A-Za-z0-9]+(?:'[A-Za-z]+)*/g;
const isAscii = /^[\0-\x7f]*$/;
const possessive = /['\u2019]s?$/u;
/** "L'air", "d'eau", "qu'il": what French runs together with the next word is none of it. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/u;

const stopWords = everyWord((lexicon) => lexicon.stopWords);

/** Whether this lower-case word is a function word of any language. */
export const isStopWord = (lowerCaseWord: string): boolean => stopWords.has(lowerCaseWord);

export function words(text: string): readonly Word[] {
  if (latest.text === text) return latest.words;
  latest = { text, words: findWords(text) };
  return latest.words;
}

/** A text is often read several times in a row: to search for it, to compare it. */
let latest: { readonly text: string; readonly words: readonly Word[] } = { text: '', words: [] };

function findWords(text: string): readonly Word[] {
  const found: Word[] = [];
  const matches = text.matchAll(isAscii.test(text) ? asciiToken : token);
  for (const { 0: raw, 1: run, index } of matches) {
    if (run === undefined) found.push(toWord(raw, index));
    else pushPairs(found, raw, index);
  }
  return found;
}

/** A word wherever it stands. */
export type WordForm = Omit<Word, keyof Span>;

/** The same where it does not matter where they stand, as of a large context. */
export const wordForms = (text: string): readonly WordForm[] =>
  isAscii.test(text) ? (text.match(asciiToken) ?? []).map(formOf) : words(text);

/** Forms that words were found to have, since a text has few words and has them often. */
const forms = new Map<string, WordForm>();
/** Words that are kept, and the longest of them. */
const mostForms = 50_000;
const longestForm = 40;

function toWord(raw: string, start: number): Word {
  const { text, stem, stop } = formOf(raw);
  return { start, end: start + raw.length, text, stem, stop };
}

const formOf = (raw: string): WordForm => forms.get(raw) ?? newForm(copyOf(raw));

function newForm(raw: string): WordForm {
  const text = raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(possessive, '')
    .replaceAll('\u2019', "'")
    .replace(elided, '');
  const stop = isStopWord(text);
  const form = { text, stem: stop ? text : stemOf(text), stop };
  if (raw.length > longestForm) return form;
  if (forms.size >= mostForms) forms.clear();
  forms.set(raw, form);
  return form;
}

/** A part of a string would keep the whole of it. */
const copyOf = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

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
