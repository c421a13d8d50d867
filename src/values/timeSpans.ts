import { nearlyEqual } from './agree/amounts.ts';
import type { CalendarDate, DateValue, DurationValue, TimeValue, Value } from './value.ts';

/** Times of day; more of them, and some two are as far apart as anything. */
const mostTimes = 8;

/** Whether a length of time lies between two dates or times. */
export const isSpan = (claim: Value, context: readonly Value[]): boolean =>
  claim.kind === 'duration' &&
  (spanOfYears(claim, context) || spanOfDays(claim, context) || spanOfTimes(claim, context));

const secondsOfDay = 86_400;
const secondsOfYear = 365.2425 * secondsOfDay;
const secondsOfMonth = secondsOfYear / 12;
/** Days that a month is longer or shorter than a twelfth of a year. */
const uneven = 2;
/** Dates; more of them, and some two are as far apart as anything. */
const mostDates = 6;

/** "30 years" between 1990 and 2020. */
function spanOfYears(claim: DurationValue, context: readonly Value[]): boolean {
  if (claim.unit < secondsOfYear) return false;
  const years = context.flatMap((value) =>
    value.kind === 'date'
      ? [value.readings[0].year, value.until?.year].filter((found) => found !== undefined)
      : [],
  );
  const wanted = claim.amount.low / secondsOfYear;
  return years.some((from) =>
    years.some((to) => to > from && Math.abs(to - from - wanted) <= (claim.approx ? 2 : 1)),
  );
}

/** "Four weeks" from 14 June to 12 July: to the day, or about a month. */
function spanOfDays({ amount, unit, approx, bound }: DurationValue, context: readonly Value[]): boolean {
  if (unit < secondsOfDay || bound !== undefined) return false;
  const days = context.flatMap((value) => dayOf(value) ?? []).slice(0, mostDates);
  const wanted = amount.low / secondsOfDay;
  const slack = unit > 28 * secondsOfDay ? uneven : 0;
  return days.some((from) =>
    days.some(
      (to) =>
        to.isOfYear === from.isOfYear &&
        to.day > from.day &&
        Math.abs(to.day - from.day - wanted) <= Math.max(slack, approx ? wanted / 10 : 0),
    ),
  );
}

/** Days since some day. Those without a year are all of one, and lie in no known order with the others. */
function dayOf(value: Value): { readonly day: number; readonly isOfYear: boolean } | undefined {
  if (value.kind !== 'date' || value.until) return undefined;
  const [{ year, month, day }] = value.readings;
  if (month === undefined || day === undefined) return undefined;
  const time = Date.UTC(year ?? 2023, month - 1, day);
  return { day: Math.round(time / (secondsOfDay * 1000)), isOfYear: year !== undefined };
}

/** "In 2021" of "in 2019, two years before her". */
export const isYearsApart = ({ readings: [{ year }] }: DateValue, context: readonly Value[]): boolean =>
  year !== undefined &&
  context.some(
    (span) =>
      span.kind === 'duration' &&
      context.some(
        (date) =>
          date.kind === 'date' &&
          date.readings[0].year !== undefined &&
          nearlyEqual(Math.abs(year - date.readings[0].year) * secondsOfYear, span.amount.low),
      ),
  );

/** "In October 2026" of "six months' notice, not before 1 April 2026". */
export const isMonthsApart = ({ readings: [own] }: DateValue, context: readonly Value[]): boolean =>
  monthOf(own) !== undefined &&
  context.some(
    (span) =>
      span.kind === 'duration' &&
      context.some((date) => {
        const other = date.kind === 'date' ? monthOf(date.readings[0]) : undefined;
        return (
          other !== undefined &&
          nearlyEqual(Math.abs(monthOf(own)! - other) * secondsOfMonth, span.amount.low)
        );
      }),
  );

/** Months since the year 0. */
const monthOf = ({ year, month }: CalendarDate): number | undefined =>
  year === undefined || month === undefined ? undefined : 12 * year + month;

/** "Until 1 pm" of "at 12:15; it lasts 45 minutes". */
export const isLater = ({ minutes }: TimeValue, context: readonly Value[]): boolean =>
  context.some(
    (span) =>
      span.kind === 'duration' &&
      context.some(
        (start) => start.kind === 'time' && Math.abs(minutes - start.minutes) === span.amount.low / 60,
      ),
  );

/** "About an hour and a half" from 9:42 to 11:17: to the minute, or to a tenth where the claim is about. */
function spanOfTimes({ amount, approx }: DurationValue, context: readonly Value[]): boolean {
  const wanted = amount.low / 60;
  const times = context
    .flatMap((value) => (value.kind === 'time' ? [value.minutes] : []))
    .slice(0, mostTimes);
  return times.some((from) =>
    times.some((to) => to > from && Math.abs(to - from - wanted) <= (approx ? wanted / 10 : 0)),
  );
}
