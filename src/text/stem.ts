import { stemmer } from 'stemmer';
import { everyEntry } from '../lexicon/languages.ts';

const latin = /^[a-z]+$/;

/** Porter stem of words in Latin letters; the text itself for numbers and other scripts. */
const rootOf = (word: string): string => (latin.test(word) ? stemmer(word) : word);

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
