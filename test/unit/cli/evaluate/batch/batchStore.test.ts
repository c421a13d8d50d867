import assert from 'node:assert/strict';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../../../src/check/problem.ts';
import { BatchStore, PendingRequests } from '../../../../../src/cli/evaluate/batch/batchStore.ts';
import { Seals } from '../../../../../src/evaluate/results/seals.node.ts';
import { createWorkplace, type Workplace } from '../../workplace.ts';

const seals = new Seals('secret', 'batch');

describe('what is kept of batches', () => {
  let place: Workplace;
  let folder: string;
  beforeEach(() => {
    place = createWorkplace();
    folder = join(place.folder, 'kept');
  });
  afterEach(() => place.remove());

  const open = () => BatchStore.open(folder, seals);
  const batch = { mark: 'one', model: 'm' };

  async function* answers(...keys: readonly string[]) {
    for (const key of keys) yield { key, body: { answer: key } };
  }

  it('makes no folder before there is something to keep', async () => {
    const store = await open();
    assert.ok(!existsSync(folder));
    await store.note(batch);
    assert.ok(existsSync(folder));
    await store.remove();
    assert.ok(!existsSync(folder));
  });

  it('is there for a later process: open batches, with what became known of them, and answers', async () => {
    const store = await open();
    await store.note(batch);
    await store.note({ ...batch, mark: 'two' });
    await store.note({ ...batch, id: 'batch-1' });
    await store.collected({ ...batch, mark: 'two' }, answers('a', 'b'), new Problem('batchFailed'));
    const later = await open();
    assert.deepEqual(later.openBatches, [{ ...batch, id: 'batch-1' }]);
    assert.deepEqual(later.memoryOf('m').answer('b'), { answer: 'b' });
  });

  it('takes no answer that another installation collected, unless the person says so', async () => {
    const store = await open();
    await store.note(batch);
    await store.collected(batch, answers('a'), new Problem('batchFailed'));
    appendFileSync(join(folder, 'answers.jsonl'), '{"key":"b","body":{"answer":"b"}}\n');
    const foreign = new Seals('another secret', 'batch');
    const answered = async (seals: Seals, trustsAll?: boolean) => {
      const { answer } = (await BatchStore.open(folder, seals, trustsAll)).memoryOf('m');
      return ['a', 'b'].filter((key) => answer(key) !== undefined);
    };
    await store.note(batch);
    assert.deepEqual(await answered(seals), ['a']);
    assert.deepEqual(await answered(foreign), []);
    assert.deepEqual(await answered(foreign, true), ['a', 'b']);
  });

  it('loses to a line that a killed process was writing no other', async () => {
    const store = await open();
    await store.note(batch);
    await store.collected(batch, answers('a'), new Problem('batchFailed'));
    appendFileSync(join(folder, 'answers.jsonl'), '{"key":"b","bo');
    await (await open()).collected(batch, answers('c'), new Problem('batchFailed'));
    const { answer } = (await open()).memoryOf('m');
    assert.deepEqual(['a', 'b', 'c'].map(answer), [{ answer: 'a' }, undefined, { answer: 'c' }]);
  });
});

const request = (key: string, text = '') => ({ key, body: { text } });
const keys = (taken: ReturnType<PendingRequests['take']>) =>
  taken.map(([model, requests]) => [model, ...requests.map(({ key }) => key)]);

describe('requests that wait for a batch', () => {
  it('are taken model by model, none twice in a round', () => {
    const pending = new PendingRequests();
    for (const key of ['a', 'b', 'a']) pending.add('m', request(key));
    pending.add('n', request('c'));
    assert.deepEqual(keys(pending.take('full')), []);
    assert.deepEqual(keys(pending.take('all')), [
      ['m', 'a', 'b'],
      ['n', 'c'],
    ]);
    pending.add('m', request('a'));
    assert.deepEqual(keys(pending.take('all')), []);
    pending.beginRound();
    pending.add('m', request('a'));
    assert.deepEqual(keys(pending.take('all')), [['m', 'a']]);
  });

  it('are taken once a file is full, by number or by size', () => {
    const pending = new PendingRequests({ requests: 2, bytes: 1000 });
    pending.add('m', request('a'));
    pending.add('n', request('b', 'x'.repeat(400)));
    assert.deepEqual(keys(pending.take('full')), [['n', 'b']]);
    pending.add('m', request('c'));
    assert.deepEqual(keys(pending.take('full')), [['m', 'a', 'c']]);
  });
});
