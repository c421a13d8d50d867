import { CitedOutput } from './citedClaims.ts';
import { scoreClaims } from './claimShare.ts';
import { countedClaims, type RowScorer } from './rowScorer.ts';

/** scoring.md §12: the share of the output's claims that the sources which they cite support. */
export const citationRecall: RowScorer = {
  direction: 'higherIsBetter',
  needs: ['context', 'output'],
  async score(texts, check, options) {
    const { claims, unanswered } = await new CitedOutput(texts, check).claims();
    const counted = countedClaims(
      claims.map(({ finding, supported }) => ({ finding, counts: supported })),
      unanswered,
    );
    return scoreClaims('output', { scorer: 'citationRecall', ...counted }, options);
  },
};
