import { anyPhrase, everyEntry } from '../../lexicon/languages.ts';
import { withoutOverlaps } from '../../text/span.ts';
import { type Numeral, stepOf } from './numeral.ts';

const signs: ReadonlyMap<string, number> = new Map(
  everyEntry(({ numbers }) => (numbers.grammar === 'han' ? numbers.cardinals : [])),
);
const digits: ReadonlyMap<string, number> = new Map([...signs].filter(([, value]) => value < 10));
const small: ReadonlyMap<string, number> = new Map([...signs].filter(([, value]) => value >= 10));
const large: ReadonlyMap<string, number> = new Map(
  everyEntry(({ numbers }) => (numbers.grammar === 'han' ? numbers.scales : [])),
);

const sign = `[${[...signs.keys()].join('')}]`;
const largeSign = `[${[...large.keys()].join('')}]`;
const run = new RegExp(
  `(?<![\\p{Nd}.,])(?!百分之)(?:(?:\\d{1,4}(?:,\\d{3})*(?:\\.\\d+)?|${sign}+)[千百]?${largeSign}\\s?)+(?:\\d{1,4}[千百]?(?!\\d)|${sign}+)?|${sign}+`,
  'gu',
);
/** A lone 一 or 三 is a number only before what it counts. */
const counted = new RegExp(`^(?:${anyPhrase(({ numbers }) => numbers.counters)})`, 'u');

/** 一个 is "a" rather than "one". */
const article = new RegExp(`^一(?:${anyPhrase(({ numbers }) => numbers.indefinite)})`, 'u');

/** Numbers in Han characters, and those that mix digits with 万 and 億: 二十三, 1億2000万, 3万5千. */
export function findHanNumerals(text: string): Numeral[] {
  return withoutOverlaps([...findHanParts(text), ...findWhole(text)]);
}

const part =
  /(?<whole>[二三四五六七八九十]|\d{1,2})分[の之](?<count>[一二三四五六七八九]|\d)(?!\d)|(?<half>一半|半数|半分)/gu;

/** 三分之二, 3分の2, 一半. */
const findHanParts = (text: string): Numeral[] =>
  [...text.matchAll(part)].flatMap((match): Numeral[] => {
    const { whole, count, half } = match.groups!;
    const read = (written: string): number => signs.get(written) ?? Number(written);
    const value = half ? 1 / 2 : read(count!) / read(whole!);
    if (value >= 1) return [];
    const end = match.index + match[0].length;
    return [{ start: match.index, end, value, step: 0.01, form: 'words', fraction: true }];
  });

function findWhole(text: string): Numeral[] {
  return [...text.matchAll(run)].flatMap((match): Numeral[] => {
    const [written] = match;
    const end = match.index + written.trimEnd().length;
    if (written === '一' && article.test(text.slice(match.index, end + 2))) return [];
    if (/^\p{Script=Han}$/u.test(written) && !counted.test(text.slice(end, end + 5))) return [];
    if (/^[百千十]$/.test(written) || /^[十百千万]+$/.test(written)) return [];
    const value = parseHan(written.replace(/[\s,]/g, ''));
    if (value === undefined) return [];
    const last = [...written.trimEnd()].at(-1)!;
    const scale = large.get(last);
    const isYear = /^[〇零一二三四五六七八九]{4}$/.test(written);
    return [
      {
        start: match.index,
        end,
        value,
        step: isYear ? 1 : scale ? scale * stepOfMantissa(value / scale) : stepOf(value),
        form: 'words',
        scaled: scale ? true : undefined,
      },
    ];
  });
}

const stepOfMantissa = (mantissa: number): number => {
  const decimals = /\.(\d+)$/.exec(String(mantissa))?.[1]?.length ?? 0;
  return decimals > 0 ? 10 ** -Math.min(decimals, 4) : stepOf(mantissa);
};

function parseHan(written: string): number | undefined {
  if (/^[〇零一二三四五六七八九]{2,}$/.test(written))
    return Number([...written].map((sign) => digits.get(sign)).join(''));
  let total = 0;
  let section = 0;
  let current: number | undefined;
  for (const part of written.match(/\d+(?:\.\d+)?|\p{L}|\p{N}/gu) ?? []) {
    const scale = large.get(part);
    const ten = small.get(part);
    if (scale !== undefined) {
      total += (section + (current ?? 0)) * scale;
      section = 0;
      current = undefined;
    } else if (ten !== undefined) {
      section += (current ?? 1) * ten;
      current = undefined;
    } else current = digits.get(part) ?? Number(part);
  }
  const value = total + section + (current ?? 0);
  return Number.isFinite(value) ? value : undefined;
}
