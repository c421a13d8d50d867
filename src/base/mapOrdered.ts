/**
 * Maps with up to `concurrency` items under way and yields in the order of the items, so that a file of results grows
 * in the order of its data. Holds at most that many items. Stops taking new ones once `signal` aborts, and yields no
 * result that was unfinished then.
 */
export async function* mapOrdered<T, R>(
  items: AsyncIterable<T>,
  concurrency: number,
  map: (item: T) => Promise<R>,
  signal: AbortSignal,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  const iterator = items[Symbol.asyncIterator]();
  try {
    let more = true;
    while (!signal.aborted) {
      while (more && running.length < concurrency) {
        const next = await iterator.next();
        if (next.done) more = false;
        else running.push(settled(map(next.value)));
      }
      const first = running.shift();
      if (!first) return;
      const result = await first;
      if (signal.aborted) return;
      yield result;
    }
  } finally {
    await Promise.allSettled(running);
    await iterator.return?.();
  }
}

/** A promise that is awaited later must not count as unhandled until then. */
function settled<R>(promise: Promise<R>): Promise<R> {
  promise.catch(() => undefined);
  return promise;
}
