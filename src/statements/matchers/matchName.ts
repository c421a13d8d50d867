import { sameName } from '../../values/agree/names.ts';
import type { NameValue } from '../../values/value.ts';
import type { Compared, Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim beside its name in common, and it may well speak of something else. */
const leastShared = 0.6;

/** Another name in the very place of the evidence's: "was founded in Lisbon" for "was founded in Porto". */
export const matchName: Matcher = (compared) => {
  const { claim, evidence } = compared;
  // Where every noun has a capital, another word in its place may be another word for it.
  if (claim.markers.capitalNouns) return 'unknown';
  for (const mine of claim.names.filter((name) => isUnmet(name, claim, compared.pairing.there))) {
    if (evidence.names.some(({ name }) => sameName(name, mine.name))) continue;
    const rival = evidence.names.find(
      (name) =>
        isUnmet(name, evidence, compared.pairing.here) &&
        !claim.names.some((own) => sameName(own.name, name.name)) &&
        isInPlace(mine, name, compared),
    );
    if (rival) return { kind: 'name', here: spanOf(mine), there: spanOf(rival) };
  }
  return 'unknown';
};

const spanOf = ({ start, end }: NameValue) => ({ start, end });

/** Whether the other statement has no word of the name. */
const isUnmet = (name: NameValue, statement: Statement, map: ReadonlyMap<number, number>): boolean => {
  const own = contentOf(name, statement);
  return own.length > 0 && !own.some((at) => map.has(at));
};

const contentOf = ({ start, end }: NameValue, { words, content }: Statement): readonly number[] =>
  content.filter((at) => words[at]!.start >= start && words[at]!.end <= end);

/** Both stand between the same words, and one of these right beside each of them. */
function isInPlace(mine: NameValue, other: NameValue, { claim, evidence, pairing }: Compared): boolean {
  const own = contentOf(mine, claim);
  const others = claim.content.filter((at) => !own.includes(at));
  const shared = others.filter((at) => pairing.there.has(at));
  if (shared.length < 2 || shared.length < leastShared * others.length) return false;
  const before = shared.filter((at) => at < own[0]!).map((at) => pairing.there.get(at)!);
  const behind = shared.filter((at) => at > own.at(-1)!).map((at) => pairing.there.get(at)!);
  const theirs = contentOf(other, evidence);
  return (
    Math.max(-1, ...before) < theirs[0]! &&
    Math.min(evidence.words.length, ...behind) > theirs.at(-1)! &&
    isBeside(mine, other, claim, evidence)
  );
}

/** The same word stands right before both, or right behind; or both open their statements. */
function isBeside(mine: NameValue, other: NameValue, claim: Statement, evidence: Statement): boolean {
  const [before, after] = neighbours(mine, claim);
  const [theirBefore, theirAfter] = neighbours(other, evidence);
  return (
    (before !== undefined && before === theirBefore) ||
    (after !== undefined && after === theirAfter && (before === undefined) === (theirBefore === undefined))
  );
}

const neighbours = ({ start, end }: NameValue, { words }: Statement) =>
  [words.findLast((word) => word.end <= start)?.text, words.find((word) => word.start >= end)?.text] as const;
