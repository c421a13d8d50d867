import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { runAtOnce, runInTurns, type Steps } from '../../../src/base/timeSlices.ts';

/** Works for so many milliseconds, one a step. */
function* busy(milliseconds: number): Steps<string> {
  for (let i = 0; i < milliseconds; i++) {
    for (const until = performance.now() + 1; performance.now() < until; );
    yield;
  }
  return 'done';
}

describe('steps', () => {
  it('run at once or in turns to the same end', async () => {
    assert.equal(runAtOnce(busy(3)), 'done');
    assert.equal(await runInTurns(busy(3)), 'done');
  });
  it('let others work between turns', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 1);
    await runInTurns(busy(60));
    clearInterval(timer);
    assert.ok(others >= 2);
  });
  it('end with the reason of a signal that aborts', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 5);
    await assert.rejects(runInTurns(busy(1000), controller.signal), /enough/);
  });
});
