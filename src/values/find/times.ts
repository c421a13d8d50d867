import { englishWeekdays } from '../../lexicon/calendar.ts';
import { anyPhrase, decimalsOf, everyEntry, type Language, lexicons } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { notationWords } from '../notationWords.ts';
import type { BareValueOf } from '../value.ts';

type BareTime = BareValueOf<'time'>;

const hours = new Map([...lexicons.en.numbers.cardinals].filter(([, value]) => value >= 1 && value <= 12));
const hour = alternatives(hours.keys());

const alone =
  '(?<!(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{N}_$€£¥/]|\\d[.,:])';
const half = '(?<half>[ap](?:m\\b|\\.\\s?m\\b\\.?))';
const zone =
  '(?:\\s?\\(?(?<zone>UTC|GMT|CET|CEST|BST|EST|EDT|ET|CST|CDT|CT|MST|MDT|PST|PDT|PT|JST|IST|Z)(?![\\p{L}])(?<shift>\\s?[-+−]\\d{1,2}(?::?\\d{2})?)?\\)?|(?<=T\\d{2}:\\d{2}(?::\\d{2})?)(?<offset>[-+]\\d{2}:?\\d{2}))?';
const clock = new RegExp(
  `(?:(?<=\\d)T|${alone}(?<!(?:${notationWords(({ verseBooks }) => verseBooks)})\\s))(?<hour>[01]?\\d|2[0-4])(?::(?<minute>[0-5]\\d)(?::(?<second>[0-5]\\d))?(?![:\\d])|[hH](?<minuteH>[0-5]\\d)(?!\\d)|:(?<bareZero>0)(?![:\\d]))(?:\\s?${half})?${zone}`,
  'giu',
);
const hourOnly = new RegExp(
  `${alone}(?<hour>1[0-2]|0?\\d)(?:\\.(?<minute>[0-5]\\d))?\\s?${half}${zone}`,
  'giu',
);
const ranges = notationWords(({ clockRanges }) => clockRanges);
const range = new RegExp(
  `(?<![\\p{L}\\p{N}_.,:$€£¥/-])(?<hour>1[0-2]|[1-9])(?=\\s?(?:[-–—]|${ranges})\\s?(?:1[0-2]|[1-9])(?::[0-5]\\d)?\\s?[ap]\\.?m)`,
  'giu',
);
const jsonClock =
  /(?<![\p{L}\p{N}_/]|\d[.,:])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]?\d)(?=\s?[-–]\s?\d{1,2}:\d|(?<=\d:\d{1,2}\s?[-–]\s?\d{1,2}:\d{1,2})(?!\d))/gu;
const german =
  /(?<![\p{L}\p{N}_.,:])(?<hour>[01]?\d|2[0-4])(?:[.:](?<minute>[0-5]\d))?\sUhr(?:\s(?<late>[0-5]?\d)(?!\d))?/gu;
const germanStart =
  /(?<![\p{L}\p{N}_.,:])(?<hour>[01]?\d|2[0-4])(?:[.:](?<minute>[0-5]\d))?(?=\s?(?:bis|und|-|–)\s?\d{1,2}(?:[.:]\d{2})?\sUhr)/gu;
