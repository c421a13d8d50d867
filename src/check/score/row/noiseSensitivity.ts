import { scoreClaims } from './claimShare.ts';
import {
  countClaims,
  isSupported,
  positionsOf,
  type RowScorer,
  rateItems,
  supportsClaim,
  unscorable,
} from './rowScorer.ts';

/**
 * scoring.md §11: the share of the output's claims that are wrong by the reference and come from the context: from its
 * relevant items or, with that focus, from the irrelevant ones alone. An item is relevant where it supports a claim of
 * the reference.
 */
export const noiseSensitivity: RowScorer = {
  direction: 'lowerIsBetter',
  needs: ['context', 'reference', 'output'],
  async score(texts, check, options) {
    const { focus = 'relevant' } = options;
    const items = positionsOf(texts);
    const rated = await rateItems('reference', texts, check);
    if (!rated) return unscorable({ scorer: 'none', why: 'noClaims', text: 'reference' }, options);
    const relevance = rated.map(({ relevant }) => relevant);
    const among = (relevant: boolean) => items.filter((item) => relevance[item] === relevant);
    const checkOutput = async (against: readonly number[]) =>
      against.length === 0 ? undefined : check('output', against);
    const [facts, relevant, irrelevant] = await Promise.all([
      check('output', ['reference']),
      checkOutput(among(true)),
      focus === 'irrelevant' ? checkOutput(among(false)) : undefined,
    ]);
    const counted = countClaims(facts, (finding) => {
      const isRight = isSupported(finding);
      if (isRight !== false) return isRight === undefined ? undefined : false;
      if (relevance.includes(undefined)) return undefined;
      const fromRelevant = supportsClaim(relevant, finding);
      if (focus === 'relevant') return fromRelevant;
      const fromIrrelevant = supportsClaim(irrelevant, finding);
      if (fromRelevant === true || fromIrrelevant === false) return false;
      return fromRelevant === undefined ? undefined : fromIrrelevant;
    });
    return scoreClaims('output', { scorer: 'noiseSensitivity', focus, ...counted }, options, 'lowerIsBetter');
  },
};
