import type { Finding } from '../types.ts';
import { hallucinationBand } from './bands.ts';
import { countsAsHedged } from './flags.ts';
import type { CountsAs, Scorer } from './scorer.ts';
import { scoreShare } from './share.ts';

/** SCORERS §3: the share of claims that contradict the context or that it does not back. */
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
