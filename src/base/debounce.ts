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

/**
 * Runs `task` soon after it was asked for, and at most once in `interval` milliseconds, however often it is asked.
 */
export class ThrottledTask {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly interval: number,
    private readonly task: () => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  schedule(): void {
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#last + this.interval - this.clock());
    this.#timer = setTimeout(() => this.runNow(), wait);
  }

  runNow(): void {
    this.dispose();
    this.#last = this.clock();
    this.task();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
