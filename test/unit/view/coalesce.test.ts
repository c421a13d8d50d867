import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Coalesced } from '../../../src/view/coalesce.ts';

describe('Coalesced', () => {
  let now: number;
  let runs: number;
  let coalesced: Coalesced;
  const pass = (ms: number) => {
    for (let i = 0; i < ms; i++) {
      now++;
      mock.timers.tick(1);
    }
  };

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    now = 1000;
    runs = 0;
    coalesced = new Coalesced(
      80,
      () => runs++,
      () => now,
    );
  });
  afterEach(() => {
    coalesced.dispose();
    mock.timers.reset();
  });

  it('runs at once when there was nothing for a while', () => {
    coalesced.ask();
    pass(1);
    assert.equal(runs, 1);
  });

  it('runs once for many that ask together', () => {
    for (let i = 0; i < 50; i++) coalesced.ask();
    pass(200);
    assert.equal(runs, 1);
  });

  it('keeps its distance in a stream, and misses nothing at its end', () => {
    for (let ms = 0; ms < 400; ms += 5) {
      coalesced.ask();
      pass(5);
    }
    assert.ok(runs >= 4 && runs <= 6, `${runs} runs`);
    const before = runs;
    coalesced.ask();
    pass(80);
    assert.equal(runs, before + 1);
  });

  it('does not run after it was disposed of', () => {
    coalesced.ask();
    coalesced.dispose();
    pass(200);
    assert.equal(runs, 0);
  });
});
