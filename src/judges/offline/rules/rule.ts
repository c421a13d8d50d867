import type { RuleId } from '../../../check/ruleId.ts';
import type { ClaimDecision } from '../decision.ts';
import type { Observation } from '../observation.ts';

/** One context with two claims about it. */
export interface RuleExample {
  readonly context: string;
  /** The rule acts on it. */
  readonly acts: string;
  /** The rule leaves it alone. */
  readonly leaves: string;
}

interface RuleText<Id extends RuleId> {
  readonly id: Id;
  /** What it does, in a sentence, for docs/rules.md. */
  readonly says: string;
  /** The test runs it alone on each. */
  readonly examples: readonly [RuleExample, ...RuleExample[]];
}

/** Settles a verdict, whatever a model would read. No two of them act on one claim. */
export interface DecidingRule extends RuleText<'provenClash' | 'verbatimCopy' | 'deniedPresence'> {
  readonly kind: 'decides';
  decide(seen: Observation): ClaimDecision | undefined;
}

/** What a claim is, unless the model reads that the context supports it. */
export interface SuspectingRule extends RuleText<'likelyClash'> {
  readonly kind: 'suspects';
  decide(seen: Observation): ClaimDecision | undefined;
}

/** Keeps a claim from being called supported, by the model's reading or by shared words. */
export interface Veto extends RuleText<'missingMeasure' | 'openAbsence' | 'missingValue' | 'undeniedDenial'> {
  readonly kind: 'vetoes';
  /** Whether it holds only where nothing reads the claim. */
  readonly unreadOnly: boolean;
  holdsBack(seen: Observation): boolean;
}

export type Rule = DecidingRule | SuspectingRule | Veto;
