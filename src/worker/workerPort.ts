import type { RawReading, RunnerFiles } from '../judges/reading/batchRunner.ts';
import type { ReadingPair } from '../judges/reading/readingModel.ts';

/** What the host asks of the worker: first to open a model, then to run batches. Answers bear the same number. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly type: 'open'; readonly files: RunnerFiles }
  | { readonly type: 'run'; readonly batch: readonly ReadingPair[] }
);

export type WorkerAnswer = { readonly id: number } & (
  | { readonly readings: readonly RawReading[] }
  | { readonly error: string }
);

/** The host's end of a worker, of whichever kind. */
export interface WorkerPort {
  post(request: WorkerRequest, transfer: readonly ArrayBuffer[]): void;
  /** Called once, before anything is posted. */
  listen(onAnswer: (answer: WorkerAnswer) => void, onEnd: (error: Error) => void): void;
  /** Whether answers are waited for: a program ends before a worker that has nothing to do. */
  hold(busy: boolean): void;
  close(): void;
}
