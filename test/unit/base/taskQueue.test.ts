import assert from 'node:assert/strict';
import { TaskQueue } from '../../../src/base/taskQueue.ts';

describe('a queue of tasks', () => {
  /** A task that ends when it is told to, and writes down what it does. */
  const manual = (log: string[], name: string) => {
    let [resolve, reject]: [() => void, (fault: Error) => void] = [() => {}, () => {}];
    const promise = new Promise<void>((...settle) => {
      [resolve, reject] = settle;
    });
    const task = async () => {
      log.push(`${name} begins`);
      await promise;
      log.push(`${name} ends`);
    };
    return { task, resolve, reject };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('begins each when the one before it is done', async () => {
    const log: string[] = [];
    const queue = new TaskQueue();
    const [first, second] = [manual(log, 'first'), manual(log, 'second')];
    const both = [queue.run(first.task), queue.run(second.task)];
    second.resolve();
    await settled();
    assert.deepEqual(log, ['first begins']);
    assert.ok(queue.isBusy);
    first.resolve();
    await Promise.all(both);
    assert.deepEqual(log, ['first begins', 'first ends', 'second begins', 'second ends']);
    assert.ok(!queue.isBusy);
  });

  it('lets nothing wait for a task that lasts, which waits for its own turn', async () => {
    const log: string[] = [];
    const queue = new TaskQueue();
    const [first, lasting, last] = ['first', 'lasting', 'last'].map((name) => manual(log, name));
    void queue.run(first!.task);
    void queue.run(lasting!.task, false);
    const end = queue.run(last!.task);
    await settled();
    assert.deepEqual(log, ['first begins']);
    first!.resolve();
    last!.resolve();
    await end;
    assert.deepEqual(log, ['first begins', 'first ends', 'lasting begins', 'last begins', 'last ends']);
    assert.ok(!queue.isBusy);
  });

  it('goes on after a task that failed', async () => {
    const log: string[] = [];
    const queue = new TaskQueue();
    const [first, second] = [manual(log, 'first'), manual(log, 'second')];
    const failed = queue.run(first.task);
    const after = queue.run(second.task);
    first.reject(new Error('no'));
    second.resolve();
    await assert.rejects(failed, /no/);
    await after;
    assert.deepEqual(log, ['first begins', 'second begins', 'second ends']);
  });
});
