import { Problem, type ProblemArgs, type ProblemCode } from '../check/problem.ts';
import type {
  Failure,
  Finding,
  Outcome,
  PassageExtent,
  Sentence,
  Skipped,
  Span,
  Usage,
} from '../check/types.ts';
import type { CheckRun } from './review.ts';

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

export type SavedRun = Omit<CheckRun, 'problem'> & { readonly problem?: SavedProblem };

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

export function saveRun({ problem, ...run }: CheckRun): SavedRun {
  return problem ? { ...run, problem: saveProblem(problem) } : run;
}

/** A run that its window did not outlive was cancelled. */
export function restoreRun({ problem, ...run }: SavedRun): CheckRun {
  const state = run.state === 'running' ? 'cancelled' : run.state;
  return { ...run, state, ...(problem ? { problem: restoreProblem(problem) } : {}) };
}

/** The passages of one file that a judge read. A context has thousands, so each is three numbers. */
interface SavedRead {
  readonly uri: string;
  readonly passages: readonly (readonly [start: number, end: number, heading: 0 | 1])[];
}

export function saveRead(read: readonly PassageExtent[]): readonly SavedRead[] {
  const uris = [...new Set(read.map(({ uri }) => uri))];
  return uris.map((uri) => ({
    uri,
    passages: read
      .filter((passage) => passage.uri === uri)
      .map(({ start, end, kind }) => [start, end, kind === 'heading' ? 1 : 0]),
  }));
}

export const restoreRead = (saved: readonly SavedRead[]): readonly PassageExtent[] =>
  saved.flatMap(({ uri, passages }) =>
    passages.map(([start, end, heading]) => ({ uri, start, end, kind: heading ? 'heading' : 'prose' })),
  );

/** Gives every `uri` in data its new name, however deep. @param newName `undefined` where a name stays */
export function renameUris<T>(data: T, newName: (uri: string) => string | undefined): T {
  const rename = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return key === 'uri' ? (newName(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((one) => rename(one, ''));
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rename(one, name)]));
  };
  return rename(data, '') as T;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
