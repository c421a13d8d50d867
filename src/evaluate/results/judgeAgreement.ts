/** Counts of a two-way decision. The positive class is "wrong": what a checker is there to find. */
export interface Confusion {
  readonly truePositive: number;
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

export const emptyConfusion: Confusion = {
  truePositive: 0,
  falsePositive: 0,
  falseNegative: 0,
  trueNegative: 0,
};

export function withDecision(counts: Confusion, labelledWrong: boolean, calledWrong: boolean): Confusion {
  const cell = labelledWrong
    ? calledWrong
      ? 'truePositive'
      : 'falseNegative'
    : calledWrong
      ? 'falsePositive'
      : 'trueNegative';
  return { ...counts, [cell]: counts[cell] + 1 };
}

/** Shares, 0..1; `null` where the data cannot say (nothing called wrong, one class absent). */
export interface Quality {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
  readonly balancedAccuracy: number | null;
  readonly accuracy: number | null;
}

export function quality(c: Confusion): Quality {
  const { truePositive, falsePositive, falseNegative, trueNegative } = c;
  const recall = share(truePositive, truePositive + falseNegative);
  const specificity = share(trueNegative, trueNegative + falsePositive);
  const total = truePositive + falsePositive + falseNegative + trueNegative;
  return {
    precision: share(truePositive, truePositive + falsePositive),
    recall,
    f1: share(2 * truePositive, 2 * truePositive + falsePositive + falseNegative),
    balancedAccuracy: recall === null || specificity === null ? null : (recall + specificity) / 2,
    accuracy: share(truePositive + trueNegative, total),
  };
}

/** `part / whole`, or `null` of nothing. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

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

export interface JudgeAgreement {
  readonly judges: readonly [string, string];
  /** Cases that both decided. */
  readonly cases: number;
  /** Share on which they agree, 0..1. */
  readonly share: number | null;
  /** Cohen's kappa, at most 1: agreement beyond chance. `null` where chance alone would agree always. */
  readonly kappa: number | null;
}

export function judgeAgreement(judges: readonly [string, string], counts: PairCounts): JudgeAgreement {
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
