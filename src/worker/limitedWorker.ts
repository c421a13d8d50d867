import { untilStopped } from '../base/stopped.ts';
import { TaskQueue } from '../base/taskQueue.ts';
import { Problem, type ProblemCode } from '../check/problem.ts';
import { maxFileBytes, maxReadSeconds } from '../sources/limits.ts';
import { RestartedWorker } from './restartedWorker.ts';
import type { WorkerCalls } from './workerCalls.ts';
import { WorkerEnded, type WorkerPort } from './workerPort.ts';

export interface LimitedWorkerOptions {
  readonly start: () => WorkerPort;
  /** That one piece of work may take. */
  readonly seconds?: number;
  readonly idleSeconds?: number;
  /** Why a file could not be read that the worker broke at. */
  readonly broken?: ProblemCode;
}

/**
 * A worker that does one piece of work after the other. It ends with one that takes too long or too much memory, and
 * with one that is cancelled; the next has another worker.
 */
export class LimitedWorker {
  readonly #turns = new TaskQueue();
  readonly #worker: RestartedWorker;

  constructor(private readonly options: LimitedWorkerOptions) {
    this.#worker = new RestartedWorker(options.start, options.idleSeconds ?? 30);
  }

  get isBusy(): boolean {
    return this.#turns.isBusy;
  }

  /** Has it ready for what comes. */
  warm(): void {
    void this.#worker.use(async () => undefined);
  }

  close(): void {
    this.#worker.close();
  }

  /**
   * Throws the signal's reason when it aborts.
   * @param uri of the file that it is about
   * @param work is given no worker where none can be started
   * @throws {Problem} readTooSlow, unpackedTooLarge, or that it could not be read; and what the worker throws
   */
  run<T>(
    uri: string,
    work: (calls: WorkerCalls | undefined) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    return untilStopped(this.#inTurn(uri, work, signal), signal);
  }

  async #inTurn<T>(
    uri: string,
    work: (calls: WorkerCalls | undefined) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    let result: T | undefined;
    await this.#turns.run(async () => {
      signal?.throwIfAborted();
      result = await this.#worker.use((calls) =>
        calls ? this.#limited(uri, () => work(calls), signal) : work(calls),
      );
    });
    return result as T;
  }

  async #limited<T>(uri: string, work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const { seconds = maxReadSeconds, broken = 'contextUnreadable' } = this.options;
    signal?.throwIfAborted();
    let late = false;
    const end = () => this.#worker.close();
    const timer = setTimeout(() => {
      late = true;
      end();
    }, seconds * 1000);
    signal?.addEventListener('abort', end);
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof WorkerEnded)) throw error;
      if (late) throw new Problem('readTooSlow', { uri, most: seconds });
      if (error.outOfMemory)
        throw new Problem('unpackedTooLarge', { uri, most: maxFileBytes / 1_000_000 }, error);
      throw new Problem(broken, { uri }, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  }
}
