import { runSuite } from './runSuite.ts';

/** The tests of `test/host/untrusted`, for a window whose workspace nobody has trusted. */
export function run(): Promise<void> {
  return runSuite(() => import('suite:test/host/untrusted'));
}
