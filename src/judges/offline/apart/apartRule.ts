import type { Span } from '../../../text/span.ts';
import type { Observation } from '../observation.ts';
import type { AnalysedPassage, ContextReader, Coverage } from '../retrieval.ts';

/** A claim whose words its context has, and where. */
export interface Backing {
  readonly seen: Observation;
  /** The passages side by side that have most of the claim. */
  readonly best: Coverage;
  /** The one passage that has most of it. */
  readonly main: AnalysedPassage;
  readonly reader: ContextReader;
}

/** What of a claim, as a span of its text, its context has but not where it says the rest; none where a rule sees nothing. */
export type ApartRule = (backing: Backing) => Span | undefined;
