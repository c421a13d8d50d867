import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { DebouncedTask, ThrottledTask, type TimerClock } from '../../../src/base/debounce.ts';

/** Time that passes only when told to. */
class FakeClock implements TimerClock {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];

  set(run: () => void, ms: number): unknown {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return timer;
  }
  clear(timer: unknown): void {
    this.#timers = this.#timers.filter((one) => one !== timer);
  }
  async pass(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('paced work', () => {
  let clock: FakeClock;
  let started: number;
  let finish: () => void;
  let paced: DebouncedTask;

  beforeEach(() => {
    clock = new FakeClock();
    started = 0;
    const work = () => {
      started++;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    paced = new DebouncedTask(work, () => 300, clock);
  });

  it('says whether it has been asked, so that a reminder need not put it off', async () => {
    assert.equal(paced.asked, false);
    paced.ask();
    assert.equal(paced.asked, true);
    await clock.pass(300);
    assert.deepEqual([started, paced.asked], [1, false]);
  });

  it('waits for a pause', async () => {
    paced.ask();
    await clock.pass(299);
    assert.equal(started, 0);
    await clock.pass(1);
    assert.equal(started, 1);
  });

  it('starts the pause anew with everything that is typed', async () => {
    paced.ask();
    await clock.pass(200);
    paced.ask();
    await clock.pass(200);
    assert.equal(started, 0);
    await clock.pass(100);
    assert.equal(started, 1);
  });

  it('is never in flight twice; what is asked meanwhile becomes one run after it', async () => {
    paced.ask();
    await clock.pass(300);
    for (let i = 0; i < 5; i++) {
      paced.ask();
      await clock.pass(300);
    }
    assert.equal(started, 1);
    finish();
    await clock.pass(0);
    await clock.pass(300);
    assert.equal(started, 2);
    finish();
    await clock.pass(1000);
    assert.equal(started, 2);
  });

  it('does nothing once disposed', async () => {
    paced.ask();
    paced.dispose();
    paced.ask();
    await clock.pass(1000);
    assert.equal(started, 0);
  });
});

describe('Coalesced', () => {
  let now: number;
  let runs: number;
  let coalesced: ThrottledTask;
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
    coalesced = new ThrottledTask(
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
