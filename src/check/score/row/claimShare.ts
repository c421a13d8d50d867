import { type Share, shareRange } from '../share.ts';
import { type RowFound, type RowNeed, type RowScore, type RowScoreOptions, unscorable } from './rowScorer.ts';

interface ShareScore {
  /** Each is a share of claims; the worst of them is the score. */
  readonly shares: readonly (Share & { readonly of: RowNeed })[];
  readonly direction: 'higherIsBetter' | 'lowerIsBetter';
  readonly found: RowFound;
}

/** A score that is a share of claims, or the lowest of several. A text without a claim cannot be scored. */
export function scoreShares({ shares, direction, found }: ShareScore, options: RowScoreOptions): RowScore {
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
