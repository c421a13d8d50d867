import { anyPhrase, everyEntry, spacedPhrases, unspacedPhrases } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { notationWords } from '../notationWords.ts';
import type { Numeral } from '../numerals/numeral.ts';
import type { BareValueOf } from '../value.ts';

const year = 365.2425 * 86_400;

/** Seconds, by English name and by the short forms of all languages. A month is a twelfth of a year. */
const seconds: readonly (readonly [name: string, seconds: number, forms: string])[] = [
  ['nanosecond', 1e-9, 'ns'],
  ['microsecond', 1e-6, 'µs μs us'],
  ['millisecond', 1e-3, 'ms msec'],
  ['second', 1, 's sec secs'],
  ['minute', 60, 'min mins'],
  ['hour', 3600, 'h hr hrs'],
  ['day', 86_400, ''],
  ['week', 604_800, 'wk wks'],
  ['fortnight', 1_209_600, ''],
  ['month', year / 12, ''],
  ['year', year, 'yr yrs'],
  ['decade', year * 10, ''],
  ['century', year * 100, ''],
];
const units: ReadonlyMap<string, number> = new Map(
  seconds.flatMap(([name, length, forms]) =>
    [
      ...forms.split(' ').filter((form) => form !== ''),
      ...everyEntry(({ measures }) => measures.durations.get(name) ?? []),
    ].map((form): [string, number] => [form, length]),
  ),
);

const eastern = alternatives([...units.keys()].filter((name) => /[^\p{Script=Latin}µμ]/u.test(name)));
const adjective = anyPhrase(({ measures }) => measures.durationAdjectives);
const unitAfter = new RegExp(
  `(?:\\s?(?<eastern>${eastern})|[\\s\\u00a0-]{0,2}(?:(?:${adjective})\\s)?(?<word>[\\p{L}µμ]+)\\.?(?![\\p{L}\\p{N}]))`,
  'uy',
);
const compound = new RegExp(
  `(?:,?\\s(?:and\\s)?|,?\\s?)(\\d{1,3})[\\s-]?(${notationWords(({ furtherDurations }) => furtherDurations)})(?![\\p{L}\\p{N}])`,
  'uy',
);
const partNames = (name: typeof spacedPhrases) => name(({ measures }) => measures.durationParts.keys());
const andPart = new RegExp(
  `\\s(?<word>${partNames(spacedPhrases)})(?![\\p{L}])|(?<eastern>${partNames(unspacedPhrases)})`,
  'iuy',
);
const parts: ReadonlyMap<string, number> = new Map(everyEntry(({ measures }) => measures.durationParts));
/** 两个半小时 */
const halfWithin = /[个個]半/uy;
/** "2 h 30", which no other unit is told by. */
const bareMinutes = /[\s\u00a0\u202f]?([0-5]\d)(?![\p{L}\p{N}%]|[.,:]\d|\s?[€$£%°])/uy;

/** Seconds in the unit of this name, in any number. */
export const durationNamed = (name: string): number | undefined => units.get(name);

const singular = new RegExp(`^(?:${notationWords((notation) => notation.partDuration)})$`, 'i');

/** Seconds in the unit of this name; a singular ("startYear") numbers a date and measures nothing. */
export const readDurationUnit = (name: string): number | undefined =>
  singular.test(name) ? undefined : units.get(name.toLowerCase());

