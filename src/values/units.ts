import type { Dimension } from './value.ts';

export interface Unit {
  readonly symbol: string;
  readonly dimension: Dimension;
  /** Base unit = written × factor + offset. */
  readonly factor: number;
  readonly offset?: number;
}

type Row = readonly [symbol: string, dimension: Dimension, factor: number, names: string, offset?: number];

/** Names are singular or plural, any case; symbols keep their case, for "Mb" is not "MB". */
const rows: readonly Row[] = [
  ['mm', 'length', 1e-3, 'millimeter millimeters millimetre millimetres millimètres milímetros ミリ'],
  [
    'cm',
    'length',
    1e-2,
    'centimeter centimeters centimetre centimetres centimètres zentimeter centímetros センチ 厘米',
  ],
  ['m', 'length', 1, 'meter meters metre metres mètre mètres metro metros メートル 米'],
  [
    'km',
    'length',
    1e3,
    'kilometer kilometers kilometre kilometres kilomètres kilómetros kilometern キロメートル 公里 千米 kms',
  ],
  ['µm', 'length', 1e-6, 'μm um micron microns micrometer micrometers micrometre micrometres'],
  ['nm', 'length', 1e-9, 'nanometer nanometers nanometre nanometres'],
  ['in', 'length', 0.0254, 'inch inches zoll ″'],
  ['ft', 'length', 0.3048, 'foot feet ft.'],
  ['yd', 'length', 0.9144, 'yard yards yds'],
  ['mi', 'length', 1609.344, 'mile miles meilen millas'],
  ['nmi', 'length', 1852, 'nautical_mile nautical_miles'],
  ['ly', 'length', 9.4607e15, 'light_year light_years'],
  [
    'm²',
    'area',
    1,
    'm2 sqm sq_m square_meter square_meters square_metre square_metres quadratmeter 平方メートル 平方米',
  ],
  [
    'km²',
    'area',
    1e6,
    'km2 sq_km square_kilometer square_kilometers square_kilometre square_kilometres quadratkilometer 平方公里',
  ],
  ['ft²', 'area', 0.09290304, 'ft2 sq_ft square_foot square_feet square-foot square-feet sqft'],
  ['mi²', 'area', 2589988.11, 'sq_mi square_mile square_miles'],
  ['ha', 'area', 1e4, 'hectare hectares hektar'],
  ['ac', 'area', 4046.8564, 'acre acres'],
  ['l', 'volume', 1e-3, 'L liter liters litre litres litros リットル 升'],
  ['ml', 'volume', 1e-6, 'mL milliliter milliliters millilitre millilitres'],
  ['cl', 'volume', 1e-5, 'centiliter centiliters'],
  ['m³', 'volume', 1, 'm3 cubic_meter cubic_meters cubic_metre cubic_metres kubikmeter'],
  ['ft³', 'volume', 0.0283168, 'ft3 cubic_foot cubic_feet'],
  ['gal', 'volume', 3.785412e-3, 'gallon gallons'],
  ['qt', 'volume', 9.46353e-4, 'quart quarts'],
  ['pt', 'volume', 4.73176e-4, 'pint pints'],
  ['cup', 'volume', 2.36588e-4, 'cups'],
  ['fl oz', 'volume', 2.95735e-5, 'fl_oz fluid_ounce fluid_ounces'],
  ['tbsp', 'volume', 1.47868e-5, 'tablespoon tablespoons tbsps tbs'],
  ['tsp', 'volume', 4.92892e-6, 'teaspoon teaspoons tsps'],
  ['bbl', 'volume', 0.158987, 'barrel barrels'],
  ['mg', 'mass', 1e-6, 'milligram milligrams milligrammes'],
  ['µg', 'mass', 1e-9, 'μg mcg microgram micrograms'],
  ['g', 'mass', 1e-3, 'gram grams gramm gramme grammes gramos グラム 克 gm gms'],
  [
    'kg',
    'mass',
    1,
    'kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramos キログラム 公斤 千克 kgs',
  ],
  ['t', 'mass', 1e3, 'tonne tonnes metric_ton metric_tons tonnen トン 吨'],
  ['ton', 'mass', 907.18474, 'tons short_tons'],
  ['lb', 'mass', 0.45359237, 'lbs pound pounds lb. lbs.'],
  ['oz', 'mass', 0.028349523, 'ounce ounces oz.'],
  ['st', 'mass', 6.35029318, 'stone'],
  [
    '°C',
    'temperature',
    1,
    '℃ degrees_celsius degree_celsius celsius degrees_c degrees_centigrade grad_celsius °c 摄氏度 度',
    273.15,
  ],
  [
    '°F',
    'temperature',
    5 / 9,
    '℉ degrees_fahrenheit degree_fahrenheit fahrenheit degrees_f °f 华氏度',
    255.372222,
  ],
  ['K', 'temperature', 1, 'kelvin kelvins'],
  ['m/s', 'speed', 1, 'meters_per_second metres_per_second'],
  ['km/s', 'speed', 1000, 'kilometers_per_second kilometres_per_second'],
  ['km/h', 'speed', 1 / 3.6, 'kmh kph kilometers_per_hour kilometres_per_hour stundenkilometer km/std'],
  ['mph', 'speed', 0.44704, 'miles_per_hour'],
  ['kn', 'speed', 0.514444, 'knot knots'],
  ['J', 'energy', 1, 'joule joules'],
  ['kJ', 'energy', 1e3, 'kilojoule kilojoules'],
  ['cal', 'energy', 4184, 'calorie calories kcal kilocalorie kilocalories kalorien cals'],
  ['Wh', 'energy', 3600, 'watt_hour watt_hours watt-hours'],
  ['kWh', 'energy', 3.6e6, 'kilowatt_hour kilowatt_hours kilowatt-hours kwh'],
  ['MWh', 'energy', 3.6e9, 'megawatt_hour megawatt_hours megawatt-hours'],
  ['GWh', 'energy', 3.6e12, 'gigawatt_hour gigawatt_hours gigawatt-hours'],
  ['TWh', 'energy', 3.6e15, 'terawatt_hours terawatt-hours'],
  ['W', 'power', 1, 'watt watts'],
  ['kW', 'power', 1e3, 'kilowatt kilowatts'],
  ['MW', 'power', 1e6, 'megawatt megawatts'],
  ['GW', 'power', 1e9, 'gigawatt gigawatts'],
  ['hp', 'power', 745.69987, 'horsepower bhp'],
  ['bit', 'data', 1, 'bits'],
  ['B', 'data', 8, 'byte bytes octets'],
  ['KB', 'data', 8e3, 'kB kilobyte kilobytes kb'],
  ['MB', 'data', 8e6, 'megabyte megabytes mb'],
  ['GB', 'data', 8e9, 'gigabyte gigabytes gb gigs'],
  ['TB', 'data', 8e12, 'terabyte terabytes tb'],
  ['PB', 'data', 8e15, 'petabyte petabytes'],
  ['KiB', 'data', 8 * 1024, 'kibibyte kibibytes'],
  ['MiB', 'data', 8 * 1024 ** 2, 'mebibyte mebibytes'],
  ['GiB', 'data', 8 * 1024 ** 3, 'gibibyte gibibytes'],
  ['TiB', 'data', 8 * 1024 ** 4, 'tebibyte tebibytes'],
  ['Kb', 'data', 1e3, 'kilobit kilobits'],
  ['Mb', 'data', 1e6, 'megabit megabits'],
  ['Gb', 'data', 1e9, 'gigabit gigabits'],
  ['bps', 'dataRate', 1, 'bits_per_second bit/s'],
  ['kbps', 'dataRate', 1e3, 'Kbps kbit/s kilobits_per_second'],
  ['Mbps', 'dataRate', 1e6, 'mbps Mbit/s Mb/s megabits_per_second'],
  ['Gbps', 'dataRate', 1e9, 'gbps Gbit/s Gb/s gigabits_per_second'],
  ['KB/s', 'dataRate', 8e3, 'kB/s'],
  ['MB/s', 'dataRate', 8e6, 'MBps megabytes_per_second'],
  ['GB/s', 'dataRate', 8e9, 'GBps gigabytes_per_second'],
  ['Hz', 'frequency', 1, 'hertz hz'],
  ['kHz', 'frequency', 1e3, 'kilohertz khz'],
  ['MHz', 'frequency', 1e6, 'megahertz mhz'],
  ['GHz', 'frequency', 1e9, 'gigahertz ghz'],
  ['rpm', 'frequency', 1 / 60, 'RPM revolutions_per_minute'],
  ['Pa', 'pressure', 1, 'pascal pascals'],
  ['hPa', 'pressure', 100, 'hectopascal hectopascals mbar millibar millibars'],
  ['kPa', 'pressure', 1e3, 'kilopascal kilopascals'],
  ['MPa', 'pressure', 1e6, 'megapascal megapascals'],
  ['bar', 'pressure', 1e5, 'bars'],
  ['psi', 'pressure', 6894.757, 'pounds_per_square_inch'],
  ['mmHg', 'pressure', 133.322, 'mm_hg'],
  ['V', 'voltage', 1, 'volt volts'],
  ['kV', 'voltage', 1e3, 'kilovolt kilovolts'],
  ['mV', 'voltage', 1e-3, 'millivolt millivolts'],
  ['dB', 'level', 1, 'decibel decibels dBA'],
  ['A', 'current', 1, 'amp amps ampere amperes'],
  ['mA', 'current', 1e-3, 'milliamp milliamps'],
  ['mAh', 'charge', 1, 'milliamp_hours milliampere_hours'],
  ['Ah', 'charge', 1e3, 'amp_hours'],
  ['°', 'angle', 1, 'degree degrees grad'],
  ['MP', 'pixels', 1e6, 'megapixel megapixels megapixeles'],
  ['px', 'pixels', 1, 'pixel pixels'],
];

