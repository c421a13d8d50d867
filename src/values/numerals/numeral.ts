import { everyEntry } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import type { Span } from '../../text/span.ts';
import { notationWords } from '../notationWords.ts';

/** A number as written, before anything around it gives it a meaning. */
export interface Numeral extends Span {
  readonly value: number;
  /** Worth of its last significant digit. */
  readonly step: number;
  readonly form: 'digits' | 'words';
  /** Carries "million", "k", "万" … */
  readonly scaled?: true;
  /** "third", "3rd". */
  readonly ordinal?: true;
  /** "a third of", "2/3", "½". */
  readonly fraction?: true;
  /** Plain digits without separator, sign or scale: could be a year or an identifier. */
  readonly plain?: true;
}

/**
 * Worth of the last significant digit of a whole number. Trailing zeros of numbers from 100 up are taken as
 * rounding, but two digits always count: 384,000 → 1000; 1,200 → 100; 300 → 10; 50 → 1.
 */
export function stepOf(value: number): number {
  const digits = Math.abs(value).toFixed(0);
  if (digits.length < 3) return 1;
  const significant = Math.max(2, digits.replace(/0+$/, '').length);
  return 10 ** Math.max(0, digits.length - significant);
}

/** Words and letters that multiply the number before them. */
const scaleWords: ReadonlyMap<string, number> = new Map(
  everyEntry(({ spaced, numbers }) => (spaced ? [...numbers.scales, ...numbers.scaleForms] : [])),
);

/** The factor of a scale word that stands alone: "million", "thousands". */
export const scaleNamed = (word: string): number | undefined =>
  scaleWords.get(word.toLowerCase()) ?? scaleWords.get(word.toLowerCase().replace(/s$/, ''));

const scaleLetters: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['K', 1e3],
  ['M', 1e6],
  ['MM', 1e6],
  ['B', 1e9],
  ['T', 1e12],
]);

const hanScales: ReadonlyMap<string, number> = new Map(
  everyEntry(({ spaced, numbers }) =>
    spaced ? [] : [...numbers.scales, ...[...numbers.cardinals].filter(([, value]) => value >= 100)],
  ),
);

const wordAfter = /[\s\u00a0\u202f-]?(\p{L}{1,10})(?![\p{L}\p{N}])\.?/uy;
/** "5m users" counts millions; "5m high" is a length. */
const peopleAfter = new RegExp(
  `^\\s(?:people|(?!${notationWords(({ noPlurals }) => noPlurals)})\\p{Ll}{3,}s\\b)`,
  'u',
);
const hanAfter = new RegExp(`\\s?(${alternatives(hanScales.keys())})`, 'y');

interface Scale {
  readonly factor: number;
  /** Offset behind the scale word. */
  readonly end: number;
}

/** The scale that stands right behind offset `at`. Letters count only where no space parts them from the digits. */
export function scaleAt(text: string, at: number): Scale | undefined {
  hanAfter.lastIndex = at;
  const character = hanAfter.exec(text);
  if (character) return { factor: hanScales.get(character[1]!)!, end: hanAfter.lastIndex };
  wordAfter.lastIndex = at;
  const match = wordAfter.exec(text);
  if (!match) return undefined;
  const word = match[1]!;
  const abbreviated = /^(?:mio|mrd)$/i.test(word);
  const end = abbreviated ? wordAfter.lastIndex : at + match[0].replace(/\.$/, '').length;
  const factor =
    scaleWords.get(word.toLowerCase()) ?? (match[0].startsWith(word) ? scaleLetters.get(word) : undefined);
  if (factor !== undefined) return { factor, end };
  return match[0] === 'm' && peopleAfter.test(text.slice(end, end + 24)) ? { factor: 1e6, end } : undefined;
}
