import { share } from './confusion.ts';

/** How two judges' decisions on the same cases fall together. */
export interface PairCounts {
  readonly bothPass: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

export const emptyPair: PairCounts = { bothPass: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };

export function withPair(counts: PairCounts, first: boolean, second: boolean): PairCounts {
  const cell = first ? (second ? 'bothPass' : 'onlyFirst') : second ? 'onlySecond' : 'neither';
  return { ...counts, [cell]: counts[cell] + 1 };
}

export interface Agreement {
  readonly judges: readonly [string, string];
  /** Cases that both decided. */
  readonly cases: number;
  /** Share on which they agree, 0..1. */
  readonly share: number | null;
  /** Cohen's kappa, at most 1: agreement beyond chance. `null` where chance alone would agree always. */
  readonly kappa: number | null;
}

export function agreement(judges: readonly [string, string], counts: PairCounts): Agreement {
  const { bothPass, onlyFirst, onlySecond, neither } = counts;
  const cases = bothPass + onlyFirst + onlySecond + neither;
  const observed = share(bothPass + neither, cases);
  if (observed === null) return { judges, cases, share: null, kappa: null };
  const first = (bothPass + onlyFirst) / cases;
  const second = (bothPass + onlySecond) / cases;
  const byChance = first * second + (1 - first) * (1 - second);
  return {
    judges,
    cases,
    share: observed,
    kappa: byChance === 1 ? null : (observed - byChance) / (1 - byChance),
  };
}
