import type { Span } from '../../text/span.ts';
import type { ClosePassage } from './reasons.ts';

/** What the model says of a claim. */
export interface ClaimReading {
  /** Probabilities in the chosen evidence, 0..1. */
  readonly supported: number;
  readonly contradicted: number;
  /** What each of the closest passages says by itself; none of a context that has only one. */
  readonly alone: readonly PassageReading[];
  /** Words of the claim that it finds wrong, the likeliest first. */
  readonly wrong: readonly Span[];
  /** Whether it was shown all of the context, and not parts chosen for the claim. */
  readonly ofWhole: boolean;
}

/** What the model says of a claim beside one passage: probabilities, 0..1, together 1. */
export interface PassageReading extends ClosePassage {
  readonly supported: number;
  readonly contradicted: number;
  readonly unsupported: number;
}
