import { englishWeekdays as names } from '../lexicon/calendar.ts';
import { hull, type Span } from '../text/span.ts';
import { findTimes } from '../values/find/times.ts';
import { notationWords } from '../values/notationWords.ts';
import type { FieldText } from './switches.ts';

/** Minutes since midnight; `to` may lie before `from`, past midnight. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Opening hours by weekday, 1 Monday .. 7 Sunday; days that a kept schedule leaves out are closed. */
export type Schedule = ReadonlyMap<number, ScheduleDay>;

interface ScheduleDay {
  /** `undefined` where the context says nothing exact, as "0:00–0:00". */
  readonly hours?: Hours;
  /** Index of the passage that says so. */
  readonly passage: number;
}

/** What a sentence says of opening hours: on these days, these hours, closed, or just open. */
interface HoursStatement extends Span {
  readonly text: string;
  readonly days: readonly number[];
  readonly says: Hours | 'closed' | 'open';
}

const dayField = new RegExp(
  `^\\s*["']?(${names.join('|')})["']?\\s*[:=]\\s*["']?(.{3,24}?)["']?,?\\s*$`,
  'i',
);
const fewestDays = 3;

/** The schedule that weekday fields of structured context make up, if there are enough of them to be one. */
export function readSchedule(passages: readonly FieldText[]): Schedule | undefined {
  const schedule = new Map<number, ScheduleDay>();
  for (const [passage, { text }] of passages.entries()) {
    const match = text.length < 60 ? dayField.exec(text) : null;
    const times = match ? findTimes(match[2]!, 'en') : [];
    if (!match || times.length !== 2) continue;
    const day = names.indexOf(match[1]!.toLowerCase()) + 1;
    const [from, to] = times.map(({ minutes }) => minutes) as [number, number];
    if (schedule.has(day)) return undefined;
    schedule.set(day, from === 0 && to === 0 ? { passage } : { hours: { from, to }, passage });
  }
  return schedule.size >= fewestDays ? schedule : undefined;
}

const day = `(?:${names.join('|')})s?`;
const dayGroup = new RegExp(
  `(?<![\\p{L}])(?:(?<from>${day})\\s?(?:${notationWords(({ weekdayRanges }) => weekdayRanges)}|[-–—])\\s?(?<to>${day})|(?<one>${day})|(?<weekdays>${notationWords(({ workingDays }) => workingDays)})|(?<weekend>${notationWords(({ weekends }) => weekends)})|(?<all>${notationWords(({ allDays }) => allDays)}))(?![\\p{L}])`,
  'giu',
);
const listGap = /^(?:\s?,\s?(?:and\s)?|\s?(?:and|&|as\swell\sas)\s(?:on\s)?)$/i;
const rangeGap = new RegExp(`^\\s?(?:[-–—]|${notationWords(({ hourRanges }) => hourRanges)})\\s?$`, 'i');
const about = new RegExp(`(?<![\\p{L}])(?:${notationWords(({ opening }) => opening)})(?![\\p{L}])`, 'iu');
const closed = new RegExp(`(?<![\\p{L}])(?:${notationWords(({ closing }) => closing)})(?:\\son)?\\s$`, 'iu');

interface Group extends Span {
  readonly days: readonly number[];
}

/** Statements of opening hours that can be bound to their days without doubt. */
export function findHours(sentence: string): HoursStatement[] {
  if (!about.test(sentence)) return [];
  const groups = dayGroups(sentence);
  const ranges = hourRanges(sentence);
  const stated = (group: Group, says: HoursStatement['says'], span: Span): HoursStatement => ({
    start: span.start,
    end: span.end,
    text: sentence.slice(span.start, span.end),
    days: group.days,
    says,
  });
  const shut = groups.filter(({ start }) => closed.test(sentence.slice(Math.max(0, start - 24), start)));
  const open = groups.filter((group) => !shut.includes(group));
  const closings = shut.map((group) => stated(group, 'closed', group));
  if (open.length === ranges.length && open.length > 0)
    return [
      ...closings,
      ...open.map((group, at) => stated(group, ranges[at]!.hours, hull([group, ranges[at]!]))),
    ];
  if (ranges.length === 0 && open.length === 1) return [...closings, stated(open[0]!, 'open', open[0]!)];
  return closings;
}

function dayGroups(sentence: string): Group[] {
  const groups: Group[] = [];
  for (const match of sentence.matchAll(dayGroup)) {
    const group = { start: match.index, end: match.index + match[0].length, days: daysOf(match.groups!) };
    const last = groups.at(-1);
    if (last && listGap.test(sentence.slice(last.end, group.start))) {
      groups.pop();
      groups.push({ start: last.start, end: group.end, days: [...last.days, ...group.days] });
    } else groups.push(group);
  }
  return groups;
}

function daysOf({
  from,
  to,
  one,
  weekdays,
  weekend,
}: Readonly<Record<string, string | undefined>>): number[] {
  const number = (name: string) => names.indexOf(name.toLowerCase().replace(/s$/, '')) + 1;
  if (from !== undefined) {
    const first = number(from);
    const length = ((number(to!) - first + 7) % 7) + 1;
    return Array.from({ length }, (_, at) => ((first - 1 + at) % 7) + 1);
  }
  if (one !== undefined) return [number(one)];
  return weekdays !== undefined ? [1, 2, 3, 4, 5] : weekend !== undefined ? [6, 7] : [1, 2, 3, 4, 5, 6, 7];
}

function hourRanges(sentence: string): (Span & { readonly hours: Hours })[] {
  const times = findTimes(sentence, 'en').sort((a, b) => a.start - b.start);
  return times.flatMap((time, at) => {
    const next = times[at + 1];
    const joined = next && rangeGap.test(sentence.slice(time.end, next.start));
    return joined
      ? [{ start: time.start, end: next.end, hours: { from: time.minutes, to: next.minutes } }]
      : [];
  });
}

/** The first day on which the schedule says otherwise. */
export function clashingDay(statement: HoursStatement, schedule: Schedule): number | undefined {
  return statement.days.find((weekday) => {
    const kept = schedule.get(weekday);
    if (statement.says === 'closed') return kept?.hours !== undefined;
    if (statement.says === 'open') return kept === undefined;
    if (kept === undefined) return true;
    return kept.hours !== undefined && !sameHours(statement.says, kept.hours);
  });
}

/** Hours may be meant in either half of the day: "9 to 5". */
const sameHours = (a: Hours, b: Hours): boolean => (a.from - b.from) % 720 === 0 && (a.to - b.to) % 720 === 0;
