/** Longest stretch of work, in milliseconds, before timers and input have their turn. */
const longestSlice = 12;

/**
 * To be called between pieces of work that never wait for anything themselves, so that nothing freezes: a promise to
 * await where others are due, and nothing until then.
 */
export function timeSlicer(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < longestSlice) return undefined;
    return new Promise((resolve) => {
      later(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

/** Node's own way waits for nothing; browsers know timers alone, which wait a millisecond or more. */
const later = (then: () => void): unknown =>
  'setImmediate' in globalThis ? setImmediate(then) : setTimeout(then, 0);

/** Long work in small steps: whoever runs it decides whether others get a turn between. */
export type Steps<T> = Generator<unknown, T>;

export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs in slices, so that a window stays alive. Throws the signal's reason when it aborts. */
export async function runInTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  const pause = timeSlicer();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const others = pause();
    if (!others) continue;
    await others;
    signal?.throwIfAborted();
  }
}
