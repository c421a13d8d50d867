import { isHeadingOf } from '../../../text/trailLabel.ts';
import { compareValues } from '../../../values/compareValues.ts';
import type { Value } from '../../../values/value.ts';
import { agreementsOf } from '../matching/valueMatch.ts';
import { type AnalysedPassage, type ContextReader, cover } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

/** A passage with as much of the claim says itself what its value is of. */
const leastOwn = 0.5;

/** A value of another passage, where the one that has most of the claim has another value of its own. */
export function valueApart({ seen: { values, content }, main, reader }: Backing): Value | undefined {
  const agreements = agreementsOf(values);
  const met = new Set(agreements.map(({ other }) => other));
  const differs = (value: Value, at: AnalysedPassage): boolean =>
    at.values.some(
      (other) => other.kind === value.kind && !met.has(other) && compareValues(value, other) === 'clash',
    );
  return agreements.find(({ value, at }) => {
    if (
      at === main ||
      isHeadingOf(at.passage, main.passage) ||
      at.passage.uri !== main.passage.uri ||
      main.values.some((one) => met.has(one) && one.kind === value.kind)
    )
      return false;
    if (cover(content, { passages: [at], centre: at.passage.position }).share >= leastOwn) return false;
    if (differs(value, main)) return true;
    return value.kind === 'date' && isPastAnother(value, at, main, reader, differs);
  })?.value;
}

/** Between the day that the claim names and what it says of it the context comes to another day. */
function isPastAnother(
  value: Value,
  at: AnalysedPassage,
  main: AnalysedPassage,
  reader: ContextReader,
  differs: (value: Value, at: AnalysedPassage) => boolean,
): boolean {
  for (let position = main.passage.position - 1; position > at.passage.position; position--) {
    const between = reader.passage(position);
    if (between && differs(value, between)) return true;
  }
  return false;
}
