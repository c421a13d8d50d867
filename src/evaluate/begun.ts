/**
 * The same items, of which the first has been read: what cannot be opened says so now, before anything is paid for or
 * written. Undefined where there are none.
 */
export async function begun<T>(items: AsyncIterable<T>): Promise<AsyncGenerator<T> | undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  return first.done ? undefined : rest(first.value, iterator);
}

async function* rest<T>(first: T, iterator: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
