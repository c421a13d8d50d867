import { anyPhrase, lexicons, spacedPhrases, unspacedPhrases } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { notationWords } from '../notationWords.ts';
import type { Numeral } from '../numerals/numeral.ts';
import { type Unit, unitAt } from '../units.ts';
import type { Amount, BareValue, BareValueOf } from '../value.ts';
import { readDuration } from './durations.ts';
import { readMoney } from './money.ts';
import { qualifiersOf } from './surroundings.ts';
import { joinRanges } from './valueRanges.ts';

/** What each numeral measures or counts; two joined by "to" or a dash become a range. */
export function findMeasures(text: string, numerals: readonly Numeral[]): BareValue[] {
  return joinRanges(
    text,
    numerals.flatMap((numeral, at) =>
      leads(numeral, numerals[at + 1]) ? [] : (readNumeral(text, numeral) ?? []),
    ),
  );
}

/** "The first three years" are three years, and none of them the first. */
const leads = ({ ordinal, end }: Numeral, next: Numeral | undefined): boolean =>
  ordinal === true && next !== undefined && !next.ordinal && next.start === end + 1;

function readNumeral(text: string, numeral: Numeral): BareValue | undefined {
  if (numeral.ordinal) return readOrdinal(text, numeral);
  const measured =
    readMoney(text, numeral) ??
    readPercentage(text, numeral) ??
    readDuration(text, numeral) ??
    readQuantity(text, numeral) ??
    readOrdinal(text, numeral);
  if (measured) return measured;
  return isPartOfWord(text, numeral) || isPronoun(numeral) ? undefined : readCount(text, numeral);
}

/** "5G", "3D", "4x4", "mp3". */
const isPartOfWord = (text: string, { end, form }: Numeral): boolean =>
  form === 'digits' &&
  /^[\p{L}_]/u.test(text.slice(end, end + 2)) &&
  !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(
    text.slice(end, end + 2),
  ) &&
  !/^x(?![\p{L}\p{N}])/u.test(text.slice(end, end + 2));

/** "one of", "the one that": no count. */
const isPronoun = ({ start, end, form, value, scaled }: Numeral): boolean =>
  form === 'words' && value === 1 && !scaled && end - start === 3;

/** Wholes of ratings: "four out of five". */
const ratingWords = new Map(
  [...lexicons.en.numbers.cardinals].filter(([, value]) => value >= 4 && value <= 20),
);
const outOf = new RegExp(
  `(?:[-\\s](?:${notationWords(({ stars }) => stars)}))?(?:\\s?\\/\\s?|\\s(?:out\\s)?of\\s(?:a\\spossible\\s|(?:${notationWords(({ ratingWholes }) => ratingWholes)})\\s)?|[-\\s]of[-\\s])(\\d{1,4}(?:\\.\\d{1,2})?|${alternatives(ratingWords.keys())})(?![\\p{L}\\p{N}]|[.,]\\d|\\s?[%/])`,
  'iuy',
);
const stars = new RegExp(`[-\\s]?(?:${notationWords((notation) => notation.stars)})(?![\\p{L}])`, 'iuy');

/** The numeral as a plain number, a fraction ("3/4") or a rating ("4 out of 5", "4/5 stars"). */
function readCount(text: string, numeral: Numeral): BareValueOf<'number'> {
  const { start, value, negative } = signed(text, numeral);
  const amount = { low: value, high: value, step: numeral.step };
  const simple: BareValueOf<'number'> = { kind: 'number', start, end: numeral.end, amount };
  if (negative) return simple;
  if (numeral.fraction) return { ...simple, share: true };
  if (numeral.scaled) return simple;
  outOf.lastIndex = numeral.end;
  const match = outOf.exec(text);
  const whole = match && (ratingWords.get(match[1]!.toLowerCase()) ?? Number(match[1]));
  const end = match ? outOf.lastIndex : numeral.end;
  stars.lastIndex = end;
  const starred = stars.exec(text) ? stars.lastIndex : undefined;
  if (!match || !whole || whole < numeral.value)
    return { ...simple, end: starred && !match ? starred : numeral.end };
  return { ...simple, end: starred ?? end, outOf: whole };
}

const suffix = new RegExp(
  `(?:${anyPhrase(({ numbers }) => numbers.ordinalEndings)})(?![\\p{L}\\p{N}])`,
  'uy',
);

/** A rank: "3rd", "third", "第3". "First," at the start of a sentence only orders the talk. */
function readOrdinal(text: string, numeral: Numeral): BareValueOf<'ordinal'> | undefined {
  if (numeral.form === 'words') {
    if (!numeral.ordinal || isTalk(text, numeral)) return undefined;
    return { kind: 'ordinal', start: numeral.start, end: numeral.end, rank: numeral.value };
  }
  suffix.lastIndex = numeral.end;
  if (!numeral.plain) return undefined;
  if (suffix.exec(text))
    return { kind: 'ordinal', start: numeral.start, end: suffix.lastIndex, rank: numeral.value };
  if (text[numeral.start - 1] === '第')
    return { kind: 'ordinal', start: numeral.start - 1, end: numeral.end, rank: numeral.value };
  return undefined;
}

function isTalk(text: string, { start, end, value }: Numeral): boolean {
  const next = text.slice(end, end + 5);
  const lead = text.slice(Math.max(0, start - 12), start);
  if (/^[,:]/.test(next)) return true;
  if (value === 1) return firstLead.test(lead) || firstTail.test(text.slice(end, end + 8));
  return value === 2 && secondLead.test(lead);
}

