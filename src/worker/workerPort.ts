import type { ProblemData } from '../check/problem.ts';
import type { RawReading, RunnerFiles } from '../judges/reading/batchRunner.ts';
import type { ReadingPair } from '../judges/reading/readingModel.ts';
import type { SourceFile } from '../sources/reading.ts';
import type { PackedSource } from './packedSource.ts';

/** What a worker can be asked, and what it then answers. */
export interface WorkerTasks {
  /** Answered as soon as the worker listens. */
  readonly ready: { readonly question: null; readonly reply: null };
  /** Reads a file of a context. */
  readonly read: { readonly question: SourceFile; readonly reply: PackedSource };
  /** Opens a local model, which then runs batches. */
  readonly open: { readonly question: RunnerFiles; readonly reply: null };
  readonly run: { readonly question: readonly ReadingPair[]; readonly reply: readonly RawReading[] };
}

export type WorkerTask = keyof WorkerTasks;

/** Its answer bears the same number. */
export type WorkerRequest<T extends WorkerTask = WorkerTask> = {
  [Name in T]: { readonly id: number; readonly type: Name; readonly question: WorkerTasks[Name]['question'] };
}[T];

/** What failed in a worker: a problem that a person can act on, or a fault of ours. */
export interface WorkerError {
  readonly message: string;
  readonly problem?: ProblemData;
}

export type WorkerAnswer = { readonly id: number } & (
  | { readonly reply: WorkerTasks[WorkerTask]['reply'] }
  | { readonly error: WorkerError }
);

/** The worker is gone: it was closed, or broke. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  constructor(
    message: string,
    /** It took more memory than it may. */
    readonly outOfMemory = false,
  ) {
    super(message);
  }
}

/** The host's end of a worker, of whichever kind. */
export interface WorkerPort {
  post(request: WorkerRequest, transfer: readonly ArrayBuffer[]): void;
  /** Called once, before anything is posted. */
  listen(onAnswer: (answer: WorkerAnswer) => void, onEnd: (ended: WorkerEnded) => void): void;
  /** Whether answers are waited for: a program ends before a worker that has nothing to do. */
  hold(busy: boolean): void;
  close(): void;
}

/** Starts workers. */
export interface Workers {
  /** @param megabytes of memory that it may take */
  start(megabytes: number): WorkerPort;
}
