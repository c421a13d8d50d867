import { everyEntry } from '../lexicon/languages.ts';
import { alternatives } from '../lexicon/lists.ts';
import { notationWords } from './notationWords.ts';
import type { Dimension } from './value.ts';

export interface Unit {
  readonly symbol: string;
  readonly dimension: Dimension;
  /** Base unit = written × factor + offset. */
  readonly factor: number;
  readonly offset?: number;
}

type Row = readonly [symbol: string, dimension: Dimension, factor: number, forms: string, offset?: number];

/** Symbols and short forms that are the same in every language; they keep their case, for "Mb" is not "MB". */
const rows: readonly Row[] = [
  ['mm', 'length', 1e-3, ''],
  ['cm', 'length', 1e-2, ''],
  ['m', 'length', 1, ''],
  ['km', 'length', 1e3, 'kms'],
  ['µm', 'length', 1e-6, 'μm um'],
  ['nm', 'length', 1e-9, ''],
  ['in', 'length', 0.0254, '″'],
  ['ft', 'length', 0.3048, 'ft.'],
  ['yd', 'length', 0.9144, 'yds'],
  ['mi', 'length', 1609.344, ''],
  ['nmi', 'length', 1852, ''],
  ['ly', 'length', 9.4607e15, ''],
  ['m²', 'area', 1, 'm2 sqm sq_m'],
  ['km²', 'area', 1e6, 'km2 sq_km'],
  ['ft²', 'area', 0.09290304, 'ft2 sq_ft sqft'],
  ['mi²', 'area', 2589988.11, 'sq_mi'],
  ['ha', 'area', 1e4, ''],
  ['ac', 'area', 4046.8564, ''],
  ['l', 'volume', 1e-3, 'L'],
  ['ml', 'volume', 1e-6, 'mL'],
  ['cl', 'volume', 1e-5, ''],
  ['m³', 'volume', 1, 'm3'],
  ['ft³', 'volume', 0.0283168, 'ft3'],
  ['gal', 'volume', 3.785412e-3, ''],
  ['qt', 'volume', 9.46353e-4, ''],
  ['pt', 'volume', 4.73176e-4, ''],
  ['cup', 'volume', 2.36588e-4, ''],
  ['fl oz', 'volume', 2.95735e-5, 'fl_oz'],
  ['tbsp', 'volume', 1.47868e-5, 'tbsps tbs'],
  ['tsp', 'volume', 4.92892e-6, 'tsps'],
  ['bbl', 'volume', 0.158987, ''],
  ['mg', 'mass', 1e-6, ''],
  ['µg', 'mass', 1e-9, 'μg mcg'],
  ['g', 'mass', 1e-3, 'gm gms'],
  ['kg', 'mass', 1, 'kgs'],
  ['t', 'mass', 1e3, ''],
  ['ton', 'mass', 907.18474, ''],
  ['lb', 'mass', 0.45359237, 'lbs lb. lbs.'],
  ['oz', 'mass', 0.028349523, 'oz.'],
  ['st', 'mass', 6.35029318, ''],
  ['°C', 'temperature', 1, '℃ degrees_c °c', 273.15],
  ['°F', 'temperature', 5 / 9, '℉ degrees_f °f', 255.372222],
  ['K', 'temperature', 1, ''],
  ['m/s', 'speed', 1, ''],
  ['km/s', 'speed', 1000, ''],
  ['km/h', 'speed', 1 / 3.6, 'kmh kph'],
  ['mph', 'speed', 0.44704, ''],
  ['kn', 'speed', 0.514444, ''],
  ['J', 'energy', 1, ''],
  ['kJ', 'energy', 1e3, ''],
  ['cal', 'energy', 4184, 'kcal cals'],
  ['Wh', 'energy', 3600, ''],
  ['kWh', 'energy', 3.6e6, 'kwh'],
  ['MWh', 'energy', 3.6e9, ''],
  ['GWh', 'energy', 3.6e12, ''],
  ['TWh', 'energy', 3.6e15, ''],
  ['W', 'power', 1, ''],
  ['kW', 'power', 1e3, ''],
  ['MW', 'power', 1e6, ''],
  ['GW', 'power', 1e9, ''],
  ['hp', 'power', 745.69987, 'bhp'],
  ['bit', 'data', 1, ''],
  ['B', 'data', 8, ''],
  ['KB', 'data', 8e3, 'kB kb'],
  ['MB', 'data', 8e6, 'mb'],
  ['GB', 'data', 8e9, 'gb'],
  ['TB', 'data', 8e12, 'tb'],
  ['PB', 'data', 8e15, ''],
  ['KiB', 'data', 8 * 1024, ''],
  ['MiB', 'data', 8 * 1024 ** 2, ''],
  ['GiB', 'data', 8 * 1024 ** 3, ''],
  ['TiB', 'data', 8 * 1024 ** 4, ''],
  ['Kb', 'data', 1e3, ''],
  ['Mb', 'data', 1e6, ''],
  ['Gb', 'data', 1e9, ''],
  ['bps', 'dataRate', 1, 'bit/s'],
  ['kbps', 'dataRate', 1e3, 'Kbps kbit/s'],
  ['Mbps', 'dataRate', 1e6, 'mbps Mbit/s Mb/s'],
  ['Gbps', 'dataRate', 1e9, 'gbps Gbit/s Gb/s'],
  ['KB/s', 'dataRate', 8e3, 'kB/s'],
  ['MB/s', 'dataRate', 8e6, 'MBps'],
  ['GB/s', 'dataRate', 8e9, 'GBps'],
  ['Hz', 'frequency', 1, 'hz'],
  ['kHz', 'frequency', 1e3, 'khz'],
  ['MHz', 'frequency', 1e6, 'mhz'],
  ['GHz', 'frequency', 1e9, 'ghz'],
  ['rpm', 'frequency', 1 / 60, 'RPM'],
  ['Pa', 'pressure', 1, ''],
  ['hPa', 'pressure', 100, 'mbar'],
  ['kPa', 'pressure', 1e3, ''],
  ['MPa', 'pressure', 1e6, ''],
  ['bar', 'pressure', 1e5, ''],
  ['psi', 'pressure', 6894.757, ''],
  ['mmHg', 'pressure', 133.322, 'mm_hg'],
  ['V', 'voltage', 1, ''],
  ['kV', 'voltage', 1e3, ''],
  ['mV', 'voltage', 1e-3, ''],
  ['dB', 'level', 1, 'dBA'],
  ['A', 'current', 1, ''],
  ['mA', 'current', 1e-3, ''],
  ['mAh', 'charge', 1, ''],
  ['Ah', 'charge', 1e3, ''],
  ['°', 'angle', 1, ''],
  ['MP', 'pixels', 1e6, ''],
  ['px', 'pixels', 1, ''],
];

