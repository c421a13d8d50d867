import { type Numeral, stepOf } from './numeral.ts';

const small: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + at * 10]),
);
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const ordinals: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 1]),
  ...[...tens].map(([word, value]): [string, number] => [word.replace(/y$/, 'ieth'), value]),
  ['hundredth', 100],
  ['thousandth', 1000],
]);
const parts: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
]);

const any = [...small.keys(), ...tens.keys(), ...scales.keys(), 'dozen', ...ordinals.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|');
const run = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:half\\s+)?an?\\s+(?=(?:hundred|thousand|million|billion|trillion|dozen)(?![\\p{L}])))?(?:${any})(?:(?:\\s|-|\\sand\\s)(?:${any}|a(?=\\shalf)))*(?![\\p{L}\\p{N}])`,
  'giu',
);
const fractionShape =
  /(?<![\p{L}\p{N}_-])(?:(a|one|two|three|four|five|six|seven|nine)(?:[\s-])(half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(s?)|half)(?![\p{L}\p{N}])(?=(\s+(?:of|the|as)\b)?)/giu;
const andHalf = /\sand\sa\shalf(?![\p{L}])/iuy;
const scaleAfter = /\s(hundred|thousand|million|billion|trillion)(?![\p{L}])/iuy;

/** English numbers in words: cardinals, ordinals ("twenty-third"), fractions ("two-thirds", "half of"). */
export function findEnglishNumerals(text: string): Numeral[] {
  const fractions = findFractions(text);
  const taken = new Set(
    fractions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  const cardinals = [...text.matchAll(run)].flatMap((match) => readRun(text, match[0], match.index));
  return withoutOverlap([...fractions, ...cardinals.filter(({ start }) => !taken.has(start))]);
}

function withoutOverlap(numerals: Numeral[]): Numeral[] {
  let end = 0;
  return numerals
    .sort((a, b) => a.start - b.start)
    .filter((numeral) => {
      const free = numeral.start >= end;
      if (free) end = numeral.end;
      return free;
    });
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
    ...(scaled > 1 ? { scaled: true } : {}),
    ...(ordinal ? { ordinal: true } : {}),
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
    ...(scale ? { scaled: true } : {}),
  };
}

/** Only clear ones: "third" and "quarter" alone are ranks and dates. */
function findFractions(text: string): Numeral[] {
  return [...text.matchAll(fractionShape)].flatMap((match): Numeral[] => {
    const [whole, count, part, plural, follower] = match;
    if (count === undefined ? follower === undefined : !plural && !whole.includes('-') && !follower)
      return [];
    const top = count === undefined || count.toLowerCase() === 'a' ? 1 : small.get(count.toLowerCase())!;
    const value = top / (part === undefined ? 2 : parts.get(part.toLowerCase())!);
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        value,
        step: 0.01,
        form: 'words',
        fraction: true,
      },
    ];
  });
}
