import { anyPhrase } from '../../lexicon/languages.ts';
import type { Span } from '../../text/span.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { clauseAround, contentIn, prepositionBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { isVerb } from './matchRole.ts';

/** Two things that a statement tells side by side, and what it tells of each, as positions of words. */
interface Couple {
  readonly of: readonly [number, number];
  readonly told: readonly [number, number];
}

/**
 * Which goes with which of two that are told side by side: "the boiler runs on gas" for "the boiler runs on wood and the
 * stove on gas", "tea costs 3" for "tea and coffee cost 2 and 3 respectively".
 */
export const matchCoordination: Matcher = (compared) => {
  if (compared.pairing.share < leastShared) return 'unknown';
  const turned = turnedLists(compared);
  if (turned) return turned;
  for (const couple of [
    ...gapped(compared.evidence),
    ...shared(compared.evidence),
    ...inTurn(compared.evidence),
  ]) {
    const crossed = crossing(couple, compared);
    if (crossed) return crossed;
  }
  return 'unknown';
};

/** Less of the claim in common, and it is not put together from these parts. */
const leastShared = 0.8;

/** The claim has one of two things and what is told of the other, and neither of what these go with. */
function crossing({ of, told }: Couple, { claim, evidence, pairing }: Compared): Difference | undefined {
  const isSaid = (at: number): boolean => pairing.here.has(at);
  for (const [own, other] of [
    [0, 1],
    [1, 0],
  ] as const)
    if (isSaid(of[own]) && isSaid(told[other]) && !isSaid(of[other]) && !isSaid(told[own]))
      return {
        kind: 'role',
        here: claim.words[pairing.here.get(told[other])!]!,
        there: evidence.words[told[own]]!,
      };
  return undefined;
}

const joining = new RegExp(
  String.raw`(?:,\s)?(?<!\p{L})(?:${anyPhrase(({ markers, clauses }) => [...markers.joins, ...clauses.contrast])})\s`,
  'gu',
);

interface Sides {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The content words on both sides of each "and", within the commas around it. */
const sidesIn = (statement: Statement): readonly Sides[] =>
  [...statement.text.matchAll(joining)].map(({ index, 0: join }) => {
    const around = (at: number): Span => clauseAround(statement, at);
    return {
      left: contentIn(statement, { start: around(Math.max(0, index - 1)).start, end: index }),
      right: contentIn(statement, { start: index + join.length, end: around(index + join.length).end }),
    };
  });

/** "The boiler runs on wood and the stove on gas": the verb of the first is that of the second. */
const gapped = (statement: Statement): readonly Couple[] =>
  sidesIn(statement).flatMap(({ left, right }) => {
    const [second, its, ...more] = right;
    if (second === undefined || its === undefined || more.length > 0 || left.length < 3) return [];
    const last = left.at(-1)!;
    const preposition = prepositionBefore(statement, its);
    if (preposition === undefined || its - second > mostApart) return [];
    const lead = prepositionBefore(statement, last);
    const first = [left.at(-2)!, ...(lead === preposition ? [left[0]!] : [])];
    return lead === undefined ? [] : first.map((one) => ({ of: [one, second], told: [last, its] }) as const);
  });

/** "On the gas": words from one thing to what is told of it, where nothing else stands between. */
const mostApart = 3;

/** "Is free for schools and costs 40 for companies": the same word leads to whom each holds for. */
const shared = (statement: Statement): readonly Couple[] =>
  sidesIn(statement).flatMap(({ left, right }) => {
    const last = left.at(-1);
    const [verb] = right;
    if (last === undefined || left.length < 2 || verb === undefined || !isVerb(statement, verb)) return [];
    const lead = prepositionBefore(statement, last);
    const its = right.find((at) => at !== verb && prepositionBefore(statement, at) === lead);
    return lead === undefined || its === undefined
      ? []
      : [{ of: [left.at(-2)!, verb], told: [last, its] } as const];
  });

/** Both tell two lists in turn, and the one list has changed places alone. */
function turnedLists({ claim, evidence, pairing }: Compared): Difference | undefined {
  const [[mine], [theirs]] = [inTurn(claim), inTurn(evidence)];
  if (!mine || !theirs) return undefined;
  const isStraight = (own: Couple['of'], other: Couple['of']): boolean | undefined => {
    const [first, second] = own.map((at) => other.indexOf(pairing.there.get(at) ?? -1));
    return first === 0 || second === 1 ? true : first === 1 || second === 0 ? false : undefined;
  };
  const [of, told] = [isStraight(mine.of, theirs.of), isStraight(mine.told, theirs.told)];
  return of !== undefined && told !== undefined && of !== told
    ? { kind: 'role', here: claim.words[mine.told[0]]!, there: evidence.words[theirs.told[0]]! }
    : undefined;
}

/** "Tea and coffee cost 2 and 3 euros respectively". */
function inTurn(statement: Statement): readonly Couple[] {
  if (!statement.cues.some(({ kind }) => kind === 'inTurn')) return [];
  const stemAt = (at: number) => statement.words[at]!.stem;
  const lists = sidesIn(statement).flatMap(({ left, right }) => {
    const last = left.at(-1);
    // "The gold medal and the silver medal": what both have tells nothing.
    const next = right.find((at) => !left.some((one) => stemAt(one) === stemAt(at)));
    return last === undefined || next === undefined ? [] : [[last, next] as const];
  });
  const [of, told, ...more] = lists;
  return of && told && more.length === 0 ? [{ of, told }] : [];
}
