import { anyPhrase } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';
import { overlaps } from '../text/span.ts';
import { isWeighty } from './cues.ts';
import { type Compared, type Difference, type DifferenceKind, isDifference } from './matcher.ts';
import { matchers } from './matchers/all.ts';
import { copyOf } from './matchers/copiedGaps.ts';
import { otherCause } from './matchers/matchCause.ts';
import { allForOnly, atAnyTime, turnedRegardless } from './matchers/matchCondition.ts';
import { turnedOrder } from './matchers/matchOrder.ts';
import { copiedRuns } from './matchers/unspacedRivals.ts';
import { pair } from './pairing.ts';
import type { Statement } from './statement.ts';

/** How a claim stands to a sentence of the context. */
export interface StatementComparison {
  readonly compared: Compared;
  /** Whether they have enough in common to be held against each other. */
  readonly isRelated: boolean;
  readonly differences: readonly Difference[];
  /** Words of the claim that the sentence says in other words. */
  readonly same: readonly Span[];
}

/** Statements with less in common speak of different things. */
const leastShared = 0.6;
/** The same in scripts without spaces, where a word that differs changes the pairs on either side. */
const leastSharedUnspaced = 0.45;
/** Signs in a row that both have, of a claim that is put together from several passages. */
const longRun = 9;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Share of the claim in a question from which on it only asks what the claim says. */
const leastAsked = 0.8;

const asked = ({ claim, evidence }: Compared): readonly Difference[] =>
  /[?？]\s*$/u.test(evidence.text)
    ? [
        {
          kind: 'certainty',
          here: { start: 0, end: claim.text.length },
          there: { start: 0, end: evidence.text.length },
        },
      ]
    : [];

export function compareStatements(claim: Statement, evidence: Statement): StatementComparison {
  const compared: Compared = { claim, evidence, pairing: pair(claim, evidence) };
  const differences: Difference[] = [];
  const same: Span[] = [];
  const isRelated =
    (sharedBesideNames(compared) >= (unspaced.test(claim.text) ? leastSharedUnspaced : leastShared) ||
      (claim.markers.particles.size > 0 && copiedRuns(claim, evidence, longRun).length > 0)) &&
    !/[?？]\s*$/u.test(evidence.text);
  if (isRelated || compared.pairing.share >= leastAsked) differences.push(...asked(compared));
  const turned = isRelated
    ? undefined
    : (turnedRegardless(compared) ??
      otherCause(compared) ??
      turnedOrder(compared) ??
      atAnyTime(compared) ??
      allForOnly(compared));
  if (turned) differences.push(turned);
  if (!isRelated) return { compared, isRelated: differences.length > 0, differences, same };
  for (const matcher of isWholeCopy(compared) ? [] : matchers) {
    const answer = matcher(compared);
    if (isDifference(answer)) {
      const isTold =
        answer.kind !== 'condition' &&
        answer.here.end - answer.here.start < claim.text.length &&
        same.some((span) => overlaps(span, answer.here));
      if (!isTold) differences.push(answer);
    } else if (typeof answer === 'object') same.push(...answer.same);
  }
  return { compared, isRelated, differences, same: [...same, ...reworded(compared)] };
}

/** Share of the claim that the evidence has; a pronoun in it stands for whom the claim names. */
function sharedBesideNames({ claim, evidence, pairing }: Compared): number {
  if (!evidence.words.some(({ text }) => evidence.markers.pronouns.has(text))) return pairing.share;
  const isNamed = (at: number): boolean => claim.names.some((name) => overlaps(name, claim.words[at]!));
  const told = claim.content.filter((at) => pairing.there.has(at) || !isNamed(at));
  return pairing.there.size / Math.max(1, told.length);
}

/** What repeats its evidence word by word says the same, whatever its words are. */
const isWholeCopy = ({ claim, evidence }: Compared): boolean =>
  claim.words.length === evidence.words.length &&
  claim.words.every(({ text }, at) => text === evidence.words[at]!.text);

/** Words of the claim that stand in the evidence as another form, or as another word of the same meaning. */
const reworded = ({ claim, evidence, pairing }: Compared): readonly Span[] =>
  [...pairing.there].flatMap(([i, j]) => {
    const { start, end, stem } = claim.words[i]!;
    return stem === evidence.words[j]!.stem ? [] : [{ start, end }];
  });

/** Differences that turn a statement into its opposite; the others only say something else. */
const turning: ReadonlySet<DifferenceKind> = new Set(['polarity', 'opposite', 'quantifier', 'direction']);

const denials = new RegExp(
  `^(?:${anyPhrase(({ denial }) => [...denial.particles, ...denial.contractions, ...denial.determiners])})$`,
  'u',
);

/** Whether the two are the same statement word for word, but for this difference: then one contradicts the other. */
export function isEqualButFor(difference: Difference, { claim, evidence, pairing }: Compared): boolean {
  if (!turning.has(difference.kind)) return false;
  const mine = claim.content.filter(
    (at) => !overlaps(claim.words[at]!, difference.here) || pairing.there.has(at),
  );
  const theirs = evidence.content.filter(
    (at) => !overlaps(evidence.words[at]!, difference.there) || pairing.here.has(at),
  );
  const count = (all: readonly number[], { words }: Statement) =>
    all.filter((at) => !denials.test(words[at]!.text)).length;
  return (
    pairing.inOrder >= 2 &&
    pairing.inOrder >= count(mine, claim) &&
    pairing.inOrder >= count(theirs, evidence)
  );
}

/** Whether both statements have the same cues and as many denials: then nothing but the words is to be compared. */
export function sameCues({ claim, evidence }: Compared): boolean {
  const kindsOf = ({ cues }: Statement) =>
    [...new Set(cues.filter(isWeighty).map(({ kind }) => kind))].toSorted().join(' ');
  return claim.denials.length === evidence.denials.length && kindsOf(claim) === kindsOf(evidence);
}

/** Whether the claim's words stand in the evidence in the same order, if with others between them. */
export const isInOrder = (compared: Compared): boolean =>
  copyOf(compared).gaps.every(({ here }) => here.every((at) => compared.claim.words[at]!.stop));

/**
 * "Children travel free" leaves out on which days where the evidence goes on with them; what tells of one event leaves
 * out no more than its place.
 */
export function leavesOutWhen(compared: Compared): boolean {
  const { claim, evidence } = compared;
  const [next] = copyOf(compared).gaps.at(-1)?.there ?? [];
  if (next === undefined || next === 0) return false;
  const { words, markers, text } = evidence;
  const isJoined = /^\s$/u.test(text.slice(words[next - 1]!.end, words[next]!.start));
  const [first] = claim.words;
  const named = claim.names.find(({ start }) => start === first?.start);
  const isGeneric = first !== undefined && !first.stop && (!named || /s$/u.test(named.text));
  return isJoined && isGeneric && markers.prepositions.has(words[next]!.text);
}
