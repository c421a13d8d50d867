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
    const parts = await checkEach(items, (item) => check(item, ['output']));
    const coverage = countClaims({
      findings: parts.flatMap(({ findings }) => findings),
      unanswered: parts.flatMap(({ unanswered }) => unanswered),
    });
    return scoreShares(
      [
        { ...alignment.share, of: 'output' },
        { ...coverage.share, of: 'source' },
      ],
      { scorer: 'summarization', alignment, coverage },
      options,
    );
  },
};