const firstLead = new RegExp(`(?:${notationWords(({ firstLeads }) => firstLeads)})\\s$`, 'i');
const firstTail = new RegExp(`^\\s(?:${notationWords(({ firstTails }) => firstTails)})`);
const secondLead = new RegExp(`(?:${notationWords(({ secondLeads }) => secondLeads)})[\\s-]$`, 'i');

const spacedPercent = spacedPhrases(({ measures }) => measures.percent);
const unspacedPercent = unspacedPhrases(({ measures }) => measures.percent);
const spacedPoints = spacedPhrases(({ measures }) => measures.percentagePoints);
const unspacedPoints = unspacedPhrases(({ measures }) => measures.percentagePoints);
const tenths = anyPhrase(({ measures }) => measures.tenths);
const mark = new RegExp(
  `\\s?(?:(?<points>(?:${spacedPoints})(?![\\p{L}])|${unspacedPoints})|[%％‰]|(?:${spacedPercent})(?![\\p{L}])|${unspacedPercent}|(?<tenth>${tenths}))`,
  'iuy',
);

/** "Seven points less" than a percentage. */
const points = new RegExp(
  `(?<points>${spacedPhrases(({ measures }) => measures.points)})(?![\\p{L}])`,
  'iuy',
);
const isPercentage = new RegExp(`\\p{N}\\s?(?:[%％]|(?:${spacedPercent})(?!\\p{L}))`, 'iu');

/** Characters on either side in which a percentage stands that these are points of. */
const besidePoints = 80;

function pointsAt(text: string, from: number): RegExpExecArray | null {
  const match = matchAt(points, text, from);
  return match && isPercentage.test(text.slice(Math.max(0, from - besidePoints), from + besidePoints))
    ? match
    : null;
}

function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** The numeral as a percentage, or as a difference in percentage points. */
function readPercentage(text: string, numeral: Numeral): BareValueOf<'percentage'> | undefined {
  const from = /[-\s]/.test(text[numeral.end] ?? '') ? numeral.end + 1 : numeral.end;
  const match = matchAt(mark, text, from) ?? pointsAt(text, from);
  if (!match) return readPrefixed(text, numeral);
  const factor = match[0].includes('‰') ? 0.1 : match.groups?.tenth ? 10 : 1;
  const value = numeral.value * factor;
  return {
    kind: 'percentage',
    start: numeral.start,
    end: match.index + match[0].length,
    amount: { low: value, high: value, step: numeral.step * factor },
    points: match.groups?.points === undefined ? undefined : true,
  };
}

/** 百分之二十 */
function readPrefixed(
  text: string,
  { start, end, value, step }: Numeral,
): BareValueOf<'percentage'> | undefined {
  const lead = '百分之';
  if (!text.startsWith(lead, start - lead.length)) return undefined;
  return { kind: 'percentage', start: start - lead.length, end, amount: { low: value, high: value, step } };
}

const inches = anyPhrase(({ measures }) => measures.units.get('in') ?? []);
const feetInches = new RegExp(`\\s?(?:\\d{1,2})(?:\\s?(?:in|${inches}|″|"))(?![\\p{L}])`, 'uy');

const minusBefore = new RegExp(
  `(?:(?<![\\p{L}])(?:${spacedPhrases(({ measures }) => measures.minus)})\\s|(?:${unspacedPhrases(({ measures }) => measures.minus)})\\s?)$`,
  'iu',
);
/** The numeral with the word before it that makes it negative: "minus twenty"; but "al menos veinte" is at least twenty. */
function signed(text: string, { start, end, value }: Numeral) {
  const minus = minusBefore.exec(text.slice(Math.max(0, start - 7), start))?.[0];
  return minus === undefined || qualifiersOf(text, start, end, true).bound
    ? { start, value, negative: false }
    : { start: start - minus.length, value: -value, negative: true };
}

const belowZero = new RegExp(
  `\\s(?:${spacedPhrases(({ measures }) => measures.belowZero)})(?![\\p{L}])`,
  'iuy',
);

/** The numeral with a unit of measurement. */
function readQuantity(text: string, numeral: Numeral): BareValueOf<'quantity'> | undefined {
  const found = unitAt(text, numeral.end);
  if (!found) return undefined;
  const { unit } = found;
  const isTemperature = unit.dimension === 'temperature' || unit.symbol === '°';
  const {
    start,
    value: above,
    negative,
  } = isTemperature ? signed(text, numeral) : { ...numeral, negative: false };
  belowZero.lastIndex = found.end;
  const isBelow = isTemperature && !negative && belowZero.test(text);
  const degrees = isBelow ? -above : above;
  const written = { low: degrees, high: degrees, step: numeral.step };
  const simple = {
    kind: 'quantity',
    start,
    dimension: unit.dimension,
    unit: unit.symbol,
  } as const;
  feetInches.lastIndex = found.end;
  const further = unit.symbol === 'ft' ? feetInches.exec(text) : null;
  if (!further)
    return {
      ...simple,
      end: isBelow ? belowZero.lastIndex : found.end,
      written,
      amount: toBase(written, unit),
    };
  const value = numeral.value + Number.parseInt(further[0].trim(), 10) / 12;
  const exact = { low: value, high: value, step: 1 / 12 };
  return { ...simple, end: found.end + further[0].length, written: exact, amount: toBase(exact, unit) };
}

export function toBase(written: Amount, unit: Unit): Amount {
  const offset = unit.offset ?? 0;
  return {
    low: written.low * unit.factor + offset,
    high: written.high * unit.factor + offset,
    step: written.step * unit.factor,
  };
}
