import { present } from '../../base/present.ts';
import { monthNumber, monthPattern, weekdayNumber, weekdayPattern } from '../../lexicon/calendar.ts';
import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import { TakenSpans } from '../../text/span.ts';
import { notationWords } from '../notationWords.ts';
import type { BareValueOf, CalendarDate } from '../value.ts';

type BareDate = BareValueOf<'date'>;

const left = '(?<![\\p{L}\\p{N}_])';
const right = '(?![\\p{L}\\p{N}_])';
const weekday = `(?:(?<weekday>${weekdayPattern})\\.?,?\\s(?:(?:${notationWords(({ dateArticles }) => dateArticles)})\\s)?)?`;
const eras = notationWords(({ yearsBefore, yearsSince }) => [...yearsBefore, ...yearsSince]);
const year = `(?<year>(?:1\\d|20|21)\\d{2}|\\d{1,4}(?=\\s?(?:${eras})(?![\\p{L}])))`;
const of = notationWords(({ dateOf }) => dateOf);
const parts = notationWords(({ early, mid, late }) => [...early, ...mid, ...late]);
/** With nouns: "beginning of". */
export const partWords = notationWords(({ early, mid, late, beginning, ending }) => [
  ...early,
  ...mid,
  ...late,
  ...beginning,
  ...ending,
]);
const ending = anyPhrase(({ numbers }) => numbers.ordinalEndings);
const to = anyPhrase(({ ranges }) => ranges.to);
const monthDay = new RegExp(
  `${left}${weekday}(?<month>${monthPattern})\\.?\\s{1,2}(?:the\\s)?(?<day>\\d{1,2})(?:${ending})?(?!\\d|[:.]\\d|\\s?(?:%|percent|[ap]m)${right}|\\s?[ap]\\.m)(?:\\s?[-–—]\\s?(?<day2>\\d{1,2})(?:${ending})?(?!\\d|:\\d))?(?:\\s?,?\\s(?:of\\s)?${year}${right})?`,
  'giu',
);
const dayMonth = new RegExp(
  `${left}${weekday}(?<day>\\d{1,2})(?:${ending}|\\.)?(?:\\s?(?:-|–|—|${to})\\s?(?<day2>\\d{1,2})(?:${ending}|\\.)?)?\\s{1,2}(?:(?:${notationWords(({ dayOf }) => dayOf)})\\s)?(?<month>${monthPattern})(?:\\.(?=[\\s,]))?${right}(?:\\s?,?\\s(?:(?:${of})\\s)?${year}${right})?`,
  'giu',
);
const monthYear = new RegExp(
  `${left}(?:(?<part>${partWords})[\\s-])?(?<month>${monthPattern})\\.?,?\\s(?:(?:${of})\\s)?${year}${right}`,
  'giu',
);
const monthAlone = new RegExp(
  `${left}(?<lead>(?:${notationWords(({ monthLeads }) => monthLeads)}|${parts})[\\s-])?(?<name>${monthPattern})${right}`,
  'giu',
);
const weekdayAlone = new RegExp(`${left}(?<weekday>${weekdayPattern})s?${right}`, 'giu');
const iso =
  /(?<![\p{L}\p{N}_./-])(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})(?:\k<mark>(?<day>\d{1,2}))?(?=T\d|(?![\p{L}\p{N}_/-]|\.\d))/gu;
const slashed =
  /(?<![\p{L}\p{N}_./-])(?<a>\d{1,2})(?<mark>[-/.])(?<b>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?![\p{L}\p{N}_/-]|\.\d)/gu;

/** Dates with a day or a month in English, German, French, Spanish and in digits, and lone weekdays. */
export function findDates(text: string): BareDate[] {
  const found: BareDate[] = [];
  const taken = new TakenSpans(text.length);
  const add = (date: BareDate | undefined) => {
    if (date && taken.take(date)) found.push(date);
  };
  for (const match of text.matchAll(iso)) add(numeric(match));
  for (const match of text.matchAll(slashed)) add(ambiguous(match));
  for (const match of text.matchAll(dayMonth)) add(worded(match));
  for (const match of text.matchAll(monthDay)) add(worded(match));
  for (const match of text.matchAll(monthYear)) add(monthOfYear(match));
  for (const match of text.matchAll(monthAlone)) add(loneMonth(match));
  for (const match of text.matchAll(weekdayAlone)) add(loneWeekday(match));
  return found;
}

/** Dates are compared field by field: what is not stated is absent. */
function bareDate(match: RegExpMatchArray, date: CalendarDate, until?: CalendarDate): BareDate {
  const start = match.index!;
  return {
    kind: 'date',
    start,
    end: start + match[0].length,
    readings: [present(date)],
    until: until && present(until),
  };
}

