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
  /** Cohen's kappa with the labels: agreement beyond what the shares of both alone would give. */
  readonly kappa: number | null;
  /** Share that the labels call wrong: what always saying so would reach. */
  readonly baseRate: number | null;
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
    kappa: kappaOf(c),
    baseRate: share(truePositive + falseNegative, total),
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
  return {
    judges,
    cases,
    share: share(bothPass + neither, cases),
    kappa: kappaOf({
      truePositive: bothPass,
      falseNegative: onlyFirst,
      falsePositive: onlySecond,
      trueNegative: neither,
    }),
  };
}

/** `null` of nothing, and where chance alone would agree always. */
function kappaOf({ truePositive, falsePositive, falseNegative, trueNegative }: Confusion): number | null {
  const total = truePositive + falsePositive + falseNegative + trueNegative;
  const observed = share(truePositive + trueNegative, total);
  if (observed === null) return null;
  const first = (truePositive + falseNegative) / total;
  const second = (truePositive + falsePositive) / total;
  const byChance = first * second + (1 - first) * (1 - second);
  return byChance === 1 ? null : (observed - byChance) / (1 - byChance);
}
