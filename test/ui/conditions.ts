import assert from 'node:assert/strict';

/** Milliseconds that a busy machine may take for any one thing. What is waited for comes far sooner. */
export const limit = 120_000;

/** Asks until an answer comes; a fault counts as none yet. Fails with `what`, and with the last fault if there was one. */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    let fault: unknown;
    const answer = await ask().catch((error: unknown) => {
      fault = error;
      return undefined;
    });
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`${what} did not appear`, { cause: fault });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Asks until the answer is yes. */
export const until = (what: string, holds: () => Promise<boolean>): Promise<true> =>
  eventually(what, async () => ((await holds()) ? true : undefined));

/** Asks until the answer is the expected one; fails with the difference. */
export async function becomes<T>(ask: () => T | Promise<T>, expected: T): Promise<void> {
  const compare = async () => assert.deepEqual(await ask(), expected);
  await until('the expected answer', () => compare().then(() => true)).catch(compare);
}
