import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import type { NumberLexicon } from '../../lexicon/lexicon.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { withoutOverlaps } from '../../text/span.ts';
import { type Numeral, stepOf } from './numeral.ts';

const word = /\p{L}+/gu;
const joiners = anyPhrase(({ numbers }) => (numbers.grammar === 'additive' ? numbers.joiners : []));
const joiner = new RegExp(`^(?:${joiners})$`);
const glue = new RegExp(`^(?:[\\s-]|\\s(?:${joiners})\\s)$`);

/** Numbers in words of a language that adds and multiplies them one by one: German, French, Spanish. */
export function findAdditiveNumerals(text: string, lexicon: NumberLexicon): Numeral[] {
  return withoutOverlaps([...findParts(text, lexicon), ...findWhole(text, lexicon)]);
}

const articles = everyWord(({ notation }) => notation.partArticles);

/** "Die Hälfte", "zwei Drittel", "les trois quarts": a half needs no count. */
function findParts(text: string, { parts, cardinals }: NumberLexicon): Numeral[] {
  if (parts.size === 0) return [];
  const counts = new Map([...cardinals].filter(([, value]) => value < 10));
  const count = alternatives([...counts.keys(), ...articles]);
  const shape = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${count})\\s)?(${alternatives(parts.keys())})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return [...text.matchAll(shape)].flatMap((match): Numeral[] => {
    const whole = parts.get(match[2]!.toLowerCase())!;
    const value = (counts.get(match[1]?.toLowerCase() ?? '') ?? 1) / whole;
    if (value >= 1 || (match[1] === undefined && whole !== 2)) return [];
    const end = match.index + match[0].length;
    return [{ start: match.index, end, value, step: 0.01, form: 'words', fraction: true }];
  });
}

function findWhole(text: string, lexicon: NumberLexicon): Numeral[] {
  const compound = compoundOf(lexicon);
  const found: Numeral[] = [];
  let run: { start: number; end: number; values: number[] } | undefined;
  const close = () => {
    if (run) found.push(toNumeral(run));
    run = undefined;
  };
  for (const match of text.matchAll(word)) {
    const name = match[0].toLowerCase();
    const inside = run !== undefined ? (lexicon.scales.get(name) ?? insideOne(lexicon, name)) : undefined;
    const value = lexicon.cardinals.get(name) ?? inside ?? compound?.(name);
    if (value === undefined) {
      if (run && !joiner.test(match[0])) close();
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

/** "Vingt et un". Where parts join within a word, a "one" apart is an article. */
const insideOne = ({ one, compounds }: NumberLexicon, name: string): number | undefined =>
  compounds ? undefined : one.get(name);

/** Reads "zweihundertfünfundzwanzig" and "zweieinhalb", where the language writes so. */
function compoundOf({
  cardinals,
  one,
  compounds,
}: NumberLexicon): ((name: string) => number | undefined) | undefined {
  if (!compounds) return undefined;
  const units = new Map([...one, ...[...cardinals].filter(([, value]) => value < 10)]);
  const tens = new Map([...cardinals].filter(([, value]) => value >= 20 && value < 100));
  const unit = alternatives(units.keys());
  const shape = new RegExp(
    `^(?:(${unit})?${compounds.hundred})?(?:(${unit})${compounds.joiner}(${alternatives(tens.keys())}))?$|^(?<whole>${unit})${compounds.andHalf}$`,
  );
  return (name) => {
    const parts = shape.exec(name);
    if (!parts || name === '') return undefined;
    const [, hundreds, below10, ten] = parts;
    const { whole } = parts.groups!;
    if (whole !== undefined) return units.get(whole)! + 1 / 2;
    const base = name.includes(compounds.hundred) ? (hundreds ? units.get(hundreds)! : 1) * 100 : 0;
    return base + (below10 ? units.get(below10)! + tens.get(ten!)! : 0);
  };
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
