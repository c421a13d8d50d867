/**
 * Runs several streams at once, at most `width` of them, and yields what any of them yields as it comes.
 * The first error ends all; so does the consumer's return.
 */
export async function* merge<T>(streams: readonly AsyncIterable<T>[], width: number): AsyncGenerator<T> {
  const waiting = streams.map((stream) => stream[Symbol.asyncIterator]());
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
    for (const [iterator, pending] of running) {
      pending.catch(() => {});
      void iterator.return?.();
    }
  }
}