/** The numeral as a length of time; takes in "2 hours 30 minutes" and "a year and a half". */
export function readDuration(text: string, numeral: Numeral): BareValueOf<'duration'> | undefined {
  halfWithin.lastIndex = numeral.end;
  const half = halfWithin.test(text) ? 1 / 2 : 0;
  unitAfter.lastIndex = half === 0 ? numeral.end : halfWithin.lastIndex;
  const match = unitAfter.exec(text);
  if (!match) return undefined;
  const word = (match.groups!.eastern ?? match.groups!.word)!;
  const unit = units.get(word.length > 2 ? word.toLowerCase() : word);
  if (unit === undefined || isNoUnit(text, unitAfter.lastIndex, word)) return undefined;
  const whole = match.index + match[0].replace(/\.$/, '').length;
  const isHourSign = word === 'h';
  const base = {
    value: (numeral.value + half) * unit,
    step: numeral.step * unit,
    unit,
    end: whole,
    isHourSign,
  };
  const { value, step, end } = withParts(text, base);
  return { kind: 'duration', start: numeral.start, end, amount: { low: value, high: value, step }, unit };
}

interface Part {
  readonly value: number;
  readonly step: number;
  readonly unit: number;
  readonly end: number;
  /** Minutes may follow without a unit of their own. */
  readonly isHourSign: boolean;
}

function withParts(text: string, base: Part): Part {
  andPart.lastIndex = base.end;
  const more = andPart.exec(text);
  if (more) {
    const name = (more.groups!.word ?? more.groups!.eastern)!.toLowerCase();
    const share = parts.get(name.replace(/\s/gu, ' '))!;
    const value = base.value + base.unit * share;
    return { ...base, value, step: base.unit * share, end: andPart.lastIndex };
  }
  bareMinutes.lastIndex = base.end;
  const minutes = base.isHourSign ? bareMinutes.exec(text)?.[1] : undefined;
  if (minutes !== undefined)
    return { ...base, value: base.value + Number(minutes) * 60, step: 60, end: bareMinutes.lastIndex };
  compound.lastIndex = base.end;
  const next = compound.exec(text);
  const word = next?.[2] ?? '';
  const unit = units.get(word === 'm' ? 'min' : word);
  if (!next || unit === undefined || Number(next[1]) * unit >= base.unit) return base;
  return withParts(text, {
    value: base.value + Number(next[1]) * unit,
    step: unit,
    unit,
    end: base.end + next[0].length,
    isHourSign: false,
  });
}

/** "5 an hour" is a rate, and "the 5's" no seconds. */
const isNoUnit = (text: string, at: number, word: string): boolean =>
  (word === 'an' && /^\s\p{L}/u.test(text.slice(at, at + 2))) || (word === 's' && text[at - 2] === "'");

const partDuration = notationWords((notation) => notation.partDuration);
const halfDuration = notationWords((notation) => notation.halfDuration);
const article = new RegExp(
  `(?<![\\p{L}])(?:(?<quarters>a|one|three)\\squarters?\\sof\\san\\s(?<q>hour)|(?<half>half\\san?|an?\\shalf[-\\s])\\s?(?<a>${partDuration})|an?\\s(?<b>${halfDuration})\\sand\\sa\\shalf|(?<=(?:${notationWords(({ durationLeads }) => durationLeads)})\\s)an?\\s(?<c>${notationWords(({ oneDuration }) => oneDuration)})(?!\\sand\\sa\\shalf)|an?\\s(?<d>${partDuration})(?=\\sand\\s[\\p{L}\\p{N}-]+\\s(?:${partDuration})s?(?!\\p{L})))(?![\\p{L}])`,
  'giu',
);

/** "Half an hour", "an hour and a half", "after a year"; but not the rate "5 an hour". */
export function findArticleDurations(text: string): BareValueOf<'duration'>[] {
  return [...text.matchAll(article)].map((match) => {
    const { quarters, q, a, b, c, d } = match.groups!;
    const unit = units.get((q ?? a ?? b ?? c ?? d)!.toLowerCase())!;
    const times = q ? (quarters === 'three' ? 0.75 : 0.25) : a ? 0.5 : b ? 1.5 : 1;
    const value = unit * times;
    const amount = { low: value, high: value, step: c === undefined && d === undefined ? unit / 2 : unit };
    return { kind: 'duration', start: match.index, end: match.index + match[0].length, amount, unit };
  });
}
