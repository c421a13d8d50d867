import { Memo } from '../base/memo.ts';
import { anyPhrase, everyEntry, everyWord } from '../lexicon/languages.ts';

/** Lower-case words for a rise; each excludes every word for a fall. */
export const rises = everyWord(({ opposites }) => opposites.rises);
export const falls = everyWord(({ opposites }) => opposites.falls);

const opposites: ReadonlyMap<string, ReadonlySet<string>> = readPairs();

function readPairs(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string, opposite: string) =>
    found.set(word, (found.get(word) ?? new Set()).add(opposite));
  const changes = [...rises].flatMap((rise) => [...falls].map((fall) => [rise, fall] as const));
  for (const [a, b] of [...everyEntry((lexicon) => lexicon.opposites.pairs), ...changes]) {
    add(a, b);
    add(b, a);
  }
  return found;
}

/** Whether another word is listed that excludes this lower-case one. */
export const hasOpposite = (word: string): boolean => opposites.has(word);

/** Whether two lower-case words exclude each other. Regular inflections count: "increases" and "decreased". */
export const areAntonyms = (a: string, b: string): boolean =>
  listedBases(a).some((word) => listedBases(b).some((other) => opposites.get(word)?.has(other))) ||
  isNegated(a, b);

const regular = everyWord(({ endings }) => endings.regular);

/** Words that are kept: a claim has few, and they are compared with many. */
const mostKept = 5000;
const bases = new Memo<string, readonly string[]>(mostKept, () => 1);

/** Those of its bases that have a listed opposite. */
const listedBases = (word: string): readonly string[] =>
  bases.of(word, () => basesOf(word).filter((base) => opposites.has(base)));

/** The word and what it may be a regular form of. */
function basesOf(word: string): readonly string[] {
  const bases = [word];
  for (const ending of regular)
    if (word.endsWith(ending) && word.length - ending.length >= 3) bases.push(word.slice(0, -ending.length));
  if (word.endsWith('ing')) bases.push(`${word.slice(0, -3)}e`);
  return bases;
}

const prefixes = everyWord(({ denial }) => denial.prefixes);
const adjectivePrefixes = everyWord(({ denial }) => denial.adjectivePrefixes);
const adjective = new RegExp(`(?:${anyPhrase(({ endings }) => endings.adjectives)})$`);

/** "legal" and "illegal", "able" and "unable". */
function isNegated(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const prefix = long.endsWith(short) ? long.slice(0, -short.length) : undefined;
  if (prefix === undefined || short.length < 4) return false;
  return prefixes.has(prefix) || (adjectivePrefixes.has(prefix) && adjective.test(short));
}
