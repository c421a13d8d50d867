import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { type Numeral, scaleNamed } from '../numerals/numeral.ts';
import { unitNamed } from '../units.ts';
import type { BareValue, BareValueOf, Bound } from '../value.ts';
import { readDurationUnit } from './durations.ts';
import { toBase } from './measures.ts';
import { currencyNamed } from './money.ts';

const keyBefore =
  /["']?(?<key>[\p{L}_][\p{L}\p{N}_\- ]{0,60}?)(?:\s?[([](?<bracketed>[^()[\]|]{1,16})[)\]])?["']?\s*[:=|]\s*["']?$/u;
/** Looked for first: most numbers stand in prose, where the search for a key is wasted. */
const separator = /[:=|]\s{0,8}["']?$/;
const reach = 96;

/**
 * The number of a field whose key names the unit: `"weightKg": 128`, `timeout_ms = 500`, "Price (EUR): 20". A single
 * letter is a unit only behind other words.
 */
export function readUnderKey(text: string, numeral: Numeral): BareValue | undefined {
  const before = text.slice(Math.max(0, numeral.start - reach), numeral.start);
  const lead = separator.test(before) ? keyBefore.exec(before)?.groups : undefined;
  if (!lead) return undefined;
  const words = lead.bracketed === undefined ? keyWords(lead.key!) : [lead.key!, lead.bracketed];
  const unit = words.at(-1)!;
  // A word alone names its thing, but for the percent, which is of nothing else.
  if (words.length < 2 && lead.bracketed === undefined && !percentSign.test(unit)) return undefined;
  const value = readInUnit(unit, numeral);
  return value && { ...value, ...boundOf(lead.key!) };
}

/** "maximumFlowTemperatureC" states a limit. */
const boundOf = (key: string): { bound?: Bound } =>
  /^max(?:imum)?(?=\P{Ll})|Max(?:imum)?(?=\P{Ll})|(?<=[_\s-])max/u.test(key)
    ? { bound: 'atMost' }
    : /^min(?:imum)?(?=\P{Ll})|Min(?:imum)?(?=\P{Ll})|(?<=[_\s-])min/u.test(key)
      ? { bound: 'atLeast' }
      : {};

/** The numeral in the unit that a key or a column's head names. */
export function readInUnit(name: string, numeral: Numeral): BareValue | undefined {
  const { unit, factor } = scaled(name);
  return inUnit(unit, { ...numeral, value: numeral.value * factor, step: numeral.step * factor });
}

/** What a unit counts in: "million €", "thousands of tonnes", "€ million", "USD bn", "€m", or "millions" alone. */
function scaled(name: string): { readonly unit: string; readonly factor: number } {
  const [, lead, rest] = /^(\p{L}+)\.?(?:\s(?:of\s)?(.+))?$/u.exec(name) ?? [];
  const leading = lead && scaleNamed(lead);
  if (leading) return { unit: rest ?? '', factor: leading };
  const [, unit, tail] = /^(\S*[$€£¥]|[A-Z]{3})\s?(\p{L}+)\.?$/u.exec(name) ?? [];
  const trailing = tail && (scaleNamed(tail) ?? ofMoney.get(tail.toLowerCase()));
  return trailing ? { unit: unit!, factor: trailing } : { unit: name, factor: 1 };
}

/** Letters that only mean a scale beside a currency. */
const ofMoney: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
]);

const percentSign = new RegExp(`^(?:%|${anyPhrase(({ measures }) => measures.percent)})$`, 'i');

function inUnit(name: string, { start, end, value, step }: Numeral): BareValue | undefined {
  const written = { low: value, high: value, step };
  if (name === '') return { kind: 'number', start, end, amount: written };
  if (percentSign.test(name)) return { kind: 'percentage', start, end, amount: written };
  const currency = currencyNamed(name);
  if (currency) return { kind: 'money', start, end, amount: written, currency };
  const seconds = readDurationUnit(name);
  if (seconds) {
    const amount = { low: value * seconds, high: value * seconds, step: step * seconds };
    return { kind: 'duration', start, end, amount, unit: seconds };
  }
  const unit = unitNamed(name);
  if (!unit) return undefined;
  const { dimension, symbol } = unit;
  return { kind: 'quantity', start, end, dimension, unit: symbol, written, amount: toBase(written, unit) };
}

/** "maximumFlowTemperatureC", "weight_kg": the last word may be a unit. */
const keyWords = (key: string): readonly string[] =>
  key
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .split(/[\s_-]+/)
    .filter((word) => word.length > 0);

const isOn = everyWord(({ fields }) => [...fields.on, ...fields.yes]);
const states = alternatives([...isOn, ...everyWord(({ fields }) => [...fields.off, ...fields.no])]);
const switchField = new RegExp(
  `(?<![\\p{L}\\p{N}_])["']?(?<key>[\\p{L}_][\\p{L}\\p{N}_-]{1,40}(?:\\s[\\p{L}\\p{N}_-]{1,20}){0,2})["']?\\s?[:=]\\s?["']?(?<state>${states})(?![\\p{L}\\p{N}_])["']?`,
  'giu',
);

/** Fields that are on or off: "WiFi: false", `"OutdoorSeating": true`. */
export function findSwitches(text: string): BareValueOf<'switch'>[] {
  return [...text.matchAll(switchField)].map((match) => ({
    kind: 'switch',
    start: match.index,
    end: match.index + match[0].length,
    key: match.groups!.key!,
    on: isOn.has(match.groups!.state!.toLowerCase()),
  }));
}