const { bySymbol, byName } = readRows();

function readRows(): { bySymbol: ReadonlyMap<string, Unit>; byName: ReadonlyMap<string, Unit> } {
  const symbols = new Map<string, Unit>();
  const words = new Map<string, Unit>();
  for (const [symbol, dimension, factor, names, offset] of rows) {
    const unit = { symbol, dimension, factor, ...(offset === undefined ? {} : { offset }) };
    symbols.set(symbol, unit);
    for (const name of names.split(' ').map((word) => word.replaceAll('_', ' ')))
      if (/^[a-zà-ÿ .-]{3,}$|[^\p{ASCII}]/u.test(name) || name === 'zoll') words.set(name, unit);
      else symbols.set(name, unit);
  }
  return { bySymbol: symbols, byName: words };
}

const eastern = [...byName.keys()]
  .filter((name) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(name))
  .sort((a, b) => b.length - a.length);
const easternAfter = new RegExp(`\\s?(${eastern.join('|')})`, 'uy');
const wordsAfter =
  /[\s\u00a0\u202f-]{0,2}((?:°\s?)?[\p{L}µμ℃℉°″²³]+(?:\/[\p{L}]+)?[²³23]?)(?:[\s\u00a0-]([\p{L}]+))?(?:[\s\u00a0]([\p{L}]+))?(?:[\s\u00a0]([\p{L}]+))?/uy;

export interface UnitAt {
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

/** The unit that stands right behind offset `at`, the longest name first. */
export function unitAt(text: string, at: number): UnitAt | undefined {
  easternAfter.lastIndex = at;
  const east = easternAfter.exec(text);
  if (east) return { unit: byName.get(east[1]!)!, end: easternAfter.lastIndex };
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

/** "5 in the box", "10 A students", "3 t shirts": a lone letter or "in" is a unit only where nothing runs on. */
function isArticle(text: string, unit: Unit, at: number, end: number): boolean {
  const written = text.slice(at, end).trim();
  if (written === 'in')
    return !/^\s?(?:$|[.,;:)×x]|(?:long|wide|tall|thick|deep|high|by)\b)/.test(text.slice(end, end + 8));
  if (/^[A-Za-z]$/.test(written) && 'ABVWJtlcgK'.includes(written) && text[at] === ' ')
    return unit.symbol !== 'g' && unit.symbol !== 'l' && unit.symbol !== 't'
      ? /^\s[a-z]/.test(text.slice(end, end + 2))
      : false;
  return false;
}