const isDay = (day: number): boolean => day >= 1 && day <= 31;
const isMonth = (month: number): boolean => month >= 1 && month <= 12;

function numeric(match: RegExpMatchArray): BareDate | undefined {
  const { year, month, day } = match.groups!;
  if (!isMonth(Number(month)) || (day !== undefined && !isDay(Number(day)))) return undefined;
  if (day === undefined && (match.groups!.mark !== '-' || month!.length < 2)) return undefined;
  if (!plausibleYear(Number(year))) return undefined;
  return bareDate(match, {
    year: Number(year),
    month: Number(month),
    day: day === undefined ? undefined : Number(day),
  });
}

const plausibleYear = (year: number): boolean => year >= 1000 && year < 2200;

/** "03/04/2024" is read both ways; "31.12.2024" only one is possible. */
function ambiguous(match: RegExpMatchArray): BareDate | undefined {
  const { a, b, year: written, mark } = match.groups!;
  const year =
    written!.length === 2 ? (Number(written) > 50 ? 1900 : 2000) + Number(written) : Number(written);
  const first = Number(a);
  const second = Number(b);
  const readings: CalendarDate[] = [];
  if (mark !== '.' && isMonth(first) && isDay(second)) readings.push({ year, month: first, day: second });
  if (isMonth(second) && isDay(first) && (first !== second || readings.length === 0))
    readings.push({ year, month: second, day: first });
  const [one, ...more] = readings;
  if (!one || !plausibleYear(year)) return undefined;
  return { ...bareDate(match, one), readings: [one, ...more] };
}

function worded(match: RegExpMatchArray): BareDate | undefined {
  const { weekday: name, month, day, day2, year } = match.groups!;
  if (!isDay(Number(day)) || !isName(month!, year)) return undefined;
  const monthAndYear = {
    year: year === undefined ? undefined : Number(year),
    month: monthNumber(month!),
  };
  const date = {
    ...monthAndYear,
    day: Number(day),
    weekday: name === undefined || day2 !== undefined ? undefined : weekdayNumber(name),
  };
  return bareDate(match, date, day2 === undefined ? undefined : { ...monthAndYear, day: Number(day2) });
}

function monthOfYear(match: RegExpMatchArray): BareDate | undefined {
  const { month, year, part } = match.groups!;
  return bareDate(match, {
    year: Number(year),
    month: monthNumber(month!),
    part: part === undefined ? undefined : partOf(part),
  });
}

/** "May" and "mar" are words too; without a year they need a capital letter. */
const isName = (month: string, year: string | undefined): boolean =>
  year !== undefined || /^\p{Lu}/u.test(month) || !alsoWords.has(month.toLowerCase());

export const partOf = (word: string): 'early' | 'mid' | 'late' =>
  isEarly.test(word) ? 'early' : isMid.test(word) ? 'mid' : 'late';
const isEarly = new RegExp(`^(?:${notationWords(({ early, beginning }) => [...early, ...beginning])})`, 'i');
const isMid = new RegExp(`^(?:${notationWords(({ mid }) => mid)})`, 'i');
const isPart = new RegExp(`^(?:${parts})`, 'i');

const alsoWords = everyWord(({ calendar }) => calendar.ambiguousMonths);

/** Short forms and names that are words too need a preposition before them. */
function loneMonth(match: RegExpMatchArray): BareDate | undefined {
  const { lead, name } = match.groups!;
  const lower = name!.toLowerCase();
  if (!/^\p{Lu}/u.test(name!) || (name!.length < 4 && lower !== 'may')) return undefined;
  if (alsoWords.has(lower) && lead === undefined) return undefined;
  const part = lead && isPart.test(lead) ? { part: partOf(lead) } : {};
  const start = match.index! + (lead && !part.part ? lead.length : 0);
  return {
    kind: 'date',
    start,
    end: match.index! + match[0].length,
    readings: [{ month: monthNumber(name!), ...part }],
  };
}

const english = /day$/;
const weekdayLead = new RegExp(`${left}(?:${notationWords(({ weekdayLeads }) => weekdayLeads)})\\s$`, 'u');
const longestLead = 8;

/** In English a day has a capital, but in the prose of those who write none: "on friday". */
function loneWeekday(match: RegExpMatchArray): BareDate | undefined {
  const { weekday: name } = match.groups!;
  const before = match.input!.slice(Math.max(0, match.index! - longestLead), match.index);
  const isSmall = !/^\p{Lu}/u.test(name!) && english.test(name!) && !weekdayLead.test(before);
  if (isSmall || name!.length < 5) return undefined;
  return bareDate(match, { weekday: weekdayNumber(name!) });
}