const gap = '[\\s\\u00a0\\u202f]';
const hourSign = `${gap}?(?:h|${anyPhrase(({ measures }) => measures.durations.get('hour') ?? [])})`;
/** "À 8 h 30", "de 8 h à 18 h", "a las 9.30": an hour sign alone tells a length of time as often. */
const until = anyPhrase(({ ranges }) => [...ranges.to, ...ranges.and]);
const romance = new RegExp(
  `(?:(?<=(?<![\\p{L}])(?:${notationWords(({ fullHourLeads }) => fullHourLeads)})${gap})(?<full>[01]?\\d|2[0-4])${gap}?h${gap}?(?<over>[0-5]\\d)|(?<=(?:(?<![\\p{L}])(?<!(?<!\\d)\\d{1,2}${gap})(?:${notationWords(({ hourLeads }) => hourLeads)})|(?:\\d${gap}?h(?:${gap}?\\d\\d)?|[.:]\\d\\d)${gap}(?:${until}))${gap})(?<hour>[01]?\\d|2[0-4])(?:${hourSign}(?:${gap}?(?<minute>[0-5]\\d))?|[.:](?<dotted>[0-5]\\d)(?:${hourSign})?)|(?<from>[01]?\\d|2[0-4])(?:${gap}?h${gap}?(?<past>[0-5]\\d)?|[.:](?<point>[0-5]\\d)(?:${gap}?h)?)(?=${gap}(?:${until})${gap}(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?${gap}?h))(?![\\p{L}\\p{N}]|[.,]\\d|${gap}de${gap})`,
  'giu',
);
const quarterPast = new Map(everyEntry(({ notation }) => notation.quarterPast));
const middays = new Map(everyEntry(({ notation }) => notation.middays));
const dayParts = new Map(everyEntry(({ notation }) => notation.dayParts));
const dayPart = alternatives(dayParts.keys());
const worded = new RegExp(
  `(?<![\\p{L}])(?:(?<half>${alternatives(quarterPast.keys())})\\s(?<past>${hour}|1[0-2]|[1-9])|(?<name>${alternatives(middays.keys())})|(?<hour>(?:${hour}|1\\d|2[0-4]|[1-9])(?=\\s?(?:-|–|${ranges})\\s?(?:\\d{1,2}|\\p{L}{3,6})\\so['’]clock)|(?<!\\d)(?:${hour}|1\\d|2[0-4]|[1-9])\\so['’]clock|(?<=(?<![\\p{L}])at\\s)(?:${hour})(?=\\s?[.;)]|\\sin\\sthe\\s(?:${dayPart})|\\son\\s(?:${englishWeekdays.join('|')})|$)))(?![\\p{L}])(?:\\sin\\sthe\\s(?<day>${dayPart}))?`,
  'giu',
);
const hourStarts = notationWords((notation) => notation.hourStarts);
const hourEnds = notationWords((notation) => notation.hourEnds);
const nineToFive = new RegExp(
  `(?<![\\p{L}])(?<from>${hourStarts})(?=\\s?(?:-|\\sto\\s)\\s?(?:${hourEnds}))|(?<=(?<![\\p{L}])(?:${hourStarts})(?:-|\\sto\\s))(?<to>${hourEnds})(?![\\p{L}])`,
  'giu',
);

/** Hours that each zone is east of UTC; names without a fixed meaning ("ET") are left out. */
const zones: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['GMT', 0],
  ['Z', 0],
  ['CET', 1],
  ['CEST', 2],
  ['BST', 1],
  ['EST', -5],
  ['EDT', -4],
  ['CST', -6],
  ['CDT', -5],
  ['MST', -7],
  ['MDT', -6],
  ['PST', -8],
  ['PDT', -7],
  ['JST', 9],
]);

/** Times of day: "17:00", "17:0", "5 PM", "17h30", "17 Uhr", "noon", "half past five", "9–5 pm". */
export function findTimes(text: string, language: Language): BareTime[] {
  const found: BareTime[] = [];
  const taken = new Set<number>();
  const add = (match: RegExpMatchArray, hour: number, minute: number, rest: Partial<BareTime> = {}) => {
    const start = match.index! + (match[0].startsWith('T') ? 1 : 0);
    if (hour > 24 || taken.has(start)) return;
    taken.add(start);
    found.push({
      kind: 'time',
      start,
      end: match.index! + match[0].trimEnd().length,
      minutes: (hour * 60 + minute) % 1440,
      ...rest,
    });
  };
  for (const match of text.matchAll(clock)) {
    const { hour, minute, minuteH, second, bareZero } = match.groups!;
    if (isRatio(text, match)) continue;
    add(match, ...clockTime(Number(hour), Number(minute ?? minuteH ?? bareZero), match.groups!), {
      ...openness(match, Number(hour)),
      seconds: second === undefined ? undefined : Number(second),
      ...zoneOf(match.groups!),
    });
  }
  for (const match of text.matchAll(jsonClock)) {
    const hour = Number(match.groups!.hour);
    add(match, hour, Number(match.groups!.minute), hour <= 12 ? { halfDayOpen: true } : {});
  }
  for (const match of text.matchAll(hourOnly)) {
    const { hour, minute } = match.groups!;
    add(match, ...clockTime(Number(hour), Number(minute ?? 0), match.groups!), zoneOf(match.groups!));
  }
  for (const match of text.matchAll(range)) add(match, Number(match.groups!.hour), 0, { halfDayOpen: true });
  for (const match of text.matchAll(german)) {
    const { hour, minute, late } = match.groups!;
    add(match, Number(hour), Number(minute ?? late ?? 0), Number(hour) <= 12 ? { halfDayOpen: true } : {});
  }
  for (const match of text.matchAll(germanStart)) {
    const { hour, minute } = match.groups!;
    add(match, Number(hour), Number(minute ?? 0), Number(hour) <= 12 ? { halfDayOpen: true } : {});
  }
  if (decimalsOf(language) === 'comma')
    for (const match of text.matchAll(romance)) {
      const { hour, minute, dotted, from, past, point, full, over } = match.groups!;
      const at = Number(hour ?? from ?? full);
      add(
        match,
        at,
        Number(minute ?? dotted ?? past ?? point ?? over ?? 0),
        at <= 12 ? { halfDayOpen: true } : {},
      );
    }
  for (const match of text.matchAll(worded)) add(match, ...wordedTime(match.groups!));
  for (const match of text.matchAll(nineToFive)) {
    const hour = hours.get((match.groups!.from ?? match.groups!.to)!.toLowerCase())!;
    add(match, hour, 0, { halfDayOpen: true });
  }
  return found.some((time) => isOfWholeDay(time, text))
    ? found.map(({ halfDayOpen: _, ...time }) => time)
    : found;
}

