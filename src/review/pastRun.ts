import type { Outcome } from '../check/types.ts';
import type { Run } from './review.ts';
import {
  restoreFinding,
  restoreRun,
  type SavedFinding,
  type SavedRun,
  saveFinding,
  saveRun,
} from './savedReview.ts';

/** A run that has ended, and what it had found by then. */
export interface PastRun {
  readonly run: Run;
  readonly outcome: Outcome;
}

/** A past run as data. The passages that were read, most of it, are left out; their number is kept. */
export interface SavedPastRun {
  readonly run: SavedRun;
  readonly outcome: Omit<Outcome, 'findings' | 'read'> & { readonly findings: readonly SavedFinding[] };
}

export function savePastRun({ run, outcome: { read: _, ...outcome } }: PastRun): SavedPastRun {
  return { run: saveRun(run), outcome: { ...outcome, findings: outcome.findings.map(saveFinding) } };
}

export const restorePastRun = ({ run, outcome }: SavedPastRun): PastRun => ({
  run: restoreRun(run),
  outcome: { ...outcome, findings: outcome.findings.map(restoreFinding) },
});
