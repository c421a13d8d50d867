import type { Finding } from '../types.ts';
import { type Band, type CountsAs, countsAsHedged, type Scorer } from './scorer.ts';
import { scoreShare } from './share.ts';

/** scoring.md §3: the share of claims that contradict the context or that it does not back. */
export const hallucination: Scorer = {
  id: 'hallucination',
  direction: 'lowerIsBetter',
  countsAs,
  score: (outcome, options) =>
    scoreShare({ scorer: hallucination, counted: 'hallucinated', band: hallucinationBand }, outcome, options),
};

function countsAs(finding: Finding): CountsAs {
  if (finding.type === 'failure') return 'notCounted';
  switch (finding.verdict) {
    case 'supported':
      return 'fine';
    case 'contradicted':
      return countsAsHedged(finding.flags) ? 'fine' : 'hallucinated';
    case 'unsupported':
      return 'hallucinated';
  }
}

/** scoring.md §3. `share` is score / scale, 0..1; lower is better. */
export function hallucinationBand(share: number): Band {
  if (share <= 0) return 'none';
  if (share <= 0.4) return 'low';
  if (share <= 0.6) return 'mixed';
  return share < 1 ? 'high' : 'complete';
}
