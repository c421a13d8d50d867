import { everyEntry, everyWord, spacedPhrases, unspacedPhrases } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { type Numeral, scaleAt } from '../numerals/numeral.ts';
import type { BareValueOf } from '../value.ts';

const codes =
  'USD|EUR|GBP|JPY|CNY|RMB|CHF|AUD|CAD|NZD|SEK|NOK|DKK|INR|KRW|BRL|MXN|SGD|HKD|ZAR|PLN|CZK|TRY|ILS|THB|RUB';
const signs: ReadonlyMap<string, string> = new Map([
  ['$', '$'],
  ['US$', 'USD'],
  ['U.S.$', 'USD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['₹', 'INR'],
  ['Rs', 'INR'],
  ['Rs.', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
  ['CN¥', 'CNY'],
  ['Fr.', 'CHF'],
  ['RMB', 'CNY'],
]);
const words: ReadonlyMap<string, string> = new Map(
  everyEntry(({ measures }) =>
    [...measures.currencies].flatMap(([currency, names]) =>
      [...names].map((name) => [name, currency] as const),
    ),
  ),
);
const ambiguous = everyWord(({ measures }) => measures.ambiguousCurrencies);
const tellsMoney = (name: string): boolean => words.has(name) && !ambiguous.has(name);
const spacedNames = spacedPhrases(({ measures }) =>
  [...measures.currencies.values()].flatMap((names) => [...names].filter(tellsMoney)),
);
const unspacedNames = unspacedPhrases(({ measures }) =>
  [...measures.currencies.values()].flatMap((names) => [...names]),
);
const before = new RegExp(
  `(?:(?<![\\p{L}])(?:${codes}|US|AU|CA|NZ|HK|CN|U\\.S\\.|[ACSR]|Rs\\.?|Fr\\.)\\s?)?[$€£¥￥₹₩₽₺₪฿]\\s?[-−]?$|(?<![\\p{L}])(?:${codes}|Rs\\.?|Fr\\.)\\s?[-−]?$`,
  'u',
);
const after = new RegExp(
  `\\s?(?:[$€£¥￥₹₩₽₺₪](?!\\.?\\d)|(?:${codes}|${spacedNames})(?![\\p{L}])|${unspacedNames})`,
  'uyi',
);
/** "Millions of euros" in languages that say so. */
const ofCurrency = new RegExp(
  `\\s(?:${spacedPhrases(({ measures }) => measures.ofCurrency)})\\s?(?=\\p{L})`,
  'uyi',
);
/** Hundredths of a currency, by their names. */
const hundredths = new Map(
  everyEntry(({ measures }) =>
    [...measures.hundredths].flatMap(([currency, names]) =>
      [...names].map((name) => [name, currency] as const),
    ),
  ),
);
const cents = new RegExp(`\\s?(?:¢|(?<name>${alternatives(hundredths.keys())})(?![\\p{L}]))`, 'iuy');

/** Whether a currency stands at this place of a text, behind a number. */
export function hasCurrencyAt(text: string, at: number): boolean {
  after.lastIndex = at;
  return after.test(text);
}

/** The numeral as a sum of money, by a sign, code or word on either side. */
export function readMoney(text: string, numeral: Numeral): BareValueOf<'money'> | undefined {
  const lead = before.exec(text.slice(Math.max(0, numeral.start - 8), numeral.start))?.[0];
  ofCurrency.lastIndex = numeral.end;
  const join = numeral.scaled && ofCurrency.test(text) ? ofCurrency.lastIndex - numeral.end : 0;
  after.lastIndex = numeral.end + join;
  const tail = after.exec(text)?.[0];
  if (lead === undefined && tail === undefined) return readCents(text, numeral);
  const end = numeral.end + (tail === undefined ? 0 : join + tail.length);
  const late = numeral.scaled || lead === undefined ? undefined : millions(text, end);
  const factor = (late?.factor ?? 1) * (lead && /[-−]$/.test(lead) ? -1 : 1);
  const value = numeral.value * factor;
  return {
    kind: 'money',
    start: numeral.start - (lead?.length ?? 0),
    end: late?.end ?? end,
    amount: { low: value, high: value, step: numeral.step * Math.abs(factor) },
    currency: currencyOf(lead, tail),
  };
}

/** "$5m", where "m" alone could be metres. */
function millions(text: string, at: number): { factor: number; end: number } | undefined {
  const letter = /^\s?([mb])(?![\p{L}\p{N}])/u.exec(text.slice(at, at + 3));
  return letter ? { factor: letter[1] === 'm' ? 1e6 : 1e9, end: at + letter[0].length } : scaleAt(text, at);
}

function readCents(text: string, numeral: Numeral): BareValueOf<'money'> | undefined {
  cents.lastIndex = numeral.end;
  const match = cents.exec(text);
  if (!match) return undefined;
  const value = numeral.value / 100;
  const amount = { low: value, high: value, step: numeral.step / 100 };
  const currency = hundredths.get(match.groups?.name ?? '') ?? '¢';
  return { kind: 'money', start: numeral.start, end: numeral.end + match[0].length, amount, currency };
}

/** The currency of this ISO code, sign or word. */
export const currencyNamed = (name: string): string | undefined =>
  new RegExp(`^(?:${codes})$`, 'i').test(name) || signs.has(name) || words.has(name.toLowerCase())
    ? currencyOf(undefined, name)
    : undefined;

function currencyOf(lead: string | undefined, tail: string | undefined): string {
  const sign = lead?.replace(/[\s\-−]/g, '');
  if (sign !== undefined) {
    const code = new RegExp(`^(?:${codes})`).exec(sign)?.[0];
    const own = code ?? signs.get(sign) ?? signs.get(sign.slice(-1)) ?? sign;
    const named = tail === undefined ? undefined : currencyOf(undefined, tail);
    return own === '$' && named !== undefined ? named : own === 'RMB' ? 'CNY' : own;
  }
  const word = tail!.trim();
  const code = word.toUpperCase();
  return signs.get(word) ?? words.get(word.toLowerCase()) ?? (code === 'RMB' ? 'CNY' : code);
}
