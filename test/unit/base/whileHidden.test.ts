import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Emitter } from '../../../src/base/emitter.ts';
import { whileHidden } from '../../../src/base/whileHidden.ts';

describe('a task whose place is hidden', () => {
  const changes = new Emitter<void>();
  let inSight: boolean;
  let finish: () => void;
  let done: Promise<void>;
  /** What was shown: whether it still is. */
  let shown: { is: boolean }[];

  const look = (isInSight: boolean) => {
    inSight = isInSight;
    changes.fire();
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const begin = (isInSight: boolean) => {
    inSight = isInSight;
    shown = [];
    const task = new Promise<void>((resolve) => (finish = resolve));
    done = whileHidden(task, { isInSight: () => inSight, onDidChange: changes.event }, 3000, (until) => {
      const one = { is: true };
      shown.push(one);
      void until.then(() => (one.is = false));
    });
  };
  const now = async () => {
    await settled();
    return shown.map(({ is }) => is);
  };

  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(async () => {
    finish();
    await done;
    mock.timers.reset();
  });

  it('is shown after the delay, until it is over', async () => {
    begin(false);
    mock.timers.tick(2999);
    assert.deepEqual(await now(), []);
    mock.timers.tick(1);
    assert.deepEqual(await now(), [true]);
    finish();
    await done;
    assert.deepEqual(await now(), [false]);
  });

  it('is not shown where it is over sooner', async () => {
    begin(false);
    finish();
    await done;
    mock.timers.tick(10_000);
    assert.deepEqual(await now(), []);
  });

  it('is not shown while its place is in sight, and goes when that comes into sight', async () => {
    begin(true);
    mock.timers.tick(10_000);
    assert.deepEqual(await now(), []);
    look(false);
    mock.timers.tick(3000);
    assert.deepEqual(await now(), [true]);
    look(true);
    assert.deepEqual(await now(), [false]);
    look(false);
    look(false);
    mock.timers.tick(3000);
    assert.deepEqual(await now(), [false, true]);
  });

  it('counts the time anew each time that its place is hidden', async () => {
    begin(false);
    mock.timers.tick(2000);
    look(true);
    look(false);
    mock.timers.tick(2000);
    assert.deepEqual(await now(), []);
    mock.timers.tick(1000);
    assert.deepEqual(await now(), [true]);
  });
});
