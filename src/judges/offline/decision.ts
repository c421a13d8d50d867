import type { Citation, Judged } from '../../check/judge.ts';
import type { RuleId } from '../../check/ruleId.ts';
import { type Confidence, placeOf } from '../../check/types.ts';
import type { Value } from '../../values/value.ts';
import { agreementsOf, type Clash, isProven } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { foundReason, inexactValue } from './reasons.ts';
import type { AnalysedPassage } from './retrieval.ts';
import { correctionOf } from './valueCorrection.ts';

/** A verdict on a claim, and what decided it. */
export type ClaimDecision = Omit<Judged, 'type' | 'sentence' | 'start' | 'end'> & { readonly rule: RuleId };

export const cite = (at: AnalysedPassage, role: Citation['role']): Citation => ({
  passage: at.passage.position,
  role,
});

/** Of a claim that says another value of the same thing. */
export function clashDecision(rule: RuleId, seen: Observation, clash: Clash): ClaimDecision {
  const { value, other, at, alignment } = clash;
  const sameWords = value.text.toLowerCase() === other.text.toLowerCase();
  const correction = correctionOf(value, other);
  return {
    rule,
    verdict: 'contradicted',
    reason: {
      code: 'differs',
      kind: value.kind,
      here: sameWords ? withLead(value) : value.text,
      there: sameWords ? withLead(other) : other.text,
      at: placeOf(at.passage),
    },
    citations: [cite(at, 'clashes')],
    confidence: isProven(clash) ? 'high' : 'medium',
    alarm: Math.max(0.8, alignment),
    focus: seen.inDocument(value),
    ...(correction === undefined ? {} : { correction }),
    support: 0.05,
  };
}

/** "Longer than six hours" and "shorter than six hours" differ before the value. */
const withLead = ({ before, text }: Value): string => [...before.slice(0, 2).toReversed(), text].join(' ');

/** Of a claim that passages bear out; those with its values are cited too. */
export function supportedBy(
  rule: RuleId,
  seen: Observation,
  by: readonly AnalysedPassage[],
  { support, confidence }: { readonly support: number; readonly confidence: Confidence },
): ClaimDecision {
  const cited = [...new Set([...by, ...agreementsOf(seen.values).map(({ at }) => at)])];
  const inexact = inexactValue(seen);
  return {
    rule,
    verdict: 'supported',
    flags: inexact ? { [inexact.agreement]: true } : {},
    reason: foundReason(seen, cited),
    citations: cited.map((at) => cite(at, 'supports')),
    confidence,
    alarm: 0,
    support,
  };
}
