import type { Disposable } from './disposables.ts';

/** Where a task's progress is seen, which may be out of sight. */
export interface ProgressPlace {
  isInSight(): boolean;
  /** May tell of no change. */
  onDidChange(listener: () => void): Disposable;
}

/**
 * Calls `show` when the place of a task has been out of sight for so long, with a promise that ends when it is in sight
 * again or the task is over; and again after each such time.
 */
export async function whileHidden<T>(
  task: Promise<T>,
  place: ProgressPlace,
  delayMs: number,
  show: (until: Promise<void>) => void,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    end?.();
    end = undefined;
  };
  const look = () => {
    if (place.isInSight()) stop();
    else timer ??= setTimeout(() => show(new Promise((resolve) => (end = resolve))), delayMs);
  };
  const watch = place.onDidChange(look);
  look();
  try {
    return await task;
  } finally {
    watch.dispose();
    stop();
  }
}
