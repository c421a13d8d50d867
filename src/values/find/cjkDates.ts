import { present } from '../../base/present.ts';
import { findHanNumerals } from '../numerals/han.ts';
import type { BareValueOf, CalendarDate } from '../value.ts';

const number = '(?:\\d{1,4}|[〇零一二三四五六七八九十]{1,5})';
const era = '(?<era>令和|平成|昭和|大正|明治)';
const date = new RegExp(
  `(?:${era} ?)?(?:(?<year>元|${number}) ?年(?! ?(?:間|前|後|代|以|来|半|生|级))(?: (?=\\d))?)?(?:(?<month>${number}) ?月(?!間|前|後)(?: ?(?<day>${number}) ?[日号號])?|第?(?<quarter>[1-4一二三四])(?:四半期|季度)|(?<half>上半期|下半期|上半年|下半年))?`,
  'gu',
);
const decade =
  /(?:(?<of>\d{1,2}|[一二三四五六七八九十]{1,3})世[紀纪])?(?<year>\d{2,4}|[一二三四五六七八九]十)年代(?<part>前半|初|後半|末)?/gu;
const century = /(?:第)?(?<century>\d{1,2}|[一二三四五六七八九十]{1,3})世[紀纪]/gu;
const weekday = /(?<ja>[月火水木金土日])曜日?|(?:星期|周|週|礼拜)(?<zh>[一二三四五六日天])(?![\p{Nd}])/gu;
const time =
  /(?:(?<half>午前|午後|上午|下午|早上|晚上|凌晨|中午) ?)?(?<hour>\d{1,2}|[一二三四五六七八九十]{1,3})(?: ?時(?!間|代|期|点)| ?(?<zh>[点點](?!数|目|以|满)(?<clock>钟|鐘|整)?))(?: ?(?<minute>\d{1,2}|[一二三四五六七八九十]{1,3}) ?分(?!間|钟|鐘)|(?<thirty>半))?/gu;

const eras: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['大正', 1911],
  ['明治', 1867],
]);

const read = (written: string): number =>
  /^\d+$/.test(written) ? Number(written) : (findHanNumerals(`${written}人`)[0]?.value ?? Number.NaN);

/** Japanese and Chinese dates: 2024年3月5日, 令和6年, 2023年第3四半期, 1990年代, 19世紀, 日曜日. */
export function findCjkDates(text: string): BareValueOf<'date'>[] {
  if (!/[年月曜期世周週]/.test(text)) return [];
  const found: BareValueOf<'date'>[] = [];
  const add = (match: RegExpMatchArray, reading: CalendarDate | undefined) => {
    if (reading)
      found.push({
        kind: 'date',
        start: match.index!,
        end: match.index! + match[0].trimEnd().length,
        readings: [reading],
      });
  };
  for (const match of text.matchAll(decade)) {
    const { of, year: written } = match.groups!;
    const counted = read(written!);
    const year = counted < 100 ? (of ? read(of) - 1 : 19) * 100 + counted : counted;
    const part = match.groups!.part;
    const stated = part ? ({ part: /前|初/.test(part) ? 'early' : 'late' } as const) : {};
    add(match, { decade: year, ...stated });
  }
  for (const match of text.matchAll(century)) add(match, { century: read(match.groups!.century!) });
  for (const match of text.matchAll(date)) if (match[0] !== '') add(match, calendarDate(match.groups!));
  for (const match of text.matchAll(weekday)) {
    const { ja, zh } = match.groups!;
    const at = ja ? '月火水木金土日'.indexOf(ja) : '一二三四五六日天'.indexOf(zh!);
    add(match, { weekday: Math.min(at, 6) + 1 });
  }
  return found;
}

function calendarDate(groups: Readonly<Record<string, string | undefined>>): CalendarDate | undefined {
  const { era: reign, year, month, day, quarter, half } = groups;
  if (year === undefined && (reign !== undefined || (month === undefined && quarter === undefined)))
    return undefined;
  const counted = year === '元' ? 1 : year && read(year);
  const whole = counted ? (reign ? eras.get(reign)! + counted : counted) : undefined;
  if (whole !== undefined && reign === undefined && whole < 1000) return undefined;
  const inYear = month ? read(month) : undefined;
  if (inYear !== undefined && !(inYear >= 1 && inYear <= 12)) return undefined;
  return present({
    year: whole,
    month: inYear,
    day: day === undefined ? undefined : read(day),
    quarter: quarter === undefined ? undefined : read(quarter),
    half: half === undefined ? undefined : half.startsWith('上') ? 1 : 2,
  });
}

/** 午後5時30分, 下午3点, 17時. A bare 5点 is a score as often as a time and is left out; 五点钟, 五点半 and 五点左右 are times. */
export function findCjkTimes(text: string): BareValueOf<'time'>[] {
  return [...text.matchAll(time)].flatMap((match): BareValueOf<'time'>[] => {
    const { half, hour, zh, clock, minute, thirty } = match.groups!;
    const isAbout = text.startsWith('左右', match.index + match[0].length);
    const isClock = isAbout || [half, clock, minute, thirty].some((one) => one !== undefined);
    if (zh !== undefined && !isClock) return [];
    const hours = read(hour!);
    const late = /午後|下午|晚上/.test(half ?? '') && hours < 12 ? 12 : 0;
    const minutes = (hours + late) * 60 + (minute ? read(minute) : thirty ? 30 : 0);
    if (!(minutes <= 1440)) return [];
    const open = half === undefined && hours <= 12 ? ({ halfDayOpen: true } as const) : {};
    return [
      {
        kind: 'time',
        start: match.index,
        end: match.index + match[0].length,
        minutes: minutes % 1440,
        ...open,
      },
    ];
  });
}
