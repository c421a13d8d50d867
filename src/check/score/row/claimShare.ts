import { type Share, shareRange } from '../share.ts';
import {
  type CountedClaims,
  type RowFound,
  type RowNeed,
  type RowScore,
  type RowScoreOptions,
  unscorable,
} from './rowScorer.ts';

/** A share of claims, and the text that makes them. */
type ShareOf = Share & { readonly of: RowNeed };

type Direction = 'higherIsBetter' | 'lowerIsBetter';

/** A score that is the share of the claims which count. */
export const scoreClaims = (
  of: RowNeed,
  found: RowFound & CountedClaims,
  options: RowScoreOptions,
  direction: Direction = 'higherIsBetter',
): RowScore => scoreShares([{ ...found.share, of }], found, options, direction);

/** A score that is the lowest of some shares of claims. A text without a claim cannot be scored. */
export function scoreShares(
  shares: readonly ShareOf[],
  found: RowFound,
  options: RowScoreOptions,
  direction: Direction = 'higherIsBetter',
): RowScore {
  const { scale = 1 } = options;
  const silent = shares.find(({ total, missing }) => total + missing === 0);
  if (silent) return unscorable({ scorer: 'none', why: 'noClaims', text: silent.of }, options);
  const missing = shares.reduce((sum, share) => sum + share.missing, 0);
  const common = { scale, missing, found };
  if (shares.some(({ total }) => total === 0)) return { ...common, value: null, status: 'failed' };
  const value = Math.min(...shares.map(({ counted, total }) => counted / total)) * scale;
  if (missing === 0) return { ...common, value, status: 'scored' };
  const ranges = shares.map((share) => shareRange(share, direction));
  const lowest = (end: 0 | 1) => Math.min(...ranges.map((range) => range[end])) * scale;
  return { ...common, value, status: 'partial', range: [lowest(0), lowest(1)] };
}
