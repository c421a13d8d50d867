import type { Span } from '../text/span.ts';
import type { Pairing } from './pairing.ts';
import type { Statement } from './statement.ts';

/** What sets a claim against its evidence. */
export type DifferenceKind =
  | 'polarity'
  | 'opposite'
  | 'role'
  | 'name'
  | 'quantifier'
  | 'modality'
  | 'certainty'
  | 'condition'
  | 'cause'
  | 'order'
  | 'attribution'
  | 'comparison'
  | 'direction';

/** The words in which a claim and its evidence say different things. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** In the claim. */
  readonly here: Span;
  /** In the evidence. */
  readonly there: Span;
}

/** A claim beside a sentence that speaks of the same. */
export interface Compared {
  readonly claim: Statement;
  readonly evidence: Statement;
  readonly pairing: Pairing;
}

/**
 * Whether two statements agree in one respect: 'unknown' where the words do not tell. Words of the claim that the
 * evidence says in other words are named with the answer, so that they count as found.
 */
export type Answer = 'unknown' | 'same' | { readonly same: readonly Span[] } | Difference;
export type Matcher = (compared: Compared) => Answer;

export const isDifference = (answer: Answer): answer is Difference =>
  typeof answer === 'object' && 'kind' in answer;
