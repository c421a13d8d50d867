import { present } from '../../base/present.ts';
import { anyPhrase, everyEntry, lexicons } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { notationWords } from '../notationWords.ts';
import type { BareValueOf } from '../value.ts';
import { partOf, partWords } from './dates.ts';

type BareDate = BareValueOf<'date'>;

const { cardinals, ordinals } = lexicons.en.numbers;
/** "twenties" .. "nineties" */
const decadeWords = [...cardinals].flatMap(([word, value]) =>
  value >= 20 && value < 100 ? word.replace(/y$/, 'ies') : [],
);
/** "first" .. "twenty-first" */
const ranks = [...[...ordinals].flatMap(([word, value]) => (value <= 20 ? word : [])), 'twenty-first'];

const parts = notationWords(({ early, mid, late }) => [...early, ...mid, ...late]);
const ordinalEndings = alternatives(lexicons.en.numbers.ordinalEndings);
const fiscal = notationWords((notation) => notation.fiscal);
const decade = new RegExp(
  `(?<![\\p{L}\\p{N}_.,])(?:(?<part>${parts})(?:\\s|-)(?:to\\s(?:${parts})\\s)?(?:the\\s)?)?(?:(?<year>[12]\\d{2}0)['’]?s|['’](?<short>[1-9]0)s|(?<word>${decadeWords.join('|')}))(?![\\p{L}\\p{N}])`,
  'giu',
);
const century = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?<part>${parts})[\\s-])?(?:(?<number>\\d{1,2})(?:${ordinalEndings})|(?<word>${alternatives(ranks)}))[\\s-]centur(?:y|ies)(?<era>\\s(?:BCE?|B\\.C\\.))?`,
  'giu',
);
const quarter = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?<kind>[QH])(?<number>[1-4])(?!\\p{L})|(?<word>${ranks.slice(0, 4).join('|')})(?:\\s|-)(?<what>quarter|half)(?=\\s(?:of\\s(?:(?:the|${fiscal}|FY)\\s)?)?(?:\\d{4}|year|${fiscal})|\\s(?:${notationWords(({ yearlyFigures }) => yearlyFigures)})))(?:\\s?,?\\s?(?:of\\s)?(?:the\\s)?(?:${fiscal}\\s)?(?:year\\s)?(?:FY\\s?)?(?:(?<year>(?:19|20)\\d{2})|['’]?(?<short>\\d{2}))(?![\\p{L}\\p{N}.,]\\d|\\d|\\s?%))?`,
  'gu',
);
const seasons = everyEntry(({ calendar }) => calendar.seasons);
const season = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?<season>${alternatives(seasons.map(([name]) => name))})(?:\\sof)?,?\\s(?<year>(?:1[5-9]|20)\\d{2})(?![\\p{L}\\p{N}_]|[.,]\\d)`,
  'giu',
);
const seasonOf = new Map(seasons);
const backward = notationWords(({ yearsBefore }) => yearsBefore);
const forward = notationWords(({ yearsSince }) => yearsSince);
const era = new RegExp(
  `(?<![\\p{L}\\p{N}_.,])(?:(?<before>AD|A\\.D\\.)\\s)?(?<year>\\d{1,4})(?:\\s?(?<after>${backward}|${forward}))?(?![\\p{L}\\p{N}_])`,
  'gu',
);
const isBackward = new RegExp(`^(?:${backward})$`);
const span = new RegExp(
  `(?<![\\p{L}\\p{N}_.,/$€£¥-])(?<from>(?:1[0-9]|20)\\d{2})\\s?(?:--|[-–—]|\\s(?:${anyPhrase(({ ranges }) => ranges.until)})\\s|(?<=(?:${anyPhrase(({ ranges }) => ranges.between)})\\s\\d{4}\\s)(?:${anyPhrase(({ ranges }) => ranges.and)})\\s)\\s?(?<to>(?:1[0-9]|20)\\d{2}|\\d{2})(?![\\p{L}\\p{N}_%/-]|[.,]\\d)`,
  'gu',
);
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}_.,/$€£¥#+-]|[$€£¥#]\\s)(?:(?<part>${partWords})(?:\\s|-)(?:in\\s)?)?(?:FY\\s?)?(?<year>(?:1[0-9]|20)\\d{2})(?![\\p{L}\\p{N}_%°/]|[.,:]\\d|\\s?[%°]|-\\d{3,})`,
  'giu',
);

const counted = new RegExp(
  `^[\\s-](?!(?:${notationWords(({ noCounted }) => noCounted)})\\b)(?:(?:${notationWords((notation) => notation.counted)})\\b|\\p{Ll}{2,14}(?<!ou|[sui])s\\b)`,
  'u',
);

/** Years and everything coarser: decades, centuries, quarters, halves, seasons, spans of years. */
export function findYears(text: string): BareDate[] {
  const found: BareDate[] = [];
  const add = (match: RegExpMatchArray, date: BareDate['readings'][0], until?: BareDate['until']) =>
    found.push({
      kind: 'date',
      start: match.index!,
      end: match.index! + match[0].length,
      readings: [present(date)],
      until,
    });
  for (const match of text.matchAll(decade)) {
    const { year, short, word, part } = match.groups!;
    const from = year ?? `19${short ?? (decadeWords.indexOf(word!.toLowerCase()) + 2) * 10}`;
    const whole = Number(from);
    const stated = { part: part ? partOf(part) : undefined };
    add(
      match,
      whole % 100 === 0 && year && whole < 2000
        ? { century: whole / 100 + 1, ...stated }
        : { decade: whole, ...stated },
    );
  }
  for (const match of text.matchAll(century)) {
    const { number, word, part, era: before } = match.groups!;
    const which = number === undefined ? ranks.indexOf(word!.toLowerCase()) + 1 : Number(number);
    add(match, { century: before ? -which : which, part: part ? partOf(part) : undefined });
  }
  for (const match of text.matchAll(quarter)) {
    const { kind, number, word, what, year, short } = match.groups!;
    const which = number === undefined ? ranks.indexOf(word!) + 1 : Number(number);
    const isHalf = kind === 'H' || what === 'half';
    if (isHalf && which > 2) continue;
    const stated = year ?? (short && `20${short}`);
    add(match, {
      year: stated ? Number(stated) : undefined,
      [isHalf ? 'half' : 'quarter']: which,
    });
  }
  for (const match of text.matchAll(season)) {
    const name = match.groups!.season!.toLowerCase();
    add(match, {
      year: Number(match.groups!.year),
      season: seasonOf.get(name)!,
    });
  }
  for (const match of text.matchAll(span)) {
    const from = Number(match.groups!.from);
    const last = match.groups!.to!;
    const to = last.length === 2 ? Math.floor(from / 100) * 100 + Number(last) : Number(last);
    if (to > from) add(match, { year: from }, { year: to });
  }
  for (const match of text.matchAll(era)) {
    const { before, after, year } = match.groups!;
    if (before === undefined && after === undefined) continue;
    add(match, { year: isBackward.test(after ?? '') ? -Number(year) : Number(year) });
  }
  for (const match of text.matchAll(bare)) {
    const { year, part } = match.groups!;
    const end = match.index! + match[0].length;
    if (isCount(text, Number(year), end)) continue;
    add(match, { year: Number(year), part: part ? partOf(part) : undefined });
  }
  return found;
}

/** "1500 people", "2000 servers": a four-digit number that counts something is no year. */
const isCount = (text: string, year: number, end: number): boolean =>
  year < 1200 || counted.test(text.slice(end, end + 24));
