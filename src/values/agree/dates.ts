import type { CalendarDate, DateValue, TimeValue, ValueRelation } from '../value.ts';

/** Dates at any precision: fields that both state must agree; who states fewer is coarser. */
export function compareDates(claim: DateValue, context: DateValue): ValueRelation {
  const agreements = claim.readings.flatMap((here) =>
    context.readings.map((there) =>
      compareSpans({ from: here, ...untilOf(claim) }, { from: there, ...untilOf(context) }),
    ),
  );
  return preference.find((agreement) => agreements.includes(agreement)) ?? 'incomparable';
}

const preference: readonly ValueRelation[] = [
  'equal',
  'coarser',
  'compatible',
  'finer',
  'incomparable',
  'clash',
];

const untilOf = ({ until }: DateValue) => (until ? { until } : {});

interface Stretch {
  readonly from: CalendarDate;
  readonly until?: CalendarDate;
}

function compareSpans(claim: Stretch, context: Stretch): ValueRelation {
  if (!claim.until && !context.until) return comparePoints(claim.from, context.from);
  if (claim.until && context.until) {
    const ends = [comparePoints(claim.from, context.from), comparePoints(claim.until, context.until)];
    return worst.find((agreement) => ends.includes(agreement))!;
  }
  const stretch = claim.until ? claim : context;
  const date = claim.until ? context.from : claim.from;
  const ends = [comparePoints(date, stretch.from), comparePoints(date, stretch.until!)];
  if (ends.includes('incomparable')) return 'incomparable';
  if (ends.some((agreement) => agreement !== 'clash')) return 'compatible';
  if (!claim.until && isWithinWeek(date, stretch)) return 'compatible';
  const inside = order(stretch.from) < order(date) && order(date) < order(stretch.until!);
  return inside ? (claim.until ? 'compatible' : 'finer') : 'clash';
}

/** Wednesday, of what is so from Tuesday to Sunday. */
const isWithinWeek = ({ weekday, ...rest }: CalendarDate, { from, until }: Stretch): boolean =>
  weekday !== undefined &&
  from.weekday !== undefined &&
  until?.weekday !== undefined &&
  Object.values(rest).every((field) => field === undefined) &&
  (weekday - from.weekday + 7) % 7 <= (until.weekday - from.weekday + 7) % 7;

const worst: readonly ValueRelation[] = ['clash', 'incomparable', 'finer', 'compatible', 'coarser', 'equal'];

const order = ({ year, decade, century, month, day }: CalendarDate): number =>
  (year ?? decade ?? (century ?? 0) * 100) * 400 + (month ?? 0) * 32 + (day ?? 0);

type Field = keyof CalendarDate;

function comparePoints(claim: CalendarDate, context: CalendarDate): ValueRelation {
  const here = fieldsOf(claim);
  const there = fieldsOf(context);
  const shared = [...here.keys()].filter((field) => there.has(field));
  if (shared.length === 0) return 'incomparable';
  const differs = shared.some(
    (field) => here.get(field) !== there.get(field) && !(field === 'season' && isEdge(claim, context)),
  );
  // "From 1 June 2026" beside "on Wednesday": that the first of June is a Monday, the claim does not say.
  const isSaid = shared.some((field) => field !== 'weekday') || claim.weekday !== undefined;
  if (differs) return isSaid ? 'clash' : 'incomparable';
  if (!partAgrees(claim, context) || !partAgrees(context, claim)) return 'clash';
  const more =
    [...here.keys()].some((field) => !there.has(field)) ||
    (claim.part !== undefined && context.part === undefined && !tellsPart(claim, context));
  const less =
    [...there.keys()].some((field) => !here.has(field)) ||
    (context.part !== undefined && claim.part === undefined && !tellsPart(context, claim));
  return more ? (less ? 'compatible' : 'finer') : less ? 'coarser' : 'equal';
}

/** "Late May" follows from the 31st. */
const tellsPart = (coarse: CalendarDate, fine: CalendarDate): boolean =>
  coarse.month === undefined ? fine.month !== undefined : fine.day !== undefined;

/** The stated fields and all that follow from them: a year has a decade, a month a quarter, a full date a weekday. */
function fieldsOf(date: CalendarDate): ReadonlyMap<Field, number | string> {
  const known = knownFields.get(date) ?? findFields(date);
  knownFields.set(date, known);
  return known;
}

