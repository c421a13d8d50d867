import type { JudgeEvent } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import {
  type WorkerAnswer,
  WorkerEnded,
  type WorkerPort,
  type WorkerRequest,
  type WorkerTask,
  type WorkerTasks,
} from './workerPort.ts';

interface Listening {
  /** What moves to the worker, and is gone here. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Told what comes before the answer. */
  readonly onPart?: (events: readonly JudgeEvent[]) => void;
  /** Asks the worker to end early when it aborts. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly onPart?: Listening['onPart'];
  resolve(reply: WorkerTasks[WorkerTask]['reply']): void;
  reject(error: Error): void;
}

/** Pairs a worker's answers with what was asked. */
export class WorkerCalls {
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #ended: WorkerEnded | undefined;

  constructor(private readonly port: WorkerPort) {
    port.listen(
      (answer) => this.#answer(answer),
      (ended) => this.#end(ended),
    );
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** @throws {Problem} which the worker met; `WorkerEnded` where it is gone before it has answered */
  ask<T extends WorkerTask>(
    type: T,
    question: WorkerTasks[T]['question'],
    { transfer = [], onPart, signal }: Listening = {},
  ): Promise<WorkerTasks[T]['reply']> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#next++;
    const stop = () => this.#waiting.has(id) && this.port.post({ type: 'stop', id }, []);
    return new Promise<WorkerTasks[T]['reply']>((resolve, reject) => {
      this.#waiting.set(id, {
        onPart,
        resolve: (reply) => resolve(reply as WorkerTasks[T]['reply']),
        reject,
      });
      this.port.hold(true);
      this.port.post({ id, type, question } as WorkerRequest, transfer);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
    }).finally(() => signal?.removeEventListener('abort', stop));
  }

  close(): void {
    this.#end(new WorkerEnded('The worker was closed.'));
    this.port.close();
  }

  #answer(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if ('part' in answer) {
      waiting?.onPart?.(answer.part);
      return;
    }
    this.#waiting.delete(answer.id);
    this.port.hold(this.#waiting.size > 0);
    if ('reply' in answer) waiting?.resolve(answer.reply);
    else {
      const { problem, message } = answer.error;
      waiting?.reject(problem ? Problem.from(problem) : new Error(message));
    }
  }

  #end(ended: WorkerEnded): void {
    this.#ended ??= ended;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
