import { scoreClaims } from './claimShare.ts';
import { countClaims, positionsOf, type RowScorer } from './rowScorer.ts';

/** scoring.md §11: the share of the reference's claims that the context supports. */
export const contextRecall: RowScorer = {
  direction: 'higherIsBetter',
  needs: ['context', 'reference'],
  async score(texts, check, options) {
    const counted = countClaims(await check('reference', positionsOf(texts)));
    return scoreClaims('reference', { scorer: 'contextRecall', ...counted }, options);
  },
};
