import { Problem } from '../../check/problem.ts';
import { outputOf, parseCheckArguments } from '../checkArguments.ts';
import type { RequestedCheck } from '../requestedCheck.ts';

/** Checks what was edited since, and what its context may have changed; all else keeps its verdict. */
export async function recheckStale(given: unknown, check: RequestedCheck): Promise<void> {
  const document = await outputOf(await parseCheckArguments(given));
  try {
    await check.recheck(document);
  } catch (error) {
    // Nothing stale is nothing wrong.
    if (!(error instanceof Problem) || error.code !== 'nothingToCheck') throw error;
  }
}
