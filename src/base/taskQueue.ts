/** Runs tasks in the order in which they came, each when those before it are done. */
export class TaskQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Whether a task that others wait for is not done yet. */
  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /**
   * Settles as the task does, whose failure concerns no other task.
   * @param holdsUp whether later tasks wait for its end; one that lasts only waits for its turn
   */
  run(task: () => Promise<void>, holdsUp = true): Promise<void> {
    const result = this.#last.then(task);
    if (!holdsUp) return result;
    this.#waiting += 1;
    const done = () => {
      this.#waiting -= 1;
    };
    this.#last = result.then(done, done);
    return result;
  }
}