const { bySymbol, byName } = readRows();

function readRows(): { bySymbol: ReadonlyMap<string, Unit>; byName: ReadonlyMap<string, Unit> } {
  const symbols = new Map<string, Unit>();
  const names = new Map<string, Unit>();
  /** Names are singular or plural, in any case. */
  const add = (form: string, unit: Unit) =>
    (/^[a-zà-ÿ .-]{3,}$|[^\p{ASCII}]/u.test(form) || form === 'zoll' ? names : symbols).set(form, unit);
  for (const [symbol, dimension, factor, forms, offset] of rows) {
    const unit = { symbol, dimension, factor, offset };
    symbols.set(symbol, unit);
    for (const form of forms.split(' ')) if (form !== '') add(form.replaceAll('_', ' '), unit);
  }
  for (const [symbol, words] of everyEntry(({ measures }) => measures.units))
    for (const word of words) add(word, symbols.get(symbol)!);
  return { bySymbol: symbols, byName: names };
}

const eastern = alternatives(
  [...byName.keys()].filter((name) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(name)),
);
const easternAfter = new RegExp(`\\s?(${eastern})`, 'uy');
const wordsAfter =
  /[\s\u00a0\u202f-]{0,2}((?:°\s?)?[\p{L}µμ℃℉°″²³]+(?:\/[\p{L}]+)?[²³23]?)(?:[\s\u00a0-]([\p{L}]+))?(?:[\s\u00a0]([\p{L}]+))?(?:[\s\u00a0]([\p{L}]+))?/uy;

