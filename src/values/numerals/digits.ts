import type { Decimals } from '../../lexicon/lexicon.ts';
import { type Numeral, scaleAt, stepOf } from './numeral.ts';

const shape =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_.])(?<sign>[-−–+](?<=(?:^|[\s(:,="])[-−–+]))?(?:\d{1,3}(?:_\d{3})+(?![\d_])|\d+(?:[.,'’\u00a0\u202f\u2009٬]\d+)*|\.\d+)/gu;
const spaced = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)/y;
const power = /\s?[×x*]\s?10(?:\^|\*\*)?\s?([-−⁻]?[\d⁰¹²³⁴-⁹]{1,3})/y;
const exponent = /[eE]([-+]?\d{1,3})(?![\p{L}\p{N}])/uy;
const vulgar: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
]);
const vulgarAfter = /\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞])/y;
const fractionAfter = /(?:\s|-)(\d{1,2})[/⁄](\d{1,2})(?![\p{N}/])/uy;

/** Every number in digits, with its separators, scale word and fraction. Linear in the text. */
export function findDigits(text: string, decimals: Decimals): Numeral[] {
  const found: Numeral[] = [];
  const pattern = new RegExp(shape);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const numeral = readDigits(text, match, decimals);
    found.push(...numeral);
    pattern.lastIndex = Math.max(numeral.at(-1)?.end ?? 0, match.index + match[0].length);
  }
  return [...found, ...loneFractions(text, found)].sort((a, b) => a.start - b.start);
}

function readDigits(text: string, match: RegExpExecArray, decimals: Decimals): Numeral[] {
  const sign = match.groups?.sign ?? '';
  const start = match.index;
  let body = match[0].slice(sign.length);
  spaced.lastIndex = start + sign.length;
  const groups = spaced.exec(text)?.[0];
  if (groups && groups.length > body.length && (decimals === 'comma' || groups.length > 7)) body = groups;
  const parsed = parseBody(body, decimals);
  if (!parsed) return separate(text, start + sign.length, body);
  const negative = sign !== '' && sign !== '+';
  const end = start + sign.length + body.length;
  const isPlain = (sign === '' && /^\d+$/.test(body)) || undefined;
  const whole = { ...parsed, value: negative ? -parsed.value : parsed.value };
  return [extend(text, { start, end, form: 'digits', ...whole, plain: isPlain })];
}

/** "1,2,3" is a list, not a number. */
function separate(text: string, start: number, body: string): Numeral[] {
  return [...body.matchAll(/\d+/g)].map((part) =>
    extend(text, {
      start: start + part.index,
      end: start + part.index + part[0].length,
      value: Number(part[0]),
      step: stepOf(Number(part[0])),
      form: 'digits',
      plain: true,
    }),
  );
}

interface Body {
  readonly value: number;
  readonly step: number;
}

function parseBody(body: string, decimals: Decimals): Body | undefined {
  const digits = body.replaceAll('_', '');
  if (/^\d+$/.test(digits)) return { value: Number(digits), step: stepOf(Number(digits)) };
  const point = decimals === 'point' ? '.' : ',';
  const last = body.search(/[.,]\d*$/);
  const mark = last < 0 ? '' : body[last]!;
  const fraction = last < 0 ? '' : body.slice(last + 1);
  const others = body.slice(0, Math.max(last, 0));
  const grouping = /^\d{1,3}(?:[.,'’\u00a0\u202f\u2009٬ ]\d{2,3})*$/;
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}(?:[.,]\d{2,3})*$/.test(others);
  const repeated = others.includes(mark);
  const decimal =
    mark !== '' &&
    !repeated &&
    (mark === point || !isGroup) &&
    (/^\d*$/.test(others) || (grouping.test(others) && /[.,'’\u00a0\u202f\u2009٬ ]\d{3}$/.test(others)));
  if (decimal && (mark === point || fraction.length <= 2 || /[.,\s]/.test(others) || others === '0')) {
    const whole = others.replace(/\D/g, '');
    return { value: Number(`${whole || '0'}.${fraction}`), step: 10 ** -fraction.length };
  }
  if (
    /^\d{1,3}(?:([.,'’\u00a0\u202f\u2009٬ ])\d{3})(?:\1\d{3})*$/.test(body) ||
    /^\d{1,2}(?:,\d{2})*,\d{3}$/.test(body)
  ) {
    const value = Number(body.replace(/\D/g, ''));
    return { value, step: stepOf(value) };
  }
  return undefined;
}

/** Takes in what follows: "× 10^6", "e6", "½", "1/2", "and a half", "million". */
function extend(text: string, numeral: Numeral): Numeral {
  const { plain: _, ...bare } = numeral;
  power.lastIndex = numeral.end;
  exponent.lastIndex = numeral.end;
  const tens = power.exec(text) ?? exponent.exec(text);
  if (tens) {
    const factor = 10 ** Number(plainDigits(tens[1]!));
    return {
      ...bare,
      value: bare.value * factor,
      step: bare.step * factor,
      end: bare.end + tens[0].length,
      scaled: true,
    };
  }
  const mixed = fractionPart(text, numeral.end, numeral.plain === true);
  const base = mixed ? { ...bare, value: bare.value + mixed.value, step: 0.1, end: mixed.end } : numeral;
  const scale = scaleAt(text, base.end);
  if (!scale) return base;
  const { plain: __, ...unscaled } = base as Numeral;
  const next = scaleAt(text, scale.end);
  const factor = scale.factor * (next?.factor ?? 1);
  return {
    ...unscaled,
    value: unscaled.value * factor,
    step: unscaled.step * factor,
    end: next?.end ?? scale.end,
    scaled: true,
  };
}

function fractionPart(text: string, at: number, whole: boolean): { value: number; end: number } | undefined {
  vulgarAfter.lastIndex = at;
  const sign = vulgarAfter.exec(text);
  if (sign) return { value: vulgar.get(sign[1]!)!, end: vulgarAfter.lastIndex };
  fractionAfter.lastIndex = at;
  const slash = whole ? fractionAfter.exec(text) : null;
  if (slash && Number(slash[1]) < Number(slash[2]))
    return { value: Number(slash[1]) / Number(slash[2]), end: fractionAfter.lastIndex };
  return undefined;
}

function loneFractions(text: string, taken: readonly Numeral[]): Numeral[] {
  const ends = new Set(taken.map((numeral) => numeral.end));
  return [...text.matchAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞]/g)]
    .filter((match) => !ends.has(match.index + 1))
    .map((match) => ({
      start: match.index,
      end: match.index + 1,
      value: vulgar.get(match[0])!,
      step: 0.01,
      form: 'digits',
      fraction: true,
    }));
}

const plainDigits = (superscript: string): string =>
  superscript.replace(/[−⁻]/g, '-').replace(/[⁰¹²³⁴-⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)));