/** A date is held against many others. */
const knownFields = new WeakMap<CalendarDate, ReadonlyMap<Field, number | string>>();

function findFields(date: CalendarDate): ReadonlyMap<Field, number | string> {
  const fields = new Map<Field, number | string>();
  const { year, month, day } = date;
  const decade = date.decade ?? (year === undefined ? undefined : Math.floor(year / 10) * 10);
  const century =
    date.century ?? (decade === undefined ? undefined : Math.floor(decade / 100) + (decade < 0 ? 0 : 1));
  const quarter = date.quarter ?? (month === undefined ? undefined : Math.ceil(month / 3));
  const half = date.half ?? (quarter === undefined ? undefined : Math.ceil(quarter / 2));
  const weekday = date.weekday ?? weekdayOf(year, month, day);
  const season = date.season ?? (month === undefined ? undefined : seasonOf(month));
  const stated = { century, decade, year, half, quarter, season, month, day, weekday };
  for (const [field, value] of Object.entries(stated))
    if (value !== undefined) fields.set(field as Field, value);
  return fields;
}

function weekdayOf(year?: number, month?: number, day?: number): number | undefined {
  if (year === undefined || month === undefined || day === undefined || year < 1600) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** Of the northern half. */
const seasonOf = (month: number): string =>
  month <= 2 || month === 12 ? 'winter' : month <= 5 ? 'spring' : month <= 8 ? 'summer' : 'autumn';

/** "Fall" may begin in August: a month beside those of a season is no other time. */
function isEdge(a: CalendarDate, b: CalendarDate): boolean {
  const season = a.season ?? b.season;
  const month = a.month ?? b.month;
  return (
    season !== undefined &&
    month !== undefined &&
    [month - 1, month + 1].some((next) => seasonOf(((next + 11) % 12) + 1) === season)
  );
}

/** "Early 1990s" is no 1998, "late 2020" no February. */
function partAgrees(coarse: CalendarDate, fine: CalendarDate): boolean {
  if (coarse.part === undefined) return true;
  if (fine.part !== undefined && sameUnit(coarse, fine)) return fine.part === coarse.part;
  const share = shareOf(coarse, fine);
  if (share === undefined) return true;
  const [from, to] = reach[coarse.part];
  return share >= from && share <= to;
}

const reach = { early: [0, 0.5], mid: [0.2, 0.8], late: [0.5, 1] } as const;

const sameUnit = (a: CalendarDate, b: CalendarDate): boolean =>
  (['century', 'decade', 'year', 'month'] as const).every(
    (field) => (a[field] === undefined) === (b[field] === undefined),
  );

/** How far into the coarse date the fine one lies, 0..1. */
function shareOf(coarse: CalendarDate, fine: CalendarDate): number | undefined {
  if (coarse.month !== undefined) return fine.day === undefined ? undefined : fine.day / 31;
  if (coarse.year !== undefined) return fine.month === undefined ? undefined : (fine.month - 0.5) / 12;
  const year = fine.year ?? (fine.decade === undefined ? undefined : fine.decade + 5);
  if (coarse.decade !== undefined) return fine.year === undefined ? undefined : (fine.year % 10) / 10;
  if (coarse.century !== undefined) return year === undefined ? undefined : (year % 100) / 100;
  return undefined;
}

const halfDay = 720;
/** Minutes that "about 5 pm" may be off. */
const approximateMinutes = 30;

/** Times of day; "5:00" may be 17:00 where neither side says which half of the day. */
export function compareTimes(claim: TimeValue, context: TimeValue): ValueRelation {
  const circle = claim.halfDayOpen || context.halfDayOpen ? halfDay : 2 * halfDay;
  const shift = claim.zone !== undefined && context.zone !== undefined ? context.zone - claim.zone : 0;
  const apart = (((claim.minutes + shift - context.minutes) % circle) + circle) % circle;
  const difference = Math.min(apart, circle - apart);
  if (difference === 0) return compareSeconds(claim, context);
  if (claim.exact || difference > approximateMinutes) return 'clash';
  return claim.approx ? 'rounded' : context.approx ? 'finer' : 'clash';
}

function compareSeconds(claim: TimeValue, context: TimeValue): ValueRelation {
  if (claim.seconds === context.seconds) return 'equal';
  if (claim.seconds === undefined) return context.seconds === 0 ? 'equal' : 'coarser';
  if (context.seconds === undefined) return claim.seconds === 0 ? 'equal' : 'finer';
  return 'clash';
}
