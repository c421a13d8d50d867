/** Lower-case words. */
export type Words = ReadonlySet<string>;

/** Words and phrases as parts of a pattern: a space is any white space, and groups ("rumou?r(?:ed)?") do not nest. */
export type Phrases = readonly string[];

export const noWords: Words = new Set();
export const noPhrases: Phrases = [];
export const noForms: readonly RegExp[] = [];
export const noGroups: readonly Words[] = [];
export const noPairs: readonly (readonly [string, string])[] = [];
export const noNumbers: ReadonlyMap<string, number> = new Map();
export const noTable: ReadonlyMap<string, Words> = new Map();

const split = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** Parts of a list that commas part; an underscore is a space inside a word. */
const groupsOf = (list: string): readonly (readonly string[])[] =>
  list.split(',').map((group) => split(group).map((word) => word.replaceAll('_', ' ')));

/** The words of a text, parted by any white space. */
export const wordSet = (list: string): Words => new Set(split(list));

/** What bars part, outside of groups: "seems? (?:to|that) | it is (?:possible|likely)". */
export const phraseList = (list: string): Phrases =>
  list
    .split(/\|(?![^(]*\))/)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');

/** Groups of words, parted by commas; an underscore is a space inside a word. */
export const wordGroups = (list: string): readonly Words[] => groupsOf(list).map((group) => new Set(group));

/** "early late, old new". */
export const wordPairs = (list: string): readonly (readonly [string, string])[] =>
  groupsOf(list).map(([first, second]) => [first!, second!]);

/** Words by what they stand for, which comes first in each group: "km kilometer kilometers, m meter meters". */
export function wordTable(list: string): ReadonlyMap<string, Words> {
  const table = new Map<string, Words>();
  for (const [key, ...words] of groupsOf(list))
    table.set(key!, new Set([...(table.get(key!) ?? []), ...words]));
  return table;
}

/** Words that count up: "one two three". */
export const countUp = (list: string, from: number, step = 1): readonly (readonly [string, number])[] =>
  split(list).map((word, at) => [word, from + at * step]);

/** Words with their numbers, "hundred 100, thousand 1e3", and those that count up. */
export const numberTable = (
  list: string,
  ...counted: readonly (readonly (readonly [string, number])[])[]
): ReadonlyMap<string, number> =>
  new Map([
    ...counted.flat(),
    ...wordPairs(list).map(([word, value]): [string, number] => [word, Number(value)]),
  ]);

/** Any of these words or patterns, the longest first. */
export const alternatives = (all: Iterable<string>): string =>
  [...all]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/ /g, '\\s').replace(/['’]/g, "['’]"))
    .join('|');
