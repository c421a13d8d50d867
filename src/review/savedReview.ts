import { Problem, type ProblemArgs, type ProblemCode } from '../check/problem.ts';
import type { Failure, Finding, Outcome, Sentence, Skipped, Span, Usage } from '../check/types.ts';
import type { Run } from './review.ts';
import type { SavedRead } from './savedRead.ts';

/** Saved reviews of another format are dropped. */
export const savedFormat = 1;

/** A problem, which is an `Error`, as data. */
interface SavedProblem {
  readonly code: ProblemCode;
  readonly args: ProblemArgs;
}

export type SavedFinding =
  | Exclude<Finding, Failure>
  | (Omit<Failure, 'problem'> & { readonly problem: SavedProblem });

export type SavedRun = Omit<Run, 'problem'> & { readonly problem?: SavedProblem };

export interface SavedSentence {
  readonly sentence: Sentence;
  /** Where it stood when it was saved, and what stood there. */
  readonly start: number;
  readonly words: string;
  readonly findings: readonly SavedFinding[];
  readonly skipped?: Skipped;
  readonly changedContext: readonly string[];
}

/** A review as data, to outlive its window. */
export interface SavedReview {
  readonly format: typeof savedFormat;
  readonly uri: string;
  readonly run: SavedRun;
  readonly span: Span;
  readonly size: Pick<Outcome, 'statements' | 'items'>;
  readonly usage: Omit<Usage, 'type'>;
  /** Absent where all of the context was read. */
  readonly read?: readonly SavedRead[];
  readonly sentences: readonly SavedSentence[];
}

export const saveFinding = (finding: Finding): SavedFinding =>
  finding.type === 'failure' ? { ...finding, problem: saveProblem(finding.problem) } : finding;

export const restoreFinding = (saved: SavedFinding): Finding =>
  saved.type === 'failure' ? { ...saved, problem: restoreProblem(saved.problem) } : saved;

const saveProblem = ({ code, args }: Problem): SavedProblem => ({ code, args });

const restoreProblem = ({ code, args }: SavedProblem): Problem => new Problem(code, args);

export function saveRun({ problem, ...run }: Run): SavedRun {
  return problem ? { ...run, problem: saveProblem(problem) } : run;
}

/** A run that its window did not outlive was cancelled. */
export function restoreRun({ problem, ...run }: SavedRun): Run {
  const state = run.state === 'running' ? 'cancelled' : run.state;
  return { ...run, state, ...(problem ? { problem: restoreProblem(problem) } : {}) };
}
