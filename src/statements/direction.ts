import { anyPhrase, everyWord } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';
import { falls, rises } from './antonyms.ts';

/** Which way an amount goes, and the word that says so. */
export interface Direction extends Span {
  readonly way: 'up' | 'down';
}

const between = `(?:${anyPhrase(({ opposites }) => opposites.between)})`;
/** "Up to 5" is a limit and no rise. */
const ahead = new RegExp(`(?<![\\p{L}])(?<word>(?!up\\sto\\s)\\p{L}+)(?:\\s${between}){0,3}\\s$`, 'u');
const behind = /^\s(?<word>\p{L}+)/u;
const upward = everyWord(({ opposites }) => opposites.upward);
const downward = everyWord(({ opposites }) => opposites.downward);

/** The direction of the amount at `value`, by the word beside it: "fell 8.4%", "a rise of 3%", "12% lower". */
export function directionOf(text: string, value: Span): Direction | undefined {
  const from = Math.max(0, value.start - 40);
  const before = ahead.exec(text.slice(from, value.start));
  const after = behind.exec(text.slice(value.end, value.end + 20));
  return (
    toDirection(before?.groups?.word, from + (before?.index ?? 0)) ??
    toDirection(after?.groups?.word, value.end + 1)
  );
}

/** The direction that a word tells by itself. */
export function toDirection(word: string | undefined, start: number): Direction | undefined {
  if (word === undefined) return undefined;
  const lower = word.toLowerCase();
  const stem = lower.replace(/s$/, '');
  const isUp = upward.has(lower) || rises.has(stem);
  const way = isUp ? 'up' : downward.has(lower) || falls.has(stem) ? 'down' : undefined;
  return way && { way, start, end: start + word.length };
}
