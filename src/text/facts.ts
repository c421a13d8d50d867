import { everyWord } from '../lexicon/languages.ts';
import { words } from './words.ts';

/** One thing that a statement says: "in 2003", "by Martin Eberhard and Marc Tarpenning". */
export interface Fact {
  /** The preposition, in lower case: what the words do in the statement. */
  readonly role: string;
  readonly kind: 'number' | 'name';
  readonly text: string;
}

const prepositions = everyWord(({ markers }) => markers.prepositions);

/**
 * The facts of a statement that bear a number or a name each, by its prepositions; none where it is not built so.
 * Words of other scripts than those with capital letters are not taken apart.
 */
export function factsOf(statement: string): readonly Fact[] {
  const links = words(statement).filter(({ text }) => prepositions.has(text));
  return links.flatMap(({ text: role, end: start }, i): readonly Fact[] => {
    const text = statement.slice(start, links[i + 1]?.start).trim();
    if (/\p{N}/u.test(text)) return [{ role, kind: 'number', text }];
    return /(?<!\p{L})\p{Lu}/u.test(text) ? [{ role, kind: 'name', text }] : [];
  });
}

/** Whether the statement says something else in the fact's place: the same role and kind, and no word in common. */
export function clashesWith(fact: Fact, statement: string): boolean {
  const rivals = factsOf(statement).filter(({ role, kind }) => role === fact.role && kind === fact.kind);
  return rivals.length > 0 && !rivals.some(({ text }) => sharesWord(text, fact.text));
}

function sharesWord(a: string, b: string): boolean {
  const known = new Set(contentOf(b));
  return contentOf(a).some((stem) => known.has(stem));
}

const contentOf = (text: string): readonly string[] =>
  words(text)
    .filter(({ stop }) => !stop)
    .map(({ stem }) => stem);
