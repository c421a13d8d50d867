import type { Language } from '../../lexicon/languages.ts';
import { type Numeral, stepOf } from './numeral.ts';

type European = 'de' | 'fr' | 'es';

const numbered = (list: string, from = 0): [string, number][] =>
  list.split(' ').map((word, at) => [word, from + at]);
const tens = (list: string): [string, number][] => list.split(' ').map((word, at) => [word, 20 + at * 10]);

/** What each word adds; 100 and more multiply what stands before them. */
const numberWords: Readonly<Record<European, ReadonlyMap<string, number>>> = {
  de: new Map([
    ...numbered(
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      2,
    ),
    ...tens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    ['hundert', 100],
    ['einhundert', 100],
    ['tausend', 1000],
    ['eintausend', 1000],
    ['dutzend', 12],
  ]),
  fr: new Map([
    ...numbered('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...tens('vingt trente quarante cinquante soixante'),
    ['vingts', 20],
    ['cent', 100],
    ['cents', 100],
    ['mille', 1000],
  ]),
  es: new Map([
    ...numbered(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
      2,
    ),
    ...numbered(
      'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      21,
    ),
    ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ['cien', 100],
    ['ciento', 100],
    ...'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
      .split(' ')
      .map((word, at): [string, number] => [word, (at + 2) * 100]),
    ['mil', 1000],
  ]),
};

const scales: ReadonlyMap<string, number> = new Map([
  ['million', 1e6],
  ['millionen', 1e6],
  ['millions', 1e6],
  ['millones', 1e6],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['milliard', 1e9],
  ['milliards', 1e9],
]);
const units: ReadonlyMap<string, number> = new Map(
  numbered('ein zwei drei vier fünf sechs sieben acht neun', 1),
);
const germanCompound =
  /^(?:(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)?hundert)?(?:(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig))?$/;
const word = /\p{L}+/gu;
const glue = /^(?:[\s-]|\s(?:et|y|und)\s)$/;

/** Numbers in German, French or Spanish words; words of other languages are left alone. */
export function findEuropeanNumerals(text: string, language: Language): Numeral[] {
  if (language !== 'de' && language !== 'fr' && language !== 'es') return [];
  const found: Numeral[] = [];
  let run: { start: number; end: number; values: number[] } | undefined;
  const close = () => {
    if (run) found.push(toNumeral(run));
    run = undefined;
  };
  for (const match of text.matchAll(word)) {
    const value = wordValue(match[0].toLowerCase(), language, run !== undefined);
    if (value === undefined) {
      if (run && !/^(?:et|y|und)$/.test(match[0])) close();
      continue;
    }
    const end = match.index + match[0].length;
    if (run && glue.test(text.slice(run.end, match.index)))
      run = { start: run.start, end, values: [...run.values, value] };
    else {
      close();
      run = { start: match.index, end, values: [value] };
    }
  }
  close();
  return found;
}

function wordValue(name: string, language: European, inside: boolean): number | undefined {
  const scale = inside ? scales.get(name) : undefined;
  const own = numberWords[language].get(name) ?? scale;
  if (own !== undefined) return own;
  if (inside && language === 'fr' && name === 'un') return 1;
  const compound = language === 'de' ? germanCompound.exec(name) : null;
  if (!compound || name === '') return undefined;
  const [, hundreds, unit, ten] = compound;
  const base = name.includes('hundert') ? (hundreds ? units.get(hundreds)! : 1) * 100 : 0;
  return base + (unit ? units.get(unit)! + numberWords.de.get(ten!)! : 0);
}

/** "Quatre-vingt-dix-sept" is 4 × 20 + 17; "trois cent mille" is 3 × 100 × 1000. */
function toNumeral({
  start,
  end,
  values,
}: {
  start: number;
  end: number;
  values: readonly number[];
}): Numeral {
  let total = 0;
  let current = 0;
  for (const value of values) {
    if (value >= 1000) {
      total += Math.max(current, 1) * value;
      current = 0;
    } else if (value === 100 && current > 0 && current < 10) current *= 100;
    else if (value === 20 && current === 4) current = 80;
    else current += value;
  }
  const value = total + current;
  return {
    start,
    end,
    value,
    step: current === 0 && total >= 1e6 ? Math.min(total, values.at(-1)!) : stepOf(value),
    form: 'words',
  };
}
