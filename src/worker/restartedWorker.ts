import { WorkerCalls } from './workerCalls.ts';
import type { WorkerPort } from './workerPort.ts';

/** A worker that does not listen by then never will. */
const startSeconds = 30;

interface Started {
  readonly calls: WorkerCalls;
  /** Whether it listens. */
  readonly ready: Promise<boolean>;
}

/** A worker that is started when it is first needed, ends when nothing is asked for a while, and starts anew after that. */
export class RestartedWorker {
  #current: Started | undefined;
  #isUnable = false;
  #busy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param idleSeconds without a question after which it ends */
  constructor(
    private readonly start: () => WorkerPort,
    private readonly idleSeconds: number,
  ) {}

  /** Whether none can be started here, as far as it was tried. */
  get isUnable(): boolean {
    return this.#isUnable;
  }

  get isRunning(): boolean {
    return this.#current !== undefined && !this.#current.calls.hasEnded;
  }

  /** @param work is given no worker where none can be started here, as in some hosts that are far away */
  async use<T>(work: (calls: WorkerCalls | undefined) => Promise<T>): Promise<T> {
    this.#busy++;
    clearTimeout(this.#timer);
    try {
      return await work(await this.#calls());
    } finally {
      this.#busy--;
      if (this.#busy === 0) this.#endLater();
    }
  }

  /** Ends it with all that it is at; the next use starts another. */
  close(): void {
    const { calls } = this.#current ?? {};
    this.#current = undefined;
    calls?.close();
  }

  async #calls(): Promise<WorkerCalls | undefined> {
    if (this.#isUnable) return undefined;
    const current = this.#current && !this.#current.calls.hasEnded ? this.#current : this.#open();
    if (!current) return undefined;
    return (await current.ready) ? current.calls : this.#calls();
  }

  #open(): Started | undefined {
    try {
      const calls = new WorkerCalls(this.start());
      this.#current = { calls, ready: this.#ready(calls) };
    } catch {
      this.#isUnable = true;
      this.#current = undefined;
    }
    return this.#current;
  }

  async #ready(calls: WorkerCalls): Promise<boolean> {
    const timer = setTimeout(() => calls.close(), startSeconds * 1000);
    try {
      await calls.ask('ready', null);
      return true;
    } catch {
      // One that was closed meanwhile tells nothing about the next.
      if (this.#current?.calls === calls) this.#isUnable = true;
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  #endLater(): void {
    this.#timer = setTimeout(() => this.close(), this.idleSeconds * 1000);
    // A program that is done does not wait for it.
    if (typeof this.#timer === 'object') this.#timer.unref();
  }
}
