export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * What mocha says at the end of `output`. A program that failed without a failing test, or ran no test, counts as one
 * failure; where `tests` is false, the program itself is the one test.
 */
export function readTally(output: string, exitCode: number, tests: boolean): Tally {
  if (!tests) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const passed = last(output, /^\s*(\d+) passing/gm);
  const failed = last(output, /^\s*(\d+) failing/gm);
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

function last(output: string, pattern: RegExp): number {
  return Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
}
