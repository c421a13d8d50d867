import { share } from './metrics.ts';
import { isFlagged, isUndoubted, type TextOutcome } from './textOutcome.ts';

/** What people say of a text and what the judge says. */
export interface Judgement {
  readonly supported: boolean;
  readonly outcome: TextOutcome;
}

/** How often verdicts and squiggles are what people would have them be; shares, NaN where there is nothing to count. */
export interface VerdictFigures {
  readonly right: number;
  readonly wrong: number;
  /** Mean of the shares of right texts that are not doubted and of wrong ones that are. */
  readonly verdictAccuracy: number;
  /** The same of the squiggle at the default sensitivity. */
  readonly squiggleAccuracy: number;
  readonly wrongSupported: number;
  /** With more than low confidence. */
  readonly wrongSupportedSurely: number;
  /** With high confidence. */
  readonly wrongSupportedHighly: number;
  readonly wrongContradicted: number;
  readonly wrongFlagged: number;
  readonly rightContradicted: number;
  /** Unsupported or contradicted. */
  readonly rightDoubted: number;
  readonly rightFlagged: number;
}

export function verdictFigures(judgements: readonly Judgement[]): VerdictFigures {
  const right = judgements.filter(({ supported }) => supported).map(({ outcome }) => outcome);
  const wrong = judgements.filter(({ supported }) => !supported).map(({ outcome }) => outcome);
  const balanced = (doubts: (outcome: TextOutcome) => boolean) =>
    (1 - share(right, doubts) + share(wrong, doubts)) / 2;
  const isSupported = ({ verdict }: TextOutcome) => verdict === 'supported';
  const isContradicted = ({ verdict }: TextOutcome) => verdict === 'contradicted';
  const isDoubted = (outcome: TextOutcome) => !isUndoubted(outcome);
  const flagged = (outcome: TextOutcome) => isFlagged(outcome);
  return {
    right: right.length,
    wrong: wrong.length,
    verdictAccuracy: balanced(isDoubted),
    squiggleAccuracy: balanced(flagged),
    wrongSupported: share(wrong, isSupported),
    wrongSupportedSurely: share(wrong, (one) => isSupported(one) && one.confidence !== 'low'),
    wrongSupportedHighly: share(wrong, (one) => isSupported(one) && one.confidence === 'high'),
    wrongContradicted: share(wrong, isContradicted),
    wrongFlagged: share(wrong, flagged),
    rightContradicted: share(right, isContradicted),
    rightDoubted: share(right, isDoubted),
    rightFlagged: share(right, flagged),
  };
}

/** The mean of each figure over sets, each set counting the same; sets that lack a figure are left out of it. */
export function meanFigures(all: readonly VerdictFigures[]): VerdictFigures {
  const mean = (name: keyof VerdictFigures) => {
    const values = all.map((figures) => figures[name]).filter((value) => !Number.isNaN(value));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const names = Object.keys(all[0] ?? {}) as (keyof VerdictFigures)[];
  return Object.fromEntries(names.map((name) => [name, mean(name)])) as unknown as VerdictFigures;
}
