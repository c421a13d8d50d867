import { CitedOutput } from './citedClaims.ts';
import { scoreShares } from './claimShare.ts';
import type { RowScorer } from './rowScorer.ts';

/** scoring.md §12: the share of the output's claims that the sources which they cite support. */
export const citationRecall: RowScorer = {
  direction: 'higherIsBetter',
  needs: ['context', 'output'],
  async score(texts, check, options) {
    const { claims, unanswered } = await new CitedOutput(texts, check).claims();
    const counted = claims.map(({ finding, supported }) => ({ finding, counts: supported }));
    const number = (way: boolean | undefined) => counted.filter(({ counts }) => counts === way).length;
    const share = {
      counted: number(true),
      total: number(true) + number(false),
      missing: number(undefined) + unanswered,
    };
    return scoreShares(
      {
        shares: [{ ...share, of: 'output' }],
        direction: 'higherIsBetter',
        found: { scorer: 'citationRecall', claims: counted, share },
      },
      options,
    );
  },
};
