import { lexicons } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { withoutOverlaps } from '../../text/span.ts';
import { notationWords } from '../notationWords.ts';
import { type Numeral, stepOf } from './numeral.ts';

const { cardinals, scales: largeScales, ordinals, parts } = lexicons.en.numbers;

const numbered = (is: (value: number) => boolean): ReadonlyMap<string, number> =>
  new Map([...cardinals].filter(([, value]) => is(value)));
const small = numbered((value) => value < 20);
const tens = numbered((value) => value >= 20 && value < 100);
const scales: ReadonlyMap<string, number> = new Map([...numbered((value) => value >= 100), ...largeScales]);

const any = alternatives([...small.keys(), ...tens.keys(), ...scales.keys(), 'dozen', ...ordinals.keys()]);
const scale = alternatives(scales.keys());
const run = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:half\\s+)?an?\\s+(?=(?:${scale}|dozen)(?![\\p{L}])))?(?:${any})(?:(?:\\s|-|\\sand\\s)(?:${any}|a(?=\\shalf)))*(?![\\p{L}\\p{N}])`,
  'giu',
);
const below10 = alternatives([...small].flatMap(([word, value]) => (value > 0 && value < 10 ? word : [])));
const comparatives = notationWords((notation) => notation.comparatives);
const periods = notationWords((notation) => notation.periods);
const people = notationWords((notation) => notation.people);
const fractionShape = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:(a|${below10})(?:[\\s-])(${alternatives(parts.keys())})(s?)|(?:a\\s)?half|(?<=\\ball\\sbut\\s)a\\s(${alternatives(parts.keys())}))(?![\\p{L}\\p{N}])(?=(\\s+(?:${notationWords(({ amountsBehind }) => amountsBehind)}|${comparatives})\\b)?)`,
  'giu',
);
const shareShape = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(${below10}|[1-9])\\s(?:in|out\\sof)(?:\\severy)?\\s(${below10}|ten|10|[2-9])(?=\\s(?:\\p{Ll}+s|${people})(?![\\p{L}]))(?!\\s(?:${notationWords(({ stars }) => stars)}|points?|${periods})s?(?![\\p{L}]))`,
  'giu',
);
const andHalf = /\sand\sa\shalf(?![\p{L}])/iuy;
const scaleAfter = new RegExp(`\\s(${scale})(?![\\p{L}])`, 'iuy');

/** English numbers in words: cardinals, ordinals ("twenty-third"), fractions ("two-thirds", "half of"). */
export function findEnglishNumerals(text: string): Numeral[] {
  const cardinals = [...text.matchAll(run)].flatMap((match) => readRun(text, match[0], match.index));
  return withoutOverlaps([...findTimes(text), ...findShares(text), ...findFractions(text), ...cardinals]);
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function readRun(text: string, matched: string, offset: number): Numeral[] {
  const tokens = [...matched.matchAll(/\p{L}+/gu)].map((token): Token => {
    const start = offset + token.index;
    return { word: token[0].toLowerCase(), start, end: start + token[0].length };
  });
  const found: Numeral[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readOne(tokens, at);
    if (read.numeral) found.push(withHalf(text, read.numeral));
    at = read.next;
  }
  return found;
}

/** Reads the longest number that starts at token `at`; "two three" are two numbers. */
function readOne(tokens: readonly Token[], at: number): { numeral?: Numeral; next: number } {
  let total = 0;
  let current: number | undefined;
  let half = 1;
  let last = at;
  let scaled = 1;
  let ordinal = false;
  let position = at;
  for (; position < tokens.length && !ordinal; position++) {
    const { word } = tokens[position]!;
    const unit = small.get(word);
    const ten = tens.get(word);
    const scale = scales.get(word) ?? (word === 'dozen' ? 12 : undefined);
    const rank = ordinals.get(word);
    if (word === 'half') half = 0.5;
    else if (word === 'a' || word === 'an') {
      if (position > at && half === 1) break;
    } else if (word === 'and') {
      if (current === undefined && total === 0) break;
      continue;
    } else if (unit !== undefined) {
      if (current === undefined || current % 100 === 0) current = (current ?? 0) + unit;
      else if (current % 10 === 0 && current % 100 >= 20 && unit < 10) current += unit;
      else if (current >= 13 && current <= 20 && unit >= 10 && total === 0) current = current * 100 + unit;
      else break;
    } else if (ten !== undefined) {
      if (current === undefined || (current % 100 === 0 && current > 0)) current = (current ?? 0) + ten;
      else if (current >= 15 && current <= 20 && total === 0) current = current * 100 + ten;
      else break;
    } else if (scale !== undefined) {
      const base: number = (current ?? 1) * half;
      if (scale === 100) current = base * 100;
      else {
        total += base * scale;
        current = undefined;
        scaled = scale;
      }
      half = 1;
    } else if (rank !== undefined) {
      if (current === undefined && total === 0) current = rank;
      else if (current !== undefined && current % 10 === 0 && rank < 10) current += rank;
      else break;
      ordinal = true;
    } else break;
    last = position;
  }
  const first = tokens[at]!;
  // "millions of", "the million": no number without a count or an article
  if (last === at && scales.has(first.word)) return { next: at + 1 };
  if (position === at || (current === undefined && total === 0)) return { next: at + 1 };
  const value = total + (current ?? 0);
  const step = current === undefined && scaled >= 1000 ? Math.min(scaled, value) : stepOf(value);
  const numeral: Numeral = {
    start: first.start,
    end: tokens[last]!.end,
    value,
    step,
    form: 'words',
    scaled: scaled > 1 || undefined,
    ordinal: ordinal || undefined,
  };
  return { numeral, next: last + 1 };
}

/** "two and a half million" */
function withHalf(text: string, numeral: Numeral): Numeral {
  andHalf.lastIndex = numeral.end;
  const half = numeral.ordinal ? null : andHalf.exec(text);
  if (!half) return numeral;
  const end = numeral.end + half[0].length;
  scaleAfter.lastIndex = end;
  const scale = scaleAfter.exec(text);
  const factor = scale ? scales.get(scale[1]!.toLowerCase())! : 1;
  return {
    ...numeral,
    end: end + (scale?.[0].length ?? 0),
    value: (numeral.value + 0.5) * factor,
    step: 0.5 * factor,
    scaled: scale ? true : numeral.scaled,
  };
}

/** Only clear ones: "third" and "quarter" alone are ranks and dates. */
function findFractions(text: string): Numeral[] {
  return [...text.matchAll(fractionShape)].flatMap((match): Numeral[] => {
    const [whole, count, part, plural, rest, follower] = match;
    if (rest !== undefined) return [fraction(match, 1 / parts.get(rest.toLowerCase())!)];
    if (count === undefined ? follower === undefined : !plural && !whole.includes('-') && !follower)
      return [];
    const top = count === undefined || count.toLowerCase() === 'a' ? 1 : small.get(count.toLowerCase())!;
    const value = top / (part === undefined ? 2 : parts.get(part.toLowerCase())!);
    return [fraction(match, value)];
  });
}

const twice = new RegExp(
  `(?<![\\p{L}\\p{N}-])twice(?=\\s(?:${notationWords(({ perEach }) => perEach)})\\s)`,
  'giu',
);

/** "Twice a day"; "twice the price" is no count. */
const findTimes = (text: string): Numeral[] =>
  [...text.matchAll(twice)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    value: 2,
    step: 1,
    form: 'words',
  }));

/** "Three in four patients". */
const findShares = (text: string): Numeral[] =>
  [...text.matchAll(shareShape)].flatMap((match): Numeral[] => {
    const [part, whole] = [match[1]!, match[2]!].map((word) => small.get(word.toLowerCase()) ?? Number(word));
    return part! < whole! ? [fraction(match, part! / whole!)] : [];
  });

const fraction = ({ 0: whole, index }: RegExpMatchArray, value: number): Numeral => ({
  start: index!,
  end: index! + whole.length,
  value,
  step: 0.01,
  form: 'words',
  fraction: true,
});