interface UnitAt {
  readonly unit: Unit;
  readonly end: number;
}

/** Where a key or a column's head names a unit, its case is that of the key: "weightKg", "KWH". */
const byAnyCase: ReadonlyMap<string, Unit> = new Map(
  [...bySymbol].reverse().map(([symbol, unit]) => [symbol.toLowerCase(), unit]),
);
const shortForms: ReadonlyMap<string, string> = new Map([
  ['c', '°C'],
  ['f', '°F'],
  ['mb', 'MB'],
  ['gb', 'GB'],
  ['kb', 'KB'],
  ['tb', 'TB'],
  ['b', 'B'],
  ['mw', 'MW'],
  ['ma', 'mA'],
  ['mv', 'mV'],
  ['mpa', 'MPa'],
]);

/** The unit of this name or symbol. */
export function unitNamed(name: string): Unit | undefined {
  const lower = name.trim().toLowerCase();
  const short = shortForms.get(lower);
  return lookUp(name.trim()) ?? (short ? bySymbol.get(short) : byAnyCase.get(lower));
}

/** "250F", as recipes write it. */
const degreesAfter = /(?<=(?<![\p{L}\p{N}.,#])[1-9]\d{2})\s?([CF])(?![\p{L}\p{N}'’_+-]|\.\s\p{Ll})/uy;

/** The unit that stands right behind offset `at`, the longest name first. */
export function unitAt(text: string, at: number): UnitAt | undefined {
  easternAfter.lastIndex = at;
  const east = easternAfter.exec(text);
  if (east) return { unit: byName.get(east[1]!)!, end: easternAfter.lastIndex };
  degreesAfter.lastIndex = at;
  const scale = degreesAfter.exec(text)?.[1];
  if (scale !== undefined) return { unit: bySymbol.get(`°${scale}`)!, end: degreesAfter.lastIndex };
  wordsAfter.lastIndex = at;
  const match = wordsAfter.exec(text);
  if (!match) return undefined;
  const [whole, ...words] = match;
  const lead = whole.search(/[^\s\u00a0\u202f-]/);
  for (let count = words.filter((word) => word !== undefined).length; count > 0; count--) {
    const length = lengthOf(whole, lead, words.slice(0, count) as string[]);
    const unit = lookUp(words.slice(0, count).join(' ').replace('° ', '°'));
    if (unit && !isArticle(text, unit, at, at + length)) return { unit, end: at + length };
  }
  return undefined;
}

function lengthOf(whole: string, lead: number, words: readonly string[]): number {
  let at = lead;
  for (const word of words) at = whole.indexOf(word, at) + word.length;
  return at;
}

function lookUp(name: string): Unit | undefined {
  return bySymbol.get(name) ?? (name.length > 1 ? byName.get(name.toLowerCase()) : undefined);
}

const extent = new RegExp(`^\\s?(?:$|[.,;:)×x]|(?:${notationWords(({ extents }) => extents)})\\b)`);

/** "5 in the box", "10 A students", "3 t shirts": a lone letter or "in" is a unit only where nothing runs on. */
function isArticle(text: string, unit: Unit, at: number, end: number): boolean {
  const written = text.slice(at, end).trim();
  if (written === 'in') return !extent.test(text.slice(end, end + 8));
  if (/^[A-Za-z]$/.test(written) && 'ABVWJtlcgK'.includes(written) && text[at] === ' ')
    return unit.symbol !== 'g' && unit.symbol !== 'l' && unit.symbol !== 't'
      ? /^\s[a-z]/.test(text.slice(end, end + 2))
      : false;
  return false;
}
