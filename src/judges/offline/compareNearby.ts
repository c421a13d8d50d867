import { compareValues } from '../../compare/compareValues.ts';
import type { Value } from '../../compare/value.ts';
import { align, closeness, type Scopes } from './align.ts';
import type { ReadPassage } from './reader.ts';
import { type Agrees, type Aligned, type Clash, isAgreement, isAligned } from './valueMatch.ts';

/** What the passages near a claim say where it states a value. */
export interface Nearby {
  /** The likeliest first. */
  readonly agreements: readonly Aligned<Agrees>[];
  readonly clashes: readonly Clash[];
  /** The clash that is meant, if any is. */
  readonly likeliest: Clash | undefined;
}

/** Alignment below which it means nothing that a number lies within the claim's bound ("up to 75"). */
const leastCompatible = 0.3;

/** @param all the values of the claim */
export function compareNearby(
  value: Value,
  all: readonly Value[],
  scopes: Scopes,
  passages: readonly ReadPassage[],
): Nearby {
  const clashes: Clash[] = [];
  const agreements: Aligned<Agrees>[] = [];
  for (const at of passages)
    for (const other of at.values) {
      const agreement = compareValues(value, other);
      if (agreement !== 'clash' && !isAgreement(agreement)) continue;
      const alignment = align(value, other, scopes, at);
      if (agreement === 'clash') {
        if (!isSpokenFor(other, value, all)) clashes.push({ how: 'clashes', value, other, at, alignment });
      } else if (agreement !== 'compatible' || alignment >= leastCompatible || isSameAmount(value, other))
        agreements.push({ how: 'agrees', value, agreement, other, at, alignment });
    }
  return {
    clashes,
    likeliest: nearestEach(clashes, scopes).toSorted(
      (a, b) => Number(isAligned(b)) - Number(isAligned(a)) || b.alignment - a.alignment,
    )[0],
    agreements: agreements
      .filter((one) => !isOfAnother(one, clashes))
      .toSorted((a, b) => Number(isEqual(b)) - Number(isEqual(a)) || b.alignment - a.alignment),
  };
}

const isEqual = ({ agreement }: Agrees): boolean => agreement === 'equal';

/**
 * The same number of something else, where the passage has a value of the claim's own kind: 5 times, for 5 seconds.
 * What is measured may have a unit there that is not known: 2 c. of rice.
 */
const isOfAnother = ({ value, other, at }: Agrees, clashes: readonly Clash[]): boolean =>
  value.kind !== 'quantity' &&
  value.kind !== other.kind &&
  'noun' in other &&
  other.noun !== undefined &&
  clashes.some((clash) => clash.at === at && clash.other.kind === value.kind);

/** "At most 1,200 mg" where the context has 1,200 mg. */
const isSameAmount = (value: Value, other: Value): boolean =>
  'amount' in value &&
  'amount' in other &&
  value.amount.low === other.amount.low &&
  value.amount.high === other.amount.high;

/** Another value of the claim is the one that this stands for: "3 PM ... 6 PM" in both. */
const isSpokenFor = (other: Value, value: Value, all: readonly Value[]): boolean =>
  all.some((one) => one !== value && isAgreement(compareValues(one, other)));

/** Of several clashes in one passage the one that is meant. */
function nearestEach(clashes: readonly Clash[], scopes: Scopes): readonly Clash[] {
  const best = new Map<ReadPassage, Clash>();
  for (const clash of clashes) {
    const known = best.get(clash.at);
    if (!known || isNearer(clash, known, scopes)) best.set(clash.at, clash);
  }
  return [...best.values()];
}

function isNearer(one: Clash, known: Clash, scopes: Scopes): boolean {
  const more =
    closeness(one.other, one.at, scopes) - closeness(known.other, known.at, scopes) ||
    sharedFields(one) - sharedFields(known) ||
    Number(hasSameLead(one)) - Number(hasSameLead(known)) ||
    one.alignment - known.alignment;
  return more > 0;
}

/** A day of a month of a year is meant by another one rather than by a year alone. */
const sharedFields = ({ value, other }: Clash): number =>
  value.kind === 'date' && other.kind === 'date'
    ? Object.keys(value.readings[0]).filter((field) => field in other.readings[0]).length
    : 0;

/** "Rises to 2.80" is said of the 2.60 in "from 2.00 to 2.60". */
const hasSameLead = ({ value, other }: Clash): boolean =>
  value.before[0] !== undefined && value.before[0] === other.before[0];
