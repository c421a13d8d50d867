/**
 * Runs `task` soon after it was asked for, and at most once in `interval` milliseconds, however often it is asked.
 */
export class Coalesced {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly interval: number,
    private readonly task: () => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  ask(): void {
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#last + this.interval - this.clock());
    this.#timer = setTimeout(() => this.now(), wait);
  }

  now(): void {
    this.dispose();
    this.#last = this.clock();
    this.task();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
