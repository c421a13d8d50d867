import { detectLanguage } from '../../lexicon/languages.ts';
import { compareValues } from '../../values/compareValues.ts';
import { derivedBy } from '../../values/derivation.ts';
import { findValues } from '../../values/findValues.ts';
import type { Value } from '../../values/value.ts';

/**
 * Whether a claim that a model called supported says a number, date or the like that its own evidence says
 * otherwise: some value of the same kind clashes, none agrees, and it does not follow from those that are there.
 */
export function clashesWithEvidence(claim: string, evidence: string): boolean {
  const there = findValues(evidence, { language: detectLanguage(claim) });
  return findValues(claim, { language: detectLanguage(evidence) }).some((value) =>
    clashesWithAll(value, there),
  );
}

function clashesWithAll(value: Value, there: readonly Value[]): boolean {
  const comparable = there.filter((other) => compareValues(value, other) !== 'incomparable');
  return (
    comparable.some((other) => isOfSameThing(value, other)) &&
    comparable.every((other) => compareValues(value, other) === 'clash') &&
    derivedBy(value, there) === undefined
  );
}

/** Bare counts are of the same thing only when nothing different is counted: "3 doors" says nothing of "2 roofs". */
const isOfSameThing = (value: Value, other: Value): boolean =>
  value.kind !== 'number' ||
  other.kind !== 'number' ||
  value.noun === undefined ||
  other.noun === undefined ||
  value.noun === other.noun;
