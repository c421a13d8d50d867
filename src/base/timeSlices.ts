/** Longest stretch of work, in milliseconds, before others get their turn. */
const turn = 12;

/** Long work in small steps: whoever runs it decides whether others get a turn between. */
export type Steps<T> = Generator<unknown, T>;

export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs in turns, so that a window stays alive. Throws the signal's reason when it aborts. */
export async function runInTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < turn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  }
}
