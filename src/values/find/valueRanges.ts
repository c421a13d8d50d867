import { anyPhrase } from '../../lexicon/languages.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { notationWords } from '../notationWords.ts';
import type { Amount, BareValue, BareValueOf, CalendarDate } from '../value.ts';

const dash = '--|[-–—~〜～]';
const any = (kind: keyof Lexicon['ranges']): string => anyPhrase(({ ranges }) => ranges[kind]);
const joiner = new RegExp(`^\\s?(?:${dash}|${any('to')})\\s?$`, 'i');
const changer = new RegExp(`^\\s(?:${any('into')})\\s$`, 'i');
const ander = new RegExp(`^\\s(?:${any('and')})\\s$`, 'i');
const between = new RegExp(`(?:${any('between')})\\s(?:\\p{L}+\\s)?$`, 'iu');
const by = new RegExp(`(?<![\\p{L}])(?:${any('by')})\\s(?:\\p{L}+\\s)?$`, 'iu');
const from = new RegExp(
  `(?<!(?:${notationWords(({ ranging }) => ranging)})\\s)(?:${any('from')})\\s(?:\\p{L}+\\s)?$`,
  'iu',
);

type Measure = Extract<BareValue, { readonly amount: Amount }>;

/** Joins "10–20 km", "between 3 and 5", "$5 to $10 million". "From 5 to 10" may be a change: two values. */
export function joinRanges(text: string, found: readonly BareValue[]): BareValue[] {
  const joined: BareValue[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const range = last && join(text, last, next);
    if (!range) {
      joined.push(next);
      continue;
    }
    joined.pop();
    joined.push(...range);
  }
  return joined;
}

function join(text: string, first: BareValue, second: BareValue): BareValue[] | undefined {
  if (!('amount' in first) || !('amount' in second) || first.end > second.start) return undefined;
  const gap = text.slice(first.end, second.start);
  if (gap.length > 9) return undefined;
  const lead = text.slice(Math.max(0, first.start - 24), first.start);
  const isRange =
    joiner.test(gap) || (ander.test(gap) && between.test(lead)) || (changer.test(gap) && from.test(lead));
  if (!isRange || first.amount.low !== first.amount.high || second.amount.low !== second.amount.high)
    return undefined;
  // "Rises by 14 million euros to 60 million" ends there; "by 5 to 10 percent" is a range.
  if (by.test(lead) && first.kind !== 'number') return undefined;
  const like = alike(first, second);
  if (!like || like.amount.low === second.amount.low) return undefined;
  if (from.test(lead)) return [like, second];
  if (like.amount.low > second.amount.low || isScore(text, first, second, gap)) return [like, second];
  return [spanned(like, second)];
}

/** The first part with what only the second part states: its unit, its currency, its scale. */
function alike(first: Measure, second: Measure): Measure | undefined {
  if (first.kind === second.kind) {
    if (first.kind === 'quantity' && second.kind === 'quantity' && first.dimension !== second.dimension)
      return undefined;
    if (first.kind === 'number' && second.kind === 'number' && first.outOf !== undefined) return undefined;
    return rescaled(first, second);
  }
  if (first.kind !== 'number' || first.outOf !== undefined) {
    // "$5 to 10"
    return first.kind === 'money' && second.kind === 'number' ? rescaled(first, second) : undefined;
  }
  const { start, end, amount } = first;
  const factor = factorOf(second);
  const offset = 'written' in second ? second.amount.low - second.written.low * factor : 0;
  const scaled = {
    low: amount.low * factor + offset,
    high: amount.high * factor + offset,
    step: amount.step * factor,
  };
  const base = { ...second, start, end, amount: scaled };
  return second.kind === 'quantity'
    ? ({ ...base, written: amount } as Measure)
    : rescaled(base as Measure, second);
}

/** How much of the base unit one written unit is. */
function factorOf(measure: Measure): number {
  if (measure.kind === 'duration') return measure.unit;
  if (measure.kind === 'quantity')
    return measure.written.step === 0 ? 1 : measure.amount.step / measure.written.step;
  return 1;
}

/** "$5–10 million": the first takes the scale of the second where it would else be a thousand times smaller. */
function rescaled(first: Measure, second: Measure): Measure {
  const scale = [1e12, 1e9, 1e6, 1e3].find(
    (factor) => second.amount.low >= factor && second.amount.step >= factor / 1000,
  );
  if (!scale || first.amount.low >= 1000 || first.kind === 'quantity' || first.kind === 'duration')
    return first;
  const { low, high, step } = first.amount;
  if (second.amount.low / scale < low) return first;
  return { ...first, amount: { low: low * scale, high: high * scale, step: step * scale } };
}

function spanned(first: Measure, second: Measure): BareValue {
  const amount = {
    low: first.amount.low,
    high: second.amount.high,
    step: Math.min(first.amount.step, second.amount.step),
  };
  const kept = first.kind === 'money' && second.kind === 'number' ? first : second;
  const span = { ...kept, start: first.start, end: second.end, amount };
  if (span.kind !== 'quantity' || first.kind !== 'quantity' || second.kind !== 'quantity') return span;
  const written = { low: first.written.low, high: second.written.high, step: second.written.step };
  return { ...span, written } as BareValue;
}

/** "won 2-3" is a result, not a range. */
const isScore = (text: string, first: Measure, second: Measure, gap: string): boolean =>
  first.kind === 'number' &&
  second.kind === 'number' &&
  /^[-–]$/.test(gap) &&
  score.test(text.slice(Math.max(0, first.start - 40), first.start));
const score = new RegExp(`(?:${notationWords(({ scores }) => scores)})\\b[^.;]{0,24}$`, 'i');

const dateJoiner = new RegExp(`^\\s?(?:${dash}|${any('until')})\\s?$`, 'i');

/** Joins "March 2019 – June 2020" and "2019年〜2021年" into one date with an end. `found` are in order. */
export function joinDates(text: string, found: readonly BareValueOf<'date'>[]): BareValueOf<'date'>[] {
  const joined: BareValueOf<'date'>[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    if (last && isRange(text, last, next)) {
      joined.pop();
      joined.push({ ...last, end: next.end, until: next.readings[0] });
    } else joined.push(next);
  }
  return joined;
}

const isRange = (text: string, first: BareValueOf<'date'>, second: BareValueOf<'date'>): boolean =>
  first.until === undefined &&
  second.until === undefined &&
  second.start - first.end < 10 &&
  dateJoiner.test(text.slice(first.end, second.start)) &&
  finestOf(first.readings[0]) === finestOf(second.readings[0]);

const finestOf = (date: CalendarDate): string =>
  (['day', 'weekday', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'century'] as const).find(
    (field) => date[field] !== undefined,
  ) ?? '';
