import assert from 'node:assert/strict';
import { readTally } from '../../../scripts/tally.ts';

describe('the tally of a test suite', () => {
  it('reads what mocha printed', () => {
    assert.deepEqual(readTally('\n  12 passing (3s)\n  2 failing\n', 2, true), { passed: 12, failed: 2 });
  });

  it('takes the last summary where tests print one of their own', () => {
    assert.deepEqual(readTally('  1 passing\n  5 passing (1s)\n', 0, true), { passed: 5, failed: 0 });
  });

  it('counts a crash without a failing test as one failure', () => {
    assert.deepEqual(readTally('  5 passing (1s)\n', 7, true), { passed: 5, failed: 1 });
  });

  it('counts a suite that ran nothing as one failure', () => {
    assert.deepEqual(readTally('  0 passing (1ms)\n', 0, true), { passed: 0, failed: 1 });
    assert.deepEqual(readTally('', 0, true), { passed: 0, failed: 1 });
  });

  it('takes a program without tests as one test', () => {
    assert.deepEqual(readTally('9 passing', 0, false), { passed: 1, failed: 0 });
    assert.deepEqual(readTally('', 1, false), { passed: 0, failed: 1 });
  });
});
