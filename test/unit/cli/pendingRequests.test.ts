import assert from 'node:assert/strict';
import { PendingRequests } from '../../../src/cli/evaluate/batch/pendingRequests.ts';

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
