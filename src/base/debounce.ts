export interface TimerClock {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const realClock: TimerClock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/**
 * Runs work when it has not been asked for during a pause, never twice at once: what is asked for meanwhile becomes one
 * further run after it.
 */
export class DebouncedTask {
  #timer: unknown;
  #running = false;
  #again = false;
  #disposed = false;

  /** @param work must not reject */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly pauseMs: () => number,
    private readonly clock: TimerClock = realClock,
  ) {}

  schedule(): void {
    if (this.#disposed) return;
    this.clock.clear(this.#timer);
    this.#timer = this.clock.set(() => void this.#run(), this.pauseMs());
  }

  /** Whether a pause is being waited for. */
  get isScheduled(): boolean {
    return this.#timer !== undefined;
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    try {
      await this.work();
    } finally {
      this.#running = false;
      if (this.#again) this.schedule();
      this.#again = false;
    }
  }

  dispose(): void {
    this.#disposed = true;
    this.clock.clear(this.#timer);
  }
}

/** One debounced task a key: keys wait and run each for itself. */
export class KeyedTasks {
  readonly #tasks = new Map<string, DebouncedTask>();

  /** @param work must not reject */
  constructor(
    private readonly work: (key: string) => Promise<void>,
    private readonly pauseMs: () => number,
    private readonly clock: TimerClock = realClock,
  ) {}

  schedule(key: string): void {
    const task = this.#tasks.get(key) ?? new DebouncedTask(() => this.work(key), this.pauseMs, this.clock);
    this.#tasks.set(key, task);
    task.schedule();
  }

  isScheduled(key: string): boolean {
    return this.#tasks.get(key)?.isScheduled ?? false;
  }

  /** What is scheduled for the key does not run any more. */
  forget(key: string): void {
    this.#tasks.get(key)?.dispose();
    this.#tasks.delete(key);
  }

  dispose(): void {
    for (const key of [...this.#tasks.keys()]) this.forget(key);
  }
}

/** Of the time of this thread, what is done again and again takes no more than one part in so many. */
const leastShare = 10;

/**
 * Runs `task` soon after it was asked for, and at most once in `interval` milliseconds, however often it is asked; more
 * rarely where it takes long, and never twice at once.
 */
export class ThrottledTask {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = Number.NEGATIVE_INFINITY;
  #running = 0;
  #again = false;

  /** @param task must not reject */
  constructor(
    private readonly interval: number,
    private readonly task: () => unknown,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  schedule(): void {
    if (this.#running > 0) this.#again = true;
    else this.#timer ??= setTimeout(() => this.runNow(), Math.max(0, this.#next - this.clock()));
  }

  /** Also beside a run that was begun before and is not done. */
  runNow(): void {
    this.dispose();
    const start = this.clock();
    this.#running++;
    const end = () => {
      const took = this.clock() - start;
      this.#next = start + Math.max(this.interval, took * leastShare);
      this.#running--;
      if (this.#again && this.#running === 0) {
        this.#again = false;
        this.schedule();
      }
    };
    let work: unknown;
    try {
      work = this.task();
    } finally {
      if (work instanceof Promise) void work.finally(end);
      else end();
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#again = false;
  }
}
