import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { DebouncedTask, KeyedTasks, ThrottledTask, type TimerClock } from '../../../src/base/debounce.ts';

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
    assert.equal(paced.isScheduled, false);
    paced.schedule();
    assert.equal(paced.isScheduled, true);
    await clock.pass(300);
    assert.deepEqual([started, paced.isScheduled], [1, false]);
  });

  it('waits for a pause', async () => {
    paced.schedule();
    await clock.pass(299);
    assert.equal(started, 0);
    await clock.pass(1);
    assert.equal(started, 1);
  });

  it('starts the pause anew with everything that is typed', async () => {
    paced.schedule();
    await clock.pass(200);
    paced.schedule();
    await clock.pass(200);
    assert.equal(started, 0);
    await clock.pass(100);
    assert.equal(started, 1);
  });

  it('is never in flight twice; what is asked meanwhile becomes one run after it', async () => {
    paced.schedule();
    await clock.pass(300);
    for (let i = 0; i < 5; i++) {
      paced.schedule();
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
    paced.schedule();
    paced.dispose();
    paced.schedule();
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
    coalesced.schedule();
    pass(1);
    assert.equal(runs, 1);
  });

  it('runs once for many that ask together', () => {
    for (let i = 0; i < 50; i++) coalesced.schedule();
    pass(200);
    assert.equal(runs, 1);
  });

  it('keeps its distance in a stream, and misses nothing at its end', () => {
    for (let ms = 0; ms < 400; ms += 5) {
      coalesced.schedule();
      pass(5);
    }
    assert.ok(runs >= 4 && runs <= 6, `${runs} runs`);
    const before = runs;
    coalesced.schedule();
    pass(80);
    assert.equal(runs, before + 1);
  });

  it('does not run after it was disposed of', () => {
    coalesced.schedule();
    coalesced.dispose();
    pass(200);
    assert.equal(runs, 0);
  });

  it('leaves most of the time to others where it takes long', () => {
    const long = new ThrottledTask(
      80,
      () => {
        runs++;
        now += 100;
      },
      () => now,
    );
    for (let ms = 0; ms < 1000; ms++) {
      long.schedule();
      pass(1);
    }
    assert.equal(runs, 2);
    long.dispose();
  });

  it('runs never twice at once, and misses nothing that came meanwhile', async () => {
    let finish = () => {};
    const lasting = new ThrottledTask(
      80,
      () => {
        runs++;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
      () => now,
    );
    const end = async () => {
      finish();
      for (let i = 0; i < 5; i++) await Promise.resolve();
    };
    lasting.schedule();
    pass(1);
    for (let i = 0; i < 3; i++) lasting.schedule();
    pass(500);
    assert.equal(runs, 1);
    await end();
    pass(5000);
    assert.equal(runs, 2);
    await end();
    pass(5000);
    assert.equal(runs, 2);
    lasting.dispose();
  });
});

describe('work by key', () => {
  it('waits and runs each key for itself, and forgets one alone', async () => {
    const clock = new FakeClock();
    const ran: string[] = [];
    const tasks = new KeyedTasks(
      async (key) => void ran.push(key),
      () => 300,
      clock,
    );
    for (const key of ['a', 'b', 'c']) tasks.schedule(key);
    tasks.forget('b');
    assert.deepEqual([tasks.isScheduled('a'), tasks.isScheduled('b')], [true, false]);
    await clock.pass(200);
    tasks.schedule('c');
    await clock.pass(100);
    assert.deepEqual(ran, ['a']);
    tasks.dispose();
    await clock.pass(300);
    assert.deepEqual(ran, ['a']);
  });
});
