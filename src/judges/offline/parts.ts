import { overlaps, type Span } from '../../text/span.ts';
import { logOdds, probability } from './classifier.ts';
import { cover } from './coverage.ts';
import { type Decision, decide, isSettled, supportedFrom } from './decide.ts';
import { type Features, measure } from './features.ts';
import type { Observation } from './observation.ts';
import { predicatesOf } from './predicates.ts';
import type { ContextReader } from './reader.ts';

/** What is said of one part of a claim; `part` is a span of the claim's text. */
export interface PartDecision {
  readonly part: Span;
  readonly decision: Decision;
}

/**
 * Decides a claim, and where it says several things of one subject, which of them the decision is about. Parts are
 * looked up with the whole claim, for alone they lose what they are about, and are trusted no less than it.
 */
export function decideParts(
  seen: Observation,
  features: Features,
  reader: ContextReader,
): readonly PartDecision[] {
  const support = probability(logOdds(features));
  const whole = { part: seen.part, decision: decide(seen, support) };
  const parts = predicatesOf(seen.text);
  if (parts.length < 2) return [whole];
  const decided = parts.map((part): PartDecision => {
    const of = within(seen, part);
    const isSure = support >= supportedFrom || isSettled(of);
    const own = isSure ? support : Math.max(support, probability(logOdds(measure(of, reader))));
    return { part, decision: decide(of, own) };
  });
  const isWrong = ({ decision }: PartDecision) => decision.verdict !== 'supported';
  return isWrong(whole) && !decided.some(isWrong) ? [whole] : decided;
}

/** What was seen of a claim, as far as a part of it goes. */
function within(seen: Observation, part: Span): Observation {
  const lies = (span: Span) => overlaps(span, part);
  const content = seen.content.filter(({ word }) => lies(word));
  return {
    ...seen,
    part,
    content,
    near: seen.near.map(({ window }) => cover(content, window)).toSorted((a, b) => b.share - a.share),
    words: seen.words.filter(lies),
    values: seen.values.filter(({ value }) => lies(value)),
    names: seen.names.filter(lies),
    missingNames: seen.missingNames.filter(lies),
    judgements: seen.judgements.filter(lies),
  };
}
