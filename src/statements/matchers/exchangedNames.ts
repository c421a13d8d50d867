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
  if (pairing.share < 1 || evidence.names.length < 2 || !areBuiltAlike(claim, evidence)) return undefined;
  for (const [n, first] of claim.names.entries())
    for (const last of claim.names.slice(n + 1)) {
      const [one, other] = [first, last].map((name) => only(evidence, name));
      if (!one || !other || one.start <= other.start || sameName(first.name, last.name)) continue;
      const others = outside(claim, [first, last]).filter((at) => pairing.there.has(at));
      const places = others.map((at) => pairing.there.get(at)!);
      const isSameOrder = places.every((at, i) => i === 0 || at > places[i - 1]!);
      if (others.length < leastOthers || !isSameOrder) continue;
      if (!tellsBetween(claim, first, last) || !tellsBetween(evidence, other, one)) continue;
      return { kind: 'role', here: first, there: one };
    }
  return undefined;
}

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
  const { words, content, markers, names } = statement;
  const between = content.filter((at) => words[at]!.start >= from.end && words[at]!.end <= to.start);
  return (
    between.some((at) => !names.some((name) => lies(statement, at, name))) &&
    !between.some((at) => markers.mutual.has(words[at]!.text))
  );
}
