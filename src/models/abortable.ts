/** A stream that ends when `signal` aborts, also where its source takes no notice. */
export async function* endingWith<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
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
