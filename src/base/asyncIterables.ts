/**
 * Runs several streams at once, at most `width` of them, and yields what any of them yields as it comes.
 * The first error ends all; so does the consumer's return.
 * @param streams are given a signal that aborts with `signal`, and when all shall end
 */
export async function* mergeStreams<T>(
  streams: readonly ((signal: AbortSignal) => AsyncIterable<T>)[],
  width: number,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const waiting = streams.map((stream) => stream(either)[Symbol.asyncIterator]());
  const next = (iterator: AsyncIterator<T>) => iterator.next().then((result) => ({ iterator, result }));
  const running = new Map<AsyncIterator<T>, ReturnType<typeof next>>();
  const fill = () => {
    while (running.size < width && waiting.length > 0) {
      const iterator = waiting.shift()!;
      running.set(iterator, next(iterator));
    }
  };
  try {
    for (fill(); running.size > 0; fill()) {
      const { iterator, result } = await Promise.race(running.values());
      if (result.done) {
        running.delete(iterator);
        continue;
      }
      running.set(iterator, next(iterator));
      yield result.value;
    }
  } finally {
    // A stream that waits for something takes no notice of its return before that comes.
    stop.abort();
    for (const [iterator, pending] of running) {
      pending.catch(() => {});
      void iterator.return?.();
    }
  }
}

/** A stream that ends by itself, or at the latest so many milliseconds after `signal` aborts. */
export async function* untilStoppedFor<T>(
  stream: AsyncIterable<T>,
  signal: AbortSignal,
  graceMs: number,
): AsyncGenerator<T> {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    timer ??= setTimeout(() => end.abort(), graceMs);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    yield* untilAborted(stream, end.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
  }
}

/** A stream that ends when `signal` aborts, also where its source takes no notice. */
export async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  let end: (() => void) | undefined;
  const aborted = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
  try {
    for (;;) {
      const next = iterator.next();
      next.catch(() => {});
      const result = await Promise.race([next, aborted]);
      if (!result || result.done) return;
      yield result.value;
    }
  } finally {
    if (end) signal.removeEventListener('abort', end);
    void iterator.return?.();
  }
}
