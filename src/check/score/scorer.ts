import type { Finding, Flags, Outcome } from '../types.ts';

export type ScorerId = 'faithfulness' | 'hallucination' | 'contradiction';

/** How a scorer counts one claim (scoring.md §2); the side view shows it beside each claim. */
export type CountsAs =
  | 'supported'
  | 'contradicted'
  | 'unsure'
  | 'hallucinated'
  | 'fine'
  | 'clash'
  | 'noClash'
  | 'notCounted';

export type ScoreStatus = 'scored' | 'partial' | 'notApplicable' | 'failed';

export type Band =
  | 'all'
  | 'most'
  | 'some'
  | 'few'
  | 'none'
  | 'low'
  | 'mixed'
  | 'high'
  | 'complete'
  | 'moderate';

export type ScoreUnit = 'claim' | 'item' | 'statement' | 'fact';

export interface Score {
  readonly scorer: ScorerId;
  /** 0..scale, exact; `null` where not applicable or failed. */
  readonly value: number | null;
  readonly scale: number;
  /** [worst, best] on the scale, where failed or unanswered claims leave the score open. */
  readonly range?: readonly [worst: number, best: number];
  readonly status: ScoreStatus;
  /** scoring.md §3–5; of an open score that of its worst. */
  readonly band: Band | null;
  /** The fraction that the score is: `counted / total`. */
  readonly counted: number;
  readonly total: number;
  /** What `total` counts: claims of the output, or, for contradiction, what stands in the context. */
  readonly unit: ScoreUnit;
  /** Failed claims and unanswered sentences, each taken as one claim: they leave the score open. */
  readonly missing: number;
  /** Number of claims a way of counting, only those that occur. */
  readonly tallies: Readonly<Partial<Record<CountsAs, number>>>;
}

export interface ScoreOptions {
  /** Default 1. */
  readonly scale?: number;
  /** Contradiction only: what the score is a share of (scoring.md §5). Default "auto". */
  readonly unit?: 'auto' | 'item' | 'statement';
}

/** A pure function from what a check found to a score. One file each, listed in `scorers.ts`. */
export interface Scorer {
  readonly id: ScorerId;
  readonly direction: 'higherIsBetter' | 'lowerIsBetter';
  countsAs(finding: Finding): CountsAs;
  score(outcome: Outcome, options?: ScoreOptions): Score;
}

/** scoring.md §1: evaluative wording is part of the claim and wins over speculative wording. */
export const countsAsHedged = (flags: { readonly [F in keyof Flags]: Flags[F] | undefined }): boolean =>
  flags.hedged === true && flags.subjective !== true;
