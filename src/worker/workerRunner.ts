import type { OpenRunner, RawReading, RunnerFiles } from '../judges/reading/batchRunner.ts';
import type { WorkerAnswer, WorkerPort, WorkerRequest } from './workerPort.ts';

/** Runs models in a worker, one each; closing ends the worker. */
export const workerRunner =
  (start: () => WorkerPort): OpenRunner =>
  async (files) => {
    const port = new Asked(start());
    try {
      await port.open(files);
    } catch (error) {
      port.close();
      throw error;
    }
    return { run: (batch) => port.ask({ type: 'run', batch }), close: () => port.close() };
  };

type Question = WorkerRequest extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

interface Waiting {
  resolve(readings: readonly RawReading[]): void;
  reject(error: Error): void;
}

/** Pairs the worker's answers with what was asked. */
class Asked {
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #ended: Error | undefined;

  constructor(private readonly port: WorkerPort) {
    port.listen(
      (answer) => this.#answer(answer),
      (error) => this.#end(error),
    );
  }

  /** The weights move to the worker; whoever reads them anew reads the file. */
  async open(files: RunnerFiles): Promise<void> {
    const whole = [files.weights, files.wasm].flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    );
    await this.ask({ type: 'open', files }, whole);
  }

  ask(question: Question, transfer: readonly ArrayBuffer[] = []): Promise<readonly RawReading[]> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.port.hold(true);
      this.port.post({ ...question, id }, transfer);
    });
  }

  close(): void {
    this.#end(new Error('The worker was closed.'));
    this.port.close();
  }

  #answer(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.port.hold(this.#waiting.size > 0);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.readings);
  }

  #end(error: Error): void {
    this.#ended = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
