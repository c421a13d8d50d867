import { stemmer } from 'stemmer';
import { everyEntry } from '../lexicon/languages.ts';

const latin = /^[a-z]+$/;

/** With accents a word is not English: what plurals, cases and feminine forms end in is all that is known of it. */
const accented = /^(?=.{5})\p{Script=Latin}+$/u;

/** Porter stem of words in Latin letters without accents; the text itself for numbers and other scripts. */
function rootOf(word: string): string {
  if (latin.test(word)) return stemmer(word);
  return accented.test(word) ? word.replace(/(?<=é)es?$|s$|(?<=[äöü]\p{L}*e[lr])n$/u, '') : word;
}

/** The first form of words that no ending leads to each other, by the roots of all: "build" for "built". */
const bases: ReadonlyMap<string, string> = readBases();

/** A word of several groups is a form of the first. */
function readBases(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const group of everyEntry(({ markers }) => markers.forms)) {
    const roots = [...group].map((form) => rootOf(form.toLowerCase()));
    const base = roots.map((root) => found.get(root)).find((one) => one !== undefined) ?? roots[0]!;
    for (const root of roots) if (!found.has(root)) found.set(root, base);
  }
  return found;
}

/** What the forms of a lower-case word have in common: "build" of "building", "builds" and "built". */
export function stemOf(word: string): string {
  const root = rootOf(word);
  return bases.get(root) ?? root;
}
