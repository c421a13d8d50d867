import { prepositions } from '../lexicon/prepositions.ts';

/** One thing that a statement says: "in 2003", "by Martin Eberhard and Marc Tarpenning". */
export interface Fact {
  /** The preposition, in lower case: what the words do in the statement. */
  readonly role: string;
  readonly kind: 'number' | 'name';
  readonly text: string;
}

const roles = new Set(Object.values(prepositions).flatMap((words) => [...words]));
const word = /[\p{L}\p{N}]+/gu;
const number = /\p{N}/u;
const capital = /^\p{Lu}/u;

/**
 * The facts of a statement that bear a number or a name each, by its prepositions; none where it is not built so.
 * Words of other scripts than those with capital letters are not taken apart.
 */
export function factsOf(statement: string): readonly Fact[] {
  const links = [...statement.matchAll(word)].filter(([text]) => roles.has(text.toLowerCase()));
  return links.flatMap(({ 0: role, index }, i): readonly Fact[] => {
    const text = statement.slice(index + role.length, links[i + 1]?.index).trim();
    const kind = number.test(text) ? 'number' : bearing(text).length > 0 ? 'name' : undefined;
    return kind ? [{ role: role.toLowerCase(), kind, text }] : [];
  });
}

/** Whether the statement says something else in the fact's place: the same role and kind, and no name or number in common. */
export function clashesWith(fact: Fact, statement: string): boolean {
  const rivals = factsOf(statement).filter(({ role, kind }) => role === fact.role && kind === fact.kind);
  const known = new Set(bearing(fact.text));
  return rivals.length > 0 && !rivals.some(({ text }) => bearing(text).some((one) => known.has(one)));
}

/** The words that make a fact what it is: its names and numbers. */
const bearing = (text: string): readonly string[] =>
  (text.match(word) ?? []).filter((one) => number.test(one) || capital.test(one));