/** A time behind noon without a word for it: who writes 22:00 does not mean the evening with 6:00. */
const isOfWholeDay = ({ minutes, start, end, halfDayOpen }: BareTime, text: string): boolean =>
  halfDayOpen === undefined && minutes >= 13 * 60 && !/\p{L}/u.test(text.slice(start, end));

type Groups = Readonly<Record<string, string | undefined>>;

function clockTime(hour: number, minute: number, groups: Groups): [number, number] {
  const letter = groups.half?.[0]?.toLowerCase();
  if (letter === undefined || hour > 12) return [hour, minute];
  return [(hour % 12) + (letter === 'p' ? 12 : 0), minute];
}

const openness = (match: RegExpMatchArray, hour: number) =>
  match.groups!.half === undefined &&
  hour <= 12 &&
  !match[0].startsWith('T') &&
  !/^0\d/.test(match.groups!.hour!)
    ? ({ halfDayOpen: true } as const)
    : {};

/** "3:10 ratio", "won 2:10": no time follows a ratio's words. */
const isRatio = (text: string, match: RegExpMatchArray): boolean =>
  ratio.test(text.slice(match.index! + match[0].length, match.index! + match[0].length + 8));
const ratio = new RegExp(`^\\s?(?:${notationWords(({ ratios }) => ratios)})`, 'i');

function wordedTime(groups: Groups): [number, number, Partial<BareTime>] {
  const { half: part, past, name, hour, day } = groups;
  if (name !== undefined) return [middays.get(name.toLowerCase())!, 0, {}];
  const written = (past ?? hour)!.toLowerCase().split(/\s/)[0]!;
  const base = hours.get(written) ?? Number(written);
  const late = day === undefined ? 0 : dayParts.get(day.toLowerCase())!;
  const open: Partial<BareTime> = day === undefined && base <= 12 ? { halfDayOpen: true } : {};
  const shift = part === undefined ? 0 : quarterPast.get(part.toLowerCase().replace(/\s/, ' '))!;
  const minutes = ((base > 12 ? base : base % 12) + late) * 60 + shift;
  return [Math.floor(((minutes + 1440) % 1440) / 60), (minutes + 1440) % 60, open];
}

function zoneOf(groups: Groups): { zone?: number } {
  const base = zones.get(groups.zone?.toUpperCase() ?? '');
  const shift = groups.shift ?? groups.offset;
  if (base === undefined && groups.offset === undefined) return {};
  const [, sign, h, m] = /([-+−])(\d{1,2}):?(\d{2})?/.exec(shift ?? '') ?? [];
  const extra = h === undefined ? 0 : (sign === '+' ? 1 : -1) * (Number(h) * 60 + Number(m ?? 0));
  return { zone: (base ?? 0) * 60 + extra };
}
