import type { Report } from '../check/report.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import { scorers } from '../check/score/scorers.ts';
import type { Finding } from '../check/types.ts';

export interface ClaimVerdict {
  readonly statement: string;
  /** Hallucination: yes (hallucinated) or no. Faithfulness: yes (supported), no or unsure. */
  readonly verdict: 'yes' | 'no' | 'unsure';
  readonly reason: string;
}

/** The verdicts of claims that were judged; failed ones are told in `assessments` and `status`. */
export function claimVerdicts(
  scorer: ScorerId,
  findings: readonly Finding[],
  claims: Report['claims'],
): readonly ClaimVerdict[] {
  return findings.flatMap((finding, i) => {
    const verdict = verdictWord(scorer, finding);
    return verdict ? [{ statement: finding.claim.text, verdict, reason: claims[i]!.reason }] : [];
  });
}

function verdictWord(scorer: ScorerId, finding: Finding): ClaimVerdict['verdict'] | undefined {
  switch (scorers[scorer].countsAs(finding)) {
    case 'supported':
    case 'hallucinated':
    case 'clash':
      return 'yes';
    case 'contradicted':
    case 'fine':
    case 'noClash':
      return 'no';
    case 'unsure':
      return 'unsure';
    case 'notCounted':
      return undefined;
  }
}
