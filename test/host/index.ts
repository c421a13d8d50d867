import { runSuite } from './runSuite.ts';

/** What `extensionTestsPath` names: every test below `test/host/suite`. */
export function run(): Promise<void> {
  return runSuite(() => import('suite:test/host/suite'));
}
