import { sameName } from '../../values/agree/names.ts';
import type { NameValue } from '../../values/value.ts';
import type { Compared, Difference } from '../matcher.ts';
import type { Statement } from '../statement.ts';
import { areBuiltAlike } from './exchangedPhrases.ts';

/** Fewer other words do not show that the sentence is the same but for the names. */
const leastOthers = 3;

/**
 * Two names that have changed places in a sentence whose other words stand in the same order: "Ada sold the mill to Ben"
 * for "Ben sold the mill to Ada". A rewording that is right moves other words as well.
 */
export function exchangedNames(compared: Compared): Difference | undefined {
  const { claim, evidence, pairing } = compared;
  if (pairing.share < 1 || evidence.names.length < 2) return undefined;
  const isAlike = areBuiltAlike(claim, evidence);
  for (const [n, first] of claim.names.entries())
    for (const last of claim.names.slice(n + 1)) {
      const [one, other] = [first, last].map((name) => only(evidence, name));
      if (!one || !other || one.start <= other.start || sameName(first.name, last.name)) continue;
      const others = outside(claim, [first, last]).filter((at) => pairing.there.has(at));
      const places = others.map((at) => pairing.there.get(at)!);
      const isSameOrder = places.every((at, i) => i === 0 || at > places[i - 1]!);
      const isSame = isAlike && others.length >= leastOthers;
      if (!isSameOrder || !(isSame || isTurnedAround(compared, [first, last], [other, one]))) continue;
      if (!tellsBetween(claim, first, last) || !tellsBetween(evidence, other, one)) continue;
      return { kind: 'role', here: first, there: one };
    }
  return undefined;
}

/**
 * "Berg replaces Tal" for "Tal, which replaces Berg": the same words stand between the two, and the same small one before
 * the second.
 */
function isTurnedAround({ claim, evidence, pairing }: Compared, own: Ends, theirs: Ends): boolean {
  if (claim.markers.capitalNouns) return false;
  const [inside, between] = [contentBetween(claim, own), contentBetween(evidence, theirs)];
  const lead = ({ words }: Statement, [, { start }]: Ends) => words.findLast(({ end }) => end <= start)?.text;
  return (
    inside.length > 0 &&
    inside.every((at) => between.includes(pairing.there.get(at) ?? -1)) &&
    lead(claim, own) === lead(evidence, theirs)
  );
}

type Ends = readonly [NameValue, NameValue];

const contentBetween = ({ words, content }: Statement, [from, to]: Ends): readonly number[] =>
  content.filter((at) => words[at]!.start >= from.end && words[at]!.end <= to.start);

/** The one name of a statement that is this name. */
function only({ names }: Statement, { name }: NameValue): NameValue | undefined {
  const found = names.filter((other) => sameName(other.name, name));
  return found.length === 1 ? found[0] : undefined;
}

const lies = ({ words }: Statement, at: number, { start, end }: NameValue): boolean =>
  words[at]!.start >= start && words[at]!.end <= end;

const outside = (statement: Statement, names: readonly NameValue[]): readonly number[] =>
  statement.content.filter((at) => !names.some((name) => lies(statement, at, name)));

/** Names side by side are a list, and where each stands for the other, as in "met", their order says nothing. */
function tellsBetween(statement: Statement, from: NameValue, to: NameValue): boolean {
  const { words, markers, names } = statement;
  const between = contentBetween(statement, [from, to]);
  return (
    between.some((at) => !names.some((name) => lies(statement, at, name))) &&
    !between.some((at) => markers.mutual.has(words[at]!.text))
  );
}
