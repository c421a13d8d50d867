import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { ContextReading } from '../../../../src/editor/checking/contextReading.ts';

const uri = 'file:///work/draft.md';

describe('the reading of a context', () => {
  let reading: ContextReading;
  let told: number;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    reading = new ContextReading();
    told = 0;
    reading.onDidChange(() => {
      told += 1;
    });
  });
  afterEach(() => mock.timers.reset());

  it('is told where it lasts, until it is over', () => {
    const under = reading.begin(uri, () => {});
    reading.report(uri, { read: 1, files: 9 });
    assert.deepEqual([reading.of(uri), told], [undefined, 0]);
    mock.timers.tick(500);
    assert.deepEqual([reading.of(uri), told], [{ read: 1, files: 9 }, 1]);
    reading.report(uri, { read: 2, files: 9 });
    assert.deepEqual([reading.of(uri), told], [{ read: 2, files: 9 }, 2]);
    under.dispose();
    under.dispose();
    assert.deepEqual([reading.of(uri), told], [undefined, 3]);
  });

  it('is not told where it is over soon', () => {
    reading.begin(uri, () => {}).dispose();
    mock.timers.tick(5000);
    assert.deepEqual([reading.of(uri), told], [undefined, 0]);
  });

  it('is stopped on request; one that gave way to another ends nothing of that', () => {
    const stopped: string[] = [];
    const first = reading.begin(uri, () => stopped.push('first'));
    reading.begin(uri, () => stopped.push('second'));
    first.dispose();
    mock.timers.tick(500);
    assert.deepEqual(reading.of(uri), { read: 0, files: 0 });
    reading.cancel(uri);
    assert.deepEqual(stopped, ['second']);
  });
});
