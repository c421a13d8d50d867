import { anyPhrase, everyEntry, everyWord } from '../../lexicon/languages.ts';
import type { Words } from '../../lexicon/lists.ts';
import type { NameValue, ValueRelation } from '../value.ts';

/** Different names never clash by themselves: two people may have done one thing. */
export function compareNames(claim: NameValue, context: NameValue): ValueRelation {
  return sameName(claim.name, context.name) ? 'equal' : 'incomparable';
}

const titles = everyWord(({ names }) => names.titles);
const fillers = everyWord(({ names }) => [...names.connectors, ...names.fillers]);
/** The groups of names that stand for one thing, by each of them. */
const aliases: ReadonlyMap<string, readonly Words[]> = readAliases();

function readAliases(): ReadonlyMap<string, readonly Words[]> {
  const found = new Map<string, Words[]>();
  for (const group of everyEntry(({ names }) => names.aliases))
    for (const name of group) found.set(name, [...(found.get(name) ?? []), group]);
  return found;
}

/** Whether two names may mean the same: "Smith" and "Dr. John Smith", "WHO" and "World Health Organization". */
export function sameName(a: string, b: string): boolean {
  const here = nameWords(a);
  const there = nameWords(b);
  if (here.length === 0 || there.length === 0) return false;
  if (here.join('') === there.join('')) return true;
  const [short, long] = here.length <= there.length ? [here, there] : [there, here];
  return (
    isPart(short, long) ||
    isAcronym(a, b) ||
    isAcronym(b, a) ||
    isAlias(here.join(' '), there.join(' ')) ||
    (long.length === 1 && (isOfPlace(here[0]!, there[0]!) || isOfPlace(there[0]!, here[0]!)))
  );
}

/** Lower case, without marks, titles and filler words. */
export function nameWords(name: string): readonly string[] {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?(?![\p{L}])/gu, '')
    .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word.length > 0);
  const content = words.filter((word) => !fillers.has(word) && !titles.has(word));
  return content.length > 0 ? content : words;
}

/** Every word of the short name, or its initial, stands in the long one; an initial alone says too little. */
function isPart(short: readonly string[], long: readonly string[]): boolean {
  const whole = short.some((word) => word.length > 1 && long.some((other) => sameWord(word, other)));
  return (
    whole &&
    short.every((word) =>
      long.some(
        (other) =>
          sameWord(word, other) ||
          (word.length === 1 && other.startsWith(word)) ||
          (other.length === 1 && word.startsWith(other)),
      ),
    )
  );
}

const sameWord = (a: string, b: string): boolean => a === b || `${a}s` === b || `${b}s` === a;

const ofPlace = new RegExp(`.{4}(?:${anyPhrase(({ endings }) => endings.peoples)})$`);

/** "Portuguese" is of Portugal, "Swedish" of Sweden. */
const isOfPlace = (people: string, place: string): boolean =>
  ofPlace.test(people) && place.length < people.length + 2 && place.startsWith(people.slice(0, 4));

function isAcronym(acronym: string, name: string): boolean {
  const letters = acronym.replace(/[.\s]/g, '');
  if (!/^\p{Lu}{2,7}s?$/u.test(letters)) return false;
  const all = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  if (all.length < 2) return false;
  const initials = (words: readonly string[]) => words.map((word) => word[0]!.toUpperCase()).join('');
  const capitals = all.filter((word) => /^\p{Lu}/u.test(word));
  const wanted = letters.replace(/s$/, '');
  return wanted === initials(all) || wanted === initials(capitals);
}

const isAlias = (a: string, b: string): boolean => aliases.get(a)?.some((group) => group.has(b)) ?? false;
