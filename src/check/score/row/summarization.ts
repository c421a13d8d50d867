import { scoreShares } from './claimShare.ts';
import { checkEach, countClaims, positionsOf, type RowScorer } from './rowScorer.ts';

/**
 * scoring.md §11: the lower of alignment (the share of the summary's claims that the source supports) and coverage (the
 * share of the source's claims that the summary supports).
 */
export const summarization: RowScorer = {
  direction: 'higherIsBetter',
  needs: ['source', 'output'],
  async score(texts, check, options) {
    const items = positionsOf(texts);
    const alignment = countClaims(await check('output', items));
    const parts = (await checkEach(items, (item) => check(item, ['output']))).map((part) =>
      countClaims(part),
    );
    const sum = (of: 'counted' | 'total' | 'missing') => parts.reduce((all, { share }) => all + share[of], 0);
    const coverage = {
      claims: parts.flatMap(({ claims }) => claims),
      share: { counted: sum('counted'), total: sum('total'), missing: sum('missing') },
    };
    return scoreShares(
      {
        shares: [
          { ...alignment.share, of: 'output' },
          { ...coverage.share, of: 'source' },
        ],
        direction: 'higherIsBetter',
        found: { scorer: 'summarization', alignment, coverage },
      },
      options,
    );
  },
};
