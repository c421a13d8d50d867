/** Milliseconds of work after which timers and input have their turn. */
const longestSlice = 12;

/** To be awaited between pieces of work that never wait for anything themselves, so that nothing freezes. */
export function timeSlicer(): () => Promise<void> | undefined {
  let since = Date.now();
  return () => {
    if (Date.now() - since < longestSlice) return undefined;
    return new Promise((resolve) => {
      later(() => {
        since = Date.now();
        resolve();
      });
    });
  };
}

/** Node's own way waits for nothing; browsers know timers alone, which wait a millisecond or more. */
const later = (then: () => void): unknown =>
  'setImmediate' in globalThis ? setImmediate(then) : setTimeout(then, 0);
