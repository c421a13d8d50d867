import type { Finding } from '../types.ts';
import { type Band, type CountsAs, countsAsHedged, type Scorer } from './scorer.ts';
import { scoreShare } from './share.ts';

/** scoring.md §4: the share of claims that the context supports. Unsure costs as much as contradicted. */
export const faithfulness: Scorer = {
  id: 'faithfulness',
  direction: 'higherIsBetter',
  countsAs,
  score(outcome, options) {
    const score = scoreShare(
      { scorer: faithfulness, counted: 'supported', band: faithfulnessBand },
      outcome,
      options,
    );
    const emptyContext = outcome.statements === 0;
    if (!emptyContext) return score;
    const { range: _, ...rest } = score;
    return { ...rest, value: null, status: 'notApplicable', band: null };
  },
};

function countsAs(finding: Finding): CountsAs {
  if (finding.type === 'failure') return 'notCounted';
  const { verdict, flags } = finding;
  if (countsAsHedged(flags)) return 'unsure';
  switch (verdict) {
    case 'supported':
      return flags.rounded ? 'unsure' : 'supported';
    case 'contradicted':
      return 'contradicted';
    case 'unsupported':
      return 'unsure';
  }
}

/** scoring.md §4: only 1 is "all" and only 0 "none"; between the others the nearer, half way the lower. */
export function faithfulnessBand(share: number): Band {
  if (share === 1) return 'all';
  if (share === 0) return 'none';
  if (share > 0.65) return 'most';
  return share > 0.35 ? 'some' : 'few';
}
