import { Problem } from '../check/problem.ts';
import {
  type WorkerAnswer,
  WorkerEnded,
  type WorkerPort,
  type WorkerRequest,
  type WorkerTask,
  type WorkerTasks,
} from './workerPort.ts';

interface Waiting {
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

  /**
   * @param transfer what moves to the worker, and is gone here
   * @throws {Problem} which the worker met; `WorkerEnded` where it is gone before it has answered
   */
  ask<T extends WorkerTask>(
    type: T,
    question: WorkerTasks[T]['question'],
    transfer: readonly ArrayBuffer[] = [],
  ): Promise<WorkerTasks[T]['reply']> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (reply) => resolve(reply as WorkerTasks[T]['reply']), reject });
      this.port.hold(true);
      this.port.post({ id, type, question } as WorkerRequest, transfer);
    });
  }

  close(): void {
    this.#end(new WorkerEnded('The worker was closed.'));
    this.port.close();
  }

  #answer(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
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
